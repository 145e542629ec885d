import { app } from '../../app/app.svelte';
import type { Sound } from '../../app/sound';
import type { Board } from '../../table/board.svelte';
import { tableFace, turnOf, type Button } from '../../table/face';
import type { TukiView } from '../../wire/types';
import { dealFits } from './deal';
import { figures } from './figures';
import { flying } from './flights';
import Middle from './Middle.svelte';
import Own from './Own.svelte';
import Seat from './Seat.svelte';
import { mayThrow, throwing, toggleThrowing } from './throwing';

function sentence(board: Board, view: TukiView): string {
  if (board.state.between) return app.say('web-tuki-deal-over');
  if (view.phase === 'opening') {
    const count = view.to_open[board.me] ?? 0;
    return count > 0 ? app.say('web-tuki-opening', { count }) : app.say('web-tuki-all-open');
  }
  if (view.turn !== board.me) return turnOf(board, view);
  if (board.chooser.begun?.kind === 'hover') return app.say('web-tuki-landing');
  if (throwing(board)) return app.say('web-tuki-throwing');
  if (view.phase === 'place' && view.taken_from === 'pile') return app.say('web-tuki-place-drawn');
  return app.say(`web-tuki-${view.phase}`);
}

function buttons(board: Board): Button[] {
  const found: Button[] = [];
  if (board.chooser.can('throw'))
    found.push({ key: 'throw', label: app.say('web-tuki-do-throw'), press: () => board.chooser.press('throw') });
  if (mayThrow(board))
    found.push({
      key: 'throw:',
      label: app.say('web-tuki-do-throw-open'),
      on: throwing(board),
      press: () => toggleThrowing(board),
    });
  return found;
}

const SOUNDS: Readonly<Record<string, Sound>> = {
  won: 'win',
  put: 'lay',
  drew: 'draw',
  took: 'draw',
  opened: 'flip',
  opens: 'flip',
};

export const table = tableFace<TukiView>({
  name: 'tuki',
  Seat,
  Middle,
  Own,
  figures: () => figures,
  flying,
  sounds: ({ event }) => SOUNDS[event],
  sentence,
  buttons,
  several: 'web-tuki-all-open',
  beginning: { question: 'web-tuki-parrot', label: 'web-tuki-do-hover' },
  keys: [
    { letter: 'D', move: 'pile', label: 'web-key-draw' },
    { letter: 'T', move: 'bin', label: 'web-tuki-key-take' },
    { letter: 'X', move: 'throw', label: 'web-tuki-key-throw' },
  ],
  pressed: (board, move) => {
    if (move !== 'throw' || board.chooser.can('throw') || !mayThrow(board)) return false;
    toggleThrowing(board);
    return true;
  },
  dealFits,
});
