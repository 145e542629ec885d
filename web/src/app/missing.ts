/**
 * Parts of the client are fetched when they are first needed. One that cannot be had: there is no line, or the page is
 * older than the server.
 */

import { http } from './http';

export type Missing = 'web-offline' | 'web-outdated';

/** Why a part is missing, by the name of the sentence that says so. */
export async function whyMissing(): Promise<Missing> {
  return (await http.awake()) ? 'web-outdated' : 'web-offline';
}
