import { app } from '../../app/app.svelte';
import type { Sound } from '../../app/sound';
import type { Board } from '../../table/board.svelte';
import { tableFace, turnOf, type Button } from '../../table/face';
import type { EightView, MoveInfo } from '../../wire/types';
import { dealFits } from './deal';
import { figures } from './figures';
import { flying } from './flights';
import Middle from './Middle.svelte';
import Own from './Own.svelte';
import Seat from './Seat.svelte';

const HALF = 'half';

function sentence(board: Board, view: EightView): string {
  if (board.state.between) return app.say('web-eight-deal-over');
  return view.turn === board.me ? app.say(`web-eight-${view.phase}`) : turnOf(board, view);
}

function buttons(board: Board): Button[] {
  return ['take', 'keep']
    .filter((move) => board.chooser.can(move))
    .map((move) => ({ key: move, label: app.say(`web-eight-do-${move}`), press: () => board.chooser.press(move) }));
}

function together({ kind, card, count }: MoveInfo): string[] {
  if (card == null) return [];
  return [...Array.from({ length: count ?? 1 }, () => card), ...(kind === 'combine' ? [HALF] : [])];
}

const SOUNDS: Readonly<Record<string, Sound>> = { won: 'win', arrested: 'call', laid: 'lay', took: 'draw' };

export const table = tableFace<EightView>({
  name: 'eight',
  Seat,
  Middle,
  Own,
  figures: () => figures,
  flying,
  sounds: ({ event }) => SOUNDS[event],
  sentence,
  buttons,
  keys: [{ letter: 'T', move: 'take', label: 'web-eight-key-take' }],
  lays: (info, card) => info.card === card || (card === HALF && info.kind === 'combine'),
  together,
  dealFits,
});
