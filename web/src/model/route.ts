/** The addresses of the client's pages. */

export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'create'; readonly game: string }
  | { readonly page: 'join' }
  | { readonly page: 'table'; readonly code: string }
  | {
      readonly page: 'replay';
      readonly code: string;
      readonly match: number;
      readonly step: number;
      /** By which a match of a private table is shown to somebody who was not there. */
      readonly key?: string;
    }
  | { readonly page: 'rules'; readonly game: string; readonly rule: string | null; readonly edition?: string | null }
  | { readonly page: 'learn'; readonly game: string }
  | { readonly page: 'settings' }
  | { readonly page: 'device' }
  | { readonly page: 'not-found' };

const CODE = /^[A-HJ-NP-Z2-9]{6}$/;

/** Spell a table's code as the server does; null: it cannot be one. */
export function codeOf(typed: string): string | null {
  const code = letters(invited(typed));
  return CODE.test(code) ? code : null;
}

/** Return the code from an invitation's link, with or without words around it; return any other text unchanged. */
export function invited(typed: string): string {
  return /\/t\/([a-z0-9]{6})(?![a-z0-9])/i.exec(typed)?.[1]?.toUpperCase() ?? typed;
}

/** Whether a text is as long as a code but has a character that codes never use because it is easily misread. */
export function neverInCodes(typed: string): boolean {
  const code = letters(invited(typed));
  return code.length === 6 && /[01IO]/.test(code);
}

function letters(typed: string): string {
  return typed.toUpperCase().replace(/[^A-Z0-9]/g, '');
}

/** Return the parts of a path; null if it is badly encoded. */
function partsOf(pathname: string): string[] | null {
  try {
    return pathname.split('/').filter(Boolean).map(decodeURIComponent);
  } catch {
    return null;
  }
}

function gameOf(name: string | undefined): string | null {
  return name !== undefined && /^[a-z][a-z0-9-]*$/.test(name) ? name : null;
}

export function parseRoute(pathname: string, search = '', hash = ''): Route {
  const parts = partsOf(pathname);
  if (!parts) return { page: 'not-found' };
  const [page = '', second, third] = parts;
  const game = gameOf(second);
  if (page === '') return { page: 'home' };
  if (page === 'new' && game) return { page: 'create', game };
  if (page === 'join') return { page: 'join' };
  if (page === 'settings') return { page: 'settings' };
  if (page === 'device') return { page: 'device' };
  if (page === 'rules' && game)
    return {
      page: 'rules',
      game,
      rule: hash ? hash.slice(1).toUpperCase() : null,
      edition: new URLSearchParams(search).get('edition'),
    };
  if (page === 'learn' && game) return { page: 'learn', game };
  const code = codeOf(second ?? '');
  if (page === 't' && code) return { page: 'table', code };
  if (page === 'replay' && code && /^\d+$/.test(third ?? '')) {
    const asked = new URLSearchParams(search);
    const step = Number(asked.get('step') ?? 0);
    const key = asked.get('key');
    return {
      page: 'replay',
      code,
      match: Number(third),
      step: Number.isInteger(step) && step > 0 ? step : 0,
      ...(key === null ? {} : { key }),
    };
  }
  return { page: 'not-found' };
}

function queryOf(wanted: Record<string, string | number | null>): string {
  const given = Object.entries(wanted).flatMap(([name, value]) => (value === null ? [] : [[name, String(value)]]));
  return given.length ? `?${new URLSearchParams(given)}` : '';
}

export function pathOf(route: Route): string {
  switch (route.page) {
    case 'home':
      return '/';
    case 'create':
      return `/new/${route.game}`;
    case 'table':
      return `/t/${route.code}`;
    case 'replay':
      return `/replay/${route.code}/${route.match}${queryOf({ step: route.step || null, key: route.key ?? null })}`;
    case 'rules':
      return `/rules/${route.game}${route.edition ? `?edition=${encodeURIComponent(route.edition)}` : ''}${route.rule ? `#${route.rule}` : ''}`;
    case 'learn':
      return `/learn/${route.game}`;
    default:
      return `/${route.page}`;
  }
}
