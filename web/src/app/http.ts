/** Plain requests to the server. */

import type { Catalogue, Guest, Problem, Replay, Rules, Transfer } from '../wire/types';
import type { Language } from '../text/fluent';

/** An answer that is no success, with a sentence for people; `code` is `offline` when there was no answer. */
export class HttpProblem extends Error {
  constructor(readonly problem: Problem) {
    super(problem.text);
  }
}

/** Called when the server does not know this browser's guest; then the request is sent once more. */
let introduceAnew: (() => Promise<void>) | null = null;

export function whenUnknown(call: () => Promise<void>): void {
  introduceAnew = call;
}

async function ask(path: string, init: RequestInit = {}, newGuest = true): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(path, { credentials: 'same-origin', ...init });
  } catch {
    throw new HttpProblem({ code: 'offline', text: '', retry: true });
  }
  if (response.ok) return response;
  const problem = (await response.json().catch(() => ({ code: `http-${response.status}`, text: '' }))) as Problem;
  if (problem.code === 'no-guest' && newGuest && introduceAnew) {
    await introduceAnew();
    return ask(path, init, false);
  }
  throw new HttpProblem(problem);
}

async function json<Body>(path: string, init?: RequestInit): Promise<Body> {
  return (await (await ask(path, init)).json()) as Body;
}

function post<Body>(path: string, body: unknown): Promise<Body> {
  return json<Body>(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
}

export const http = {
  introduce: (name: string, lang: Language): Promise<Guest> => post('/api/guest', { name, lang }),
  who: (): Promise<Guest> => json('/api/guest'),
  transfer: (): Promise<Transfer> => post('/api/transfer', {}),
  redeem: (code: string): Promise<Guest> => post('/api/redeem', { code }),
  /** Whether the server is ready; false also if it does not answer. */
  awake: async (): Promise<boolean> => (await ask('/healthz').catch(() => null)) !== null,
  catalogue: (lang: Language): Promise<Catalogue> => json(`/api/catalogue?lang=${lang}`),
  rules: (lang: Language, game: string): Promise<Rules> => json(`/api/rules/${game}?lang=${lang}`),
  /** Return a replay with all cards open, or as a seat saw it; people who were not there need the match's key. */
  replay: (code: string, match: number, lang: Language, seat: number | null = null, key?: string): Promise<Replay> =>
    json(
      `/api/tables/${code}/matches/${match}/replay?lang=${lang}${seat === null ? '' : `&seat=${seat}`}` +
        (key === undefined ? '' : `&key=${encodeURIComponent(key)}`),
    ),
  record: async (code: string, match: number): Promise<string> =>
    (await ask(`/api/tables/${code}/matches/${match}/record`)).text(),
};

export type Http = typeof http;
