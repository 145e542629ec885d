/** The sentences shown when something went wrong. */

import { app } from './app.svelte';
import { HttpProblem } from './http';
import { RefusedError } from '../model/connection';

/** Return the server's sentence; if it sent none, say that there is no connection. */
export function errorText(error: unknown): string {
  const sentence =
    error instanceof RefusedError ? error.refused.text : error instanceof HttpProblem ? error.problem.text : '';
  return sentence || app.say('web-offline');
}
