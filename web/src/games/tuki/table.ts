import { app } from '../../app/app.svelte';
import type { Sound } from '../../app/sound';
import { cardsOf } from '../../model/flights';
import type { Desk } from '../../table/desk.svelte';
import { tableFace, turnOf, type Button, type Tally } from '../../table/face';
import type { Happened, TukiView } from '../../wire/types';
import { dealFits } from './deal';
import { ended } from './ended';
import { figures } from './figures';
import { flying } from './flights';
import Middle from './Middle.svelte';
import Own from './Own.svelte';
import Seat from './Seat.svelte';
import { mayThrow, throwing, toggleThrowing } from './throwing';

function sentence(desk: Desk, view: TukiView): string {
  if (desk.state.between) return app.say('web-tuki-deal-over');
  if (view.phase === 'opening') {
    const count = view.to_open[desk.me] ?? 0;
    return count > 0 ? app.say('web-tuki-opening', { count }) : app.say('web-all-open');
  }
  if (view.turn !== desk.me) return turnOf(desk, view);
  if (desk.picked?.startsWith('hover:')) return app.say('web-tuki-landing');
  if (throwing(desk)) return app.say('web-tuki-throwing');
  if (view.phase === 'place' && view.taken_from === 'pile') return app.say('web-tuki-place-drawn');
  return app.say(`web-tuki-${view.phase}`);
}

function buttons(desk: Desk): Button[] {
  const found: Button[] = [];
  if (desk.can('throw'))
    found.push({ key: 'throw', label: app.say('web-do-throw'), press: () => void desk.act('throw') });
  if (mayThrow(desk))
    found.push({
      key: 'throw:',
      label: app.say('web-do-throw-open'),
      on: throwing(desk),
      press: () => toggleThrowing(desk),
    });
  return found;
}

function tally(_view: TukiView, _seat: number, events: readonly Happened[]): Tally {
  const counted = events.filter(({ event, facts }) => event === 'counted' && Array.isArray(facts['cards']));
  return {
    total: events.findLast((event) => event.event === 'scored')?.facts['total'] ?? null,
    parts: counted.map((event) => ({
      event,
      cards: cardsOf(event).filter((card) => card !== null),
      points: event.facts['points'],
    })),
  };
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
  counts: ({ event }) => event === 'scored' || event === 'counted' || event === 'tied',
  begins: ({ event }) => event === 'round',
  ended,
  tally,
  sentence,
  buttons,
  keys: [
    { letter: 'D', move: 'pile', label: 'web-key-draw' },
    { letter: 'T', move: 'bin', label: 'web-key-take' },
    { letter: 'X', move: 'throw', label: 'web-key-throw' },
  ],
  pressed: (desk, move) => {
    if (move !== 'throw' || desk.can('throw') || !mayThrow(desk)) return false;
    toggleThrowing(desk);
    return true;
  },
  dealFits,
});
