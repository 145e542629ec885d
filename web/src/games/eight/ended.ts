import { cardsOf } from '../../model/flights';
import type { EightView, Happened } from '../../wire/types';

const EMPTY = '-';

/** What was laid lies on the pot unless somebody took it, and whoever got rid of all cards has none. */
export function ended(view: EightView, events: readonly Happened[]): EightView {
  let { pot, pot_value, hands, banks, open, blind, burnt } = view;
  for (const event of events) {
    if (event.event === 'laid') {
      pot = [...pot, ...cardsOf(event).filter((card) => card !== null)];
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
