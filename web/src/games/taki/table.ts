import { app } from '../../app/app.svelte';
import type { Sound } from '../../app/sound';
import type { Board } from '../../table/board.svelte';
import { tableFace, turnOf, type Button } from '../../table/face';
import type { TakiView } from '../../wire/types';
import { dealFits } from './deal';
import { figures } from './figures';
import { flying } from './flights';
import Middle from './Middle.svelte';
import Outcome from './Outcome.svelte';
import Own from './Own.svelte';
import Seat from './Seat.svelte';

function sentence(board: Board, view: TakiView): string {
  if (view.phase === 'break')
    return app.say(view.turn === board.me ? 'web-taki-break-mine' : 'web-taki-break', {
      name: board.nameOf(view.turn),
    });
  if (view.turn !== board.me) return turnOf(board, view);
  if (view.phase === 'chain') return app.say('web-taki-chain', { count: view.debt });
  if (board.chooser.moves.length > 0 && board.chooser.moves.every((move) => move === 'draw'))
    return app.say('web-taki-draw');
  return app.say(`web-taki-${view.phase}`);
}

/** "Last card!" can be called with the next card. */
function mayArm(board: Board): boolean {
  return !board.chooser.can('last') && board.chooser.mayCall;
}

function buttons(board: Board, view: TakiView): Button[] {
  const windowed = view.phase === 'break';
  const found: Button[] = [];
  const add = (move: string, label: string, main = false): void => {
    if (board.chooser.can(move))
      found.push({ key: move, label: app.say(label), main, press: () => board.chooser.press(move) });
  };
  if (mayArm(board))
    found.push({
      key: 'call',
      label: app.say('web-taki-do-last'),
      on: board.chooser.calling,
      press: () => board.chooser.touch({ on: 'call' }),
    });
  add('last', 'web-taki-do-last', true);
  if (windowed) add('break', 'web-taki-do-break', true);
  add('close', 'web-taki-do-close', true);
  add('end', view.phase === 'run' ? 'web-taki-do-end-open' : 'web-taki-do-end');
  if (windowed) add('pass', 'web-taki-do-pass-break');
  else if (board.chooser.moves.length === 1) add('pass', 'web-taki-do-pass');
  return found;
}

const SOUNDS: Readonly<Record<string, Sound>> = {
  won: 'win',
  called: 'call',
  broken: 'call',
  laid: 'lay',
  drew: 'draw',
};

export const table = tableFace<TakiView>({
  name: 'taki',
  Seat,
  Middle,
  Own,
  Outcome,
  figures,
  flying,
  sounds: ({ event }) => SOUNDS[event],
  sentence,
  buttons,
  keys: [
    { letter: 'D', move: 'draw', label: 'web-key-draw' },
    { letter: 'L', move: 'last', label: 'web-taki-key-call' },
    { letter: 'C', move: 'close', label: 'web-taki-key-close' },
    { letter: 'E', move: 'end', label: 'web-taki-key-end' },
    { letter: 'B', move: 'break', label: 'web-taki-key-break' },
    { letter: 'P', move: 'pass', label: 'web-taki-key-pass' },
  ],
  pressed: (board, move) => {
    if (move !== 'last' || !mayArm(board)) return false;
    board.chooser.touch({ on: 'call' });
    return true;
  },
  // While a window is open, several players may act: only the seat in turn stays lit.
  lit: (view, seat) => view.turn === seat && view.phase !== 'break',
  dealFits,
});
