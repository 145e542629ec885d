/** Every card of the three games as an SVG text. */

import { EIGHT_CARDS, eightBack, eightFace } from './eight';
import { document, PLAIN, type Look } from './svg';
import { TAKI_CARDS, takiBack, takiFace } from './taki';
import { TUKI_CARDS, tukiBack, tukiFace } from './tuki';

export type Game = 'taki' | 'eight' | 'tuki';
export const GAMES: readonly Game[] = ['taki', 'eight', 'tuki'];
export const CARDS: Readonly<Record<Game, readonly string[]>> = {
  taki: TAKI_CARDS,
  eight: EIGHT_CARDS,
  tuki: TUKI_CARDS,
};
/** What stands for a card whose face is hidden. */
export const BACK = 'back';

const FACES: Readonly<Record<Game, (card: string, look: Look) => string>> = {
  taki: takiFace,
  eight: eightFace,
  tuki: tukiFace,
};
const BACKS: Readonly<Record<Game, (look: Look) => string>> = { taki: takiBack, eight: eightBack, tuki: tukiBack };
const drawn = new Map<string, string>();

/** Draw a card, or its back; the same card is drawn once. */
export function cardSvg(game: Game, card: string, look: Look = PLAIN): string {
  const key = `${game} ${card} ${look.theme} ${look.mirrored} ${look.patterns}`;
  const found = drawn.get(key);
  if (found !== undefined) return found;
  const svg = document(card === BACK ? BACKS[game](look) : FACES[game](card, look));
  drawn.set(key, svg);
  return svg;
}

/** Give a card as the address of a picture: one element of the page instead of the hundred that draw it. */
export function cardPicture(game: Game, card: string, look: Look = PLAIN): string {
  return `data:image/svg+xml,${encodeURIComponent(cardSvg(game, card, look))}`;
}

export { PLAIN, type Look } from './svg';
