/** The way from a code that was typed to its table. */

import { app } from './app.svelte';
import { codeOf, neverInCodes } from '../model/route';

/** Go to the table of a code; if it cannot be a code, say why. */
export function join(typed: string): void {
  const code = codeOf(typed);
  if (code) {
    app.clearToasts();
    app.go({ page: 'table', code });
  } else app.toast(app.say(neverInCodes(typed) ? 'web-code-letters' : 'web-bad-code'));
}
