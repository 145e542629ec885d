/** The faces of all games: a folder with a `face.ts` is a game; any other game has the plain face. */

import { document, PLAIN, type Look } from '../art/svg';
import type { GameFace, HousePage } from './face';
import { plainFace } from './generic/plain';

/** The name of a card's back, for cards whose face is hidden. */
export const BACK = 'back';

const found = import.meta.glob<GameFace>('./*/face.ts', { eager: true, import: 'face' });

/** The games that have a folder here, in the order of their numbers. */
export const FACES: readonly GameFace[] = Object.values(found).toSorted((one, other) => one.number - other.number);
const known = new Map(FACES.map((face) => [face.name, face]));

/** Return the face of a game; one without a folder has the plain face. */
export function faceOf(game: string): GameFace {
  const face = known.get(game) ?? plainFace(game);
  known.set(game, face);
  return face;
}

const drawn = new Map<string, string>();

/** Draw a card, or its back; the same card is drawn once. */
export function cardSvg(game: string, card: string, look: Look = PLAIN): string {
  const key = `${game} ${card} ${look.theme} ${look.mirrored} ${look.patterns}`;
  const ready = drawn.get(key);
  if (ready !== undefined) return ready;
  const face = faceOf(game);
  const svg = document(card === BACK ? face.back(look) : face.draw(card, look));
  drawn.set(key, svg);
  return svg;
}

/** Return a card as the address of a picture: one element of the page instead of the hundred that draw it. */
export function cardPicture(game: string, card: string, look: Look = PLAIN): string {
  return `data:image/svg+xml,${encodeURIComponent(cardSvg(game, card, look))}`;
}

/** Return the cards of a page of the house, and the game that gives them; null: none does. */
export function cardsOfPage(page: HousePage): { readonly game: string; readonly cards: readonly string[] } | null {
  for (const { name, house } of FACES) {
    const cards = house?.[page];
    if (cards) return { game: name, cards };
  }
  return null;
}

/** Return the cards that a rule is about; `holds` says whether a rule is one of the edition's. */
export function picturesOf(game: string, rule: string, holds: (rule: string) => boolean): readonly string[] {
  const { pictures, editions = {} } = faceOf(game);
  return [...new Set(pictures[rule] ?? [])].filter((card) => holds(editions[card] ?? rule));
}
