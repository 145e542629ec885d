/** Let cards fly over the table. Components name the places; flights go from one to another. */

import type { Look } from '../art/svg';
import { BACK, cardPicture } from '../games/faces';
import { at, type Anchor, type Flight } from '../model/flights';

const BEAT = 330;
const FLIGHT = 380;

export class Flights {
  private readonly places = new Map<Anchor, HTMLElement>();
  private readonly flying = new Set<Animation>();

  constructor(private readonly layer: () => HTMLElement | null) {}

  /** Mark an element as a place: `use:flights.place={name}`. */
  readonly place = (element: HTMLElement, name: Anchor): { update(next: Anchor): void; destroy(): void } => {
    let current = name;
    this.places.set(current, element);
    return {
      update: (next) => {
        if (this.places.get(current) === element) this.places.delete(current);
        current = next;
        this.places.set(current, element);
      },
      destroy: () => {
        if (this.places.get(current) === element) this.places.delete(current);
      },
    };
  };

  /** Return where flights begin; ask before the table changes. */
  departures(flights: readonly Flight[]): (DOMRect | null)[] {
    return flights.map((flight) => this.rect(flight.from));
  }

  /** Fly to where things are now that the table has changed; done when the last card has landed. */
  async fly(
    flights: readonly Flight[],
    from: readonly (DOMRect | null)[],
    game: string,
    look: Look,
    tempo: number,
  ): Promise<void> {
    const landings = new Map<HTMLElement, number>();
    const taken = new Set<HTMLElement>();
    const trips = flights.map((flight, i) => {
      const target = this.target(flight, taken);
      if (target) {
        taken.add(target);
        landings.set(target, (landings.get(target) ?? 0) + 1);
        target.dataset['landing'] = '';
      }
      return { flight, start: from[i] ?? null, target };
    });
    await Promise.all(
      trips.map(async ({ flight, start, target }) => {
        try {
          if (start && target) await this.trip(flight, start, target.getBoundingClientRect(), game, look, tempo);
        } finally {
          if (target) {
            const left = (landings.get(target) ?? 1) - 1;
            landings.set(target, left);
            if (left === 0) delete target.dataset['landing'];
          }
        }
      }),
    );
  }

  /** End all flights: each card is at its goal at once. */
  drop(): void {
    for (const animation of this.flying) animation.cancel();
  }

  private find(anchor: Anchor): HTMLElement | null {
    const exact = this.places.get(anchor);
    if (exact) return exact;
    // A card that is not to be seen in a hand leaves from the hand as a whole.
    const [kind, seat] = anchor.split('-');
    return this.places.get(`${kind}-${seat}`) ?? null;
  }

  private rect(anchor: Anchor): DOMRect | null {
    return this.find(anchor)?.getBoundingClientRect() ?? null;
  }

  /** A seen card that goes to a hand lands on its own element there. */
  private target({ card, to }: Flight, taken: ReadonlySet<HTMLElement>): HTMLElement | null {
    if (card !== null && to.startsWith('hand-')) {
      const hand = this.places.get(to);
      const own = [...(hand?.querySelectorAll<HTMLElement>('[data-card]') ?? [])].reverse();
      const found = own.find((element) => element.dataset['card'] === card && !taken.has(element));
      if (found) return found;
    }
    return this.find(to);
  }

  private async trip(
    flight: Flight,
    start: DOMRect,
    end: DOMRect,
    game: string,
    look: Look,
    tempo: number,
  ): Promise<void> {
    const layer = this.layer();
    if (!layer || end.width === 0) return;
    const widthIn = (rect: DOMRect): number => Math.min(rect.width, rect.height / 1.4);
    const size = Math.max(28, Math.min(110, Math.max(widthIn(start), widthIn(end))));
    const ghost = document.createElement('div');
    ghost.className = 'ghost';
    ghost.style.inlineSize = `${size}px`;
    const faceUp = flight.card !== null;
    const picture = document.createElement('img');
    picture.alt = '';
    picture.decoding = 'sync';
    picture.src = cardPicture(game, flight.card ?? BACK, look);
    ghost.append(picture);
    layer.append(ghost);
    const spot = (rect: DOMRect): [number, number, number] => [
      rect.left + rect.width / 2 - size / 2,
      rect.top + rect.height / 2 - size * 0.7,
      Math.min(1.2, Math.max(0.25, widthIn(rect) / size)),
    ];
    const [[x0, y0, s0], [x1, y1, s1]] = [spot(start), spot(end)];
    const lift = Math.min(70, Math.hypot(x1 - x0, y1 - y0) * 0.18);
    const turn = (x1 - x0) * 0.03;
    const frames = [
      { transform: `translate(${x0}px,${y0}px) scale(${s0})`, opacity: faceUp ? 1 : 0.96 },
      {
        transform: `translate(${(x0 + x1) / 2}px,${(y0 + y1) / 2 - lift}px) rotate(${turn}deg) scale(${Math.max(s0, s1) * 1.06})`,
        opacity: 1,
      },
      { transform: `translate(${x1}px,${y1}px) scale(${s1})`, opacity: 1 },
    ];
    const animation = ghost.animate(frames, {
      duration: FLIGHT * tempo,
      delay: flight.beat * BEAT * tempo,
      easing: 'cubic-bezier(.3,.1,.25,1)',
      fill: 'both',
    });
    // A card that waits its turn on a pile is not to be seen there; one that leaves a hand is.
    if (flight.from.startsWith(at.pile)) ghost.style.visibility = 'hidden';
    void setTimeout(() => (ghost.style.visibility = ''), flight.beat * BEAT * tempo);
    this.flying.add(animation);
    await animation.finished.catch(() => {});
    this.flying.delete(animation);
    ghost.remove();
  }
}
