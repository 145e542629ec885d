/** The keyboard: physical keys, so that Hebrew and Arabic keyboards have them in the same place. */

/** Where the focus goes among cards. */
export type Step = 'next' | 'previous' | 'first' | 'last' | 'stay';

export type Action =
  | 'next'
  | 'previous'
  | 'first'
  | 'last'
  | 'play'
  | 'draw'
  | 'call'
  | 'close'
  | 'end'
  | 'break'
  | 'pass'
  | 'take'
  | 'throw'
  | 'rules'
  | 'log'
  | 'menu'
  | 'state';

const KEYS: Readonly<Record<string, Action>> = {
  Home: 'first',
  End: 'last',
  Enter: 'play',
  Space: 'play',
  KeyD: 'draw',
  KeyL: 'call',
  KeyC: 'close',
  KeyE: 'end',
  KeyB: 'break',
  KeyP: 'pass',
  KeyT: 'take',
  KeyX: 'throw',
  KeyR: 'rules',
  KeyH: 'log',
  KeyM: 'menu',
  KeyS: 'state',
};

/** The keys that stand in for buttons, for the help page. */
export const SHOWN: readonly (readonly [key: string, action: Action])[] = [
  ['D', 'draw'],
  ['L', 'call'],
  ['C', 'close'],
  ['E', 'end'],
  ['B', 'break'],
  ['P', 'pass'],
  ['T', 'take'],
  ['X', 'throw'],
  ['R', 'rules'],
  ['H', 'log'],
  ['S', 'state'],
];

export interface Press {
  readonly code: string;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
}

/** What a key means; arrows follow the reading direction. */
export function actionOf(press: Press, rightToLeft: boolean): Action | null {
  if (press.ctrlKey || press.altKey || press.metaKey) return null;
  if (press.code === 'ArrowRight') return rightToLeft ? 'previous' : 'next';
  if (press.code === 'ArrowLeft') return rightToLeft ? 'next' : 'previous';
  return KEYS[press.code] ?? null;
}
