/**
 * How the table stood when a deal ended. The server tells of the next deal at once, and of the end of the last one in
 * events: they say what everybody was left with. Display only.
 */

import type { EightView, GameView, Happened, TukiView } from '../wire/types';
import type { TableState } from './table';

const EMPTY = '-';

function cardsOf(event: Happened): string[] {
  const { cards, card } = event.facts;
  return Array.isArray(cards) ? cards.map(String) : typeof card === 'string' ? [card] : [];
}

/** Every box is counted column by column, with the cards in it: all of them lie open. */
function tukiEnd(view: TukiView, events: readonly Happened[]): TukiView {
  const boxes = view.boxes.map((box) => [...box]);
  const bin = [...view.bin];
  for (const event of events) {
    const cards = cardsOf(event);
    if (event.event === 'threw' || event.event === 'binned') bin.push(...cards);
    const { columns } = event.facts;
    const box = event.seat === null ? undefined : boxes[event.seat];
    if (event.event !== 'counted' || !box || !Array.isArray(columns)) continue;
    columns.forEach(
      (column, i) =>
        ([box[Number(column)], box[Number(column) + 4]] = [cards[2 * i] ?? null, cards[2 * i + 1] ?? null]),
    );
  }
  return { ...view, boxes, bin, taken: [], open: boxes.map((box) => box.map((_, place) => place)) };
}

/** What was laid lies on the pot unless somebody took it, and whoever got rid of all cards has none. */
function eightEnd(view: EightView, events: readonly Happened[]): EightView {
  let { pot, pot_value, hands, banks, open, blind, burnt } = view;
  for (const event of events) {
    if (event.event === 'laid') {
      pot = [...pot, ...cardsOf(event)];
      pot_value = Number(event.facts['value']);
    }
    if (event.event === 'took') {
      const taken = pot;
      burnt = burnt.map((had, seat) => (seat === event.seat ? [...had, ...taken] : had));
      [pot, pot_value] = [[], 0];
    }
    if (event.event !== 'out') continue;
    const without = <Card>(places: readonly Card[][], left: (had: Card[]) => Card[]): Card[][] =>
      places.map((had, seat) => (seat === event.seat ? left(had) : had));
    [hands, banks] = [without(hands, () => []), without(banks, () => [])];
    [open, blind] = [
      without(open, (had) => had.map(() => EMPTY)),
      without<string | null>(blind, (had) => had.map(() => EMPTY)),
    ];
  }
  return { ...view, pot, pot_value, hands, banks, open, blind, burnt };
}

function endOf(view: GameView, events: readonly Happened[]): GameView {
  if (view.game === 'tuki') return tukiEnd(view, events);
  return view.game === 'eight' ? eightEnd(view, events) : view;
}

/** From the state before a deal's last move, what happened in that move, and what was counted then. */
export function atDealsEnd(state: TableState, played: readonly Happened[], counted: readonly Happened[]): TableState {
  const { match } = state;
  if (!match) return state;
  return {
    ...state,
    between: true,
    clock: null,
    log: [...state.log, ...played],
    match: { ...match, moves: [], acting: [], view: endOf(match.view, [...played, ...counted]) },
  };
}
