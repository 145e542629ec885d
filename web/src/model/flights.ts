/** What events make cards do: which card flies from where to where, and when. */

import type { GameView, Happened } from '../wire/types';

/** A place on the table that a card can leave or reach; components mark theirs with it. */
export type Anchor = string;

export interface Flight {
  /** The card, if it is seen. */
  readonly card: string | null;
  readonly from: Anchor;
  readonly to: Anchor;
  /** When it starts, in beats from the beginning of the update. */
  readonly beat: number;
}

export const at = {
  hand: (seat: number): Anchor => `hand-${seat}`,
  held: (seat: number, card: string): Anchor => `hand-${seat}-${card}`,
  place: (seat: number, place: number): Anchor => `place-${seat}-${place}`,
  open: (seat: number): Anchor => `open-${seat}`,
  openPlace: (seat: number, place: number): Anchor => `open-${seat}-${place}`,
  blind: (seat: number, place: number): Anchor => `blind-${seat}-${place}`,
  bank: (seat: number): Anchor => `bank-${seat}`,
  burnt: (seat: number): Anchor => `burnt-${seat}`,
  taken: (seat: number): Anchor => `taken-${seat}`,
  pile: 'pile',
  heap: 'heap',
} as const;

interface Step {
  readonly cards: readonly (string | null)[];
  readonly from: Anchor;
  /** Where all of them go, or each. */
  readonly to: Anchor | readonly Anchor[];
}

function cardsOf(event: Happened): (string | null)[] {
  const { cards, card, count } = event.facts;
  if (Array.isArray(cards)) return cards.map(String);
  if (typeof card === 'string') return [card];
  return Array.from({ length: typeof count === 'number' ? count : 1 }, () => null);
}

function number(fact: unknown): number {
  return typeof fact === 'number' ? fact : 0;
}

function takiStep(event: Happened, seat: number): Step | null {
  const cards = cardsOf(event);
  if (event.event === 'dealt' || event.event === 'drew') return { cards, from: at.pile, to: at.hand(seat) };
  if (event.event === 'laid') return { cards, from: at.held(seat, cards[0] ?? ''), to: at.heap };
  return null;
}

function eightStep(event: Happened, seat: number): Step | null {
  const cards = cardsOf(event);
  if (event.event === 'dealt' || event.event === 'filled') return { cards, from: at.bank(seat), to: at.hand(seat) };
  if (event.event === 'laid-out')
    return { cards, from: at.bank(seat), to: cards.map((_, place) => at.openPlace(seat, place)) };
  if (event.event === 'took') return { cards: cards.slice(0, 8), from: at.heap, to: at.burnt(seat) };
  if (event.event === 'turned-up') return { cards, from: at.blind(seat, number(event.facts['place'])), to: at.heap };
  if (event.event === 'turned-back') return { cards, from: at.heap, to: at.blind(seat, number(event.facts['place'])) };
  if (event.event !== 'laid' || event.facts['source'] === 'blind') return null;
  return { cards, from: event.facts['source'] === 'open' ? at.open(seat) : at.held(seat, cards[0] ?? ''), to: at.heap };
}

function tukiStep(event: Happened, seat: number): Step | null {
  const cards = cardsOf(event);
  const place = at.place(seat, number(event.facts['place']));
  if (event.event === 'took') return { cards, from: at.heap, to: at.taken(seat) };
  if (event.event === 'drew') return { cards, from: at.pile, to: at.taken(seat) };
  if (event.event === 'put') return { cards, from: at.taken(seat), to: place };
  if (event.event === 'threw') return { cards, from: at.taken(seat), to: at.heap };
  if (event.event === 'binned') return { cards, from: place, to: at.heap };
  if (event.event === 'hovered')
    return {
      cards: ['P'],
      from: at.place(seat, number(event.facts['start'])),
      to: at.place(seat, number(event.facts['landing'])),
    };
  return null;
}

const STEPS: Readonly<Record<GameView['game'], (event: Happened, seat: number) => Step | null>> = {
  taki: takiStep,
  eight: eightStep,
  tuki: tukiStep,
};
const BOX = [0, 1, 2, 3, 4, 5, 6, 7] as const;
/** Cards of one step follow each other closely. */
const FOLLOW = 0.28;
/** What is dealt to all goes round the table at the same time. */
const DEALT: ReadonlySet<string> = new Set(['dealt', 'laid-out', 'round']);

/** What happens to the table as a whole: boxes are dealt, the first card is turned up. */
function commonSteps(game: GameView['game'], event: Happened, players: number): Step[] {
  if (event.event === 'turned-up' && !event.facts['goes_back'])
    return [{ cards: cardsOf(event), from: at.pile, to: at.heap }];
  if (game !== 'tuki' || event.event !== 'round') return [];
  return Array.from({ length: players }, (_, seat) => ({
    cards: BOX.map(() => null),
    from: at.pile,
    to: BOX.map((place) => at.place(seat, place)),
  }));
}

function stepsOf(game: GameView['game'], event: Happened, players: number): Step[] {
  if (event.seat == null) return commonSteps(game, event, players);
  const step = STEPS[game](event, event.seat);
  return step ? [step] : [];
}

/** List the flights of an update's events, in order. */
export function flightsOf(game: GameView['game'], events: readonly Happened[], players: number): Flight[] {
  const flights: Flight[] = [];
  let [beat, dealt] = [0, 0];
  for (const event of events) {
    const round = DEALT.has(event.event);
    for (const { cards, from, to } of stepsOf(game, event, players)) {
      if (cards.length === 0) continue;
      if (!round) beat = Math.max(beat, dealt);
      const last = (cards.length - 1) * FOLLOW;
      cards.forEach((card, i) =>
        flights.push({ card, from, to: typeof to === 'string' ? to : (to[i] ?? from), beat: beat + i * FOLLOW }),
      );
      if (round) dealt = beat + last + FOLLOW;
      beat += round ? 0.2 : 0.7 + last;
    }
  }
  return flights;
}
