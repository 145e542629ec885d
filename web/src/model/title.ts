/** What a page is called, in the window's title. */

import type { Say } from '../text/fluent';
import type { Route } from './route';

/** `playing`: the game of the table or the replay that is open, once it is known; `called`: what a game is called. */
export function titleOf(route: Route, playing: string | null, say: Say, called: (game: string) => string): string {
  const page = nameOf(route, playing, say, called);
  return page === null ? say('web-title') : say('web-title-of', { page });
}

function nameOf(route: Route, playing: string | null, say: Say, called: (game: string) => string): string | null {
  const game = (of: string): { game: string } => ({ game: called(of) });
  switch (route.page) {
    case 'home':
      return null;
    case 'create':
      return say('web-create-title', game(route.game));
    case 'table':
      return playing
        ? say('web-title-table', { ...game(playing), code: route.code })
        : say('web-title-code', { code: route.code });
    case 'replay':
      return playing ? say('web-title-replay', game(playing)) : say('web-replay');
    case 'rules':
      return say('web-rules-of', game(route.game));
    case 'learn':
      return say('web-learn-title', game(route.game));
    default:
      return say(`web-${route.page}`);
  }
}
