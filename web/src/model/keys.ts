/** The keyboard: physical keys, so that Hebrew and Arabic keyboards have them in the same place. */

/** Where the focus goes among cards. */
export type Step = 'next' | 'previous' | 'first' | 'last' | 'stay';

export type Action = 'next' | 'previous' | 'first' | 'last' | 'play' | 'rules' | 'log' | 'menu' | 'state';

const KEYS: Readonly<Record<string, Action>> = {
  Home: 'first',
  End: 'last',
  Enter: 'play',
  Space: 'play',
  KeyR: 'rules',
  KeyH: 'log',
  KeyM: 'menu',
  KeyS: 'state',
};

/** The keys of every table, for the help page; each game adds its own. */
export const SHOWN: readonly (readonly [key: string, action: Action])[] = [
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

/** A key that makes a move, as a button does. */
export interface MoveKey {
  readonly letter: string;
  readonly move: string;
  /** The message that says what it does. */
  readonly label: string;
}

/** The move's key that was pressed. */
export function moveKeyOf(press: Press, keys: readonly MoveKey[]): MoveKey | undefined {
  return isShortcut(press) ? undefined : keys.find(({ letter }) => press.code === `Key${letter}`);
}

function isShortcut({ ctrlKey, altKey, metaKey }: Press): boolean {
  return ctrlKey || altKey || metaKey;
}

/** What a key means; arrows follow the reading direction. */
export function actionOf(press: Press, rightToLeft: boolean): Action | null {
  if (isShortcut(press)) return null;
  if (press.code === 'ArrowRight') return rightToLeft ? 'previous' : 'next';
  if (press.code === 'ArrowLeft') return rightToLeft ? 'next' : 'previous';
  return KEYS[press.code] ?? null;
}
