/** What is told of something that went wrong. */

import { app } from './app.svelte';
import { HttpProblem } from './http';
import { RefusedError } from '../model/connection';

/** The server's own sentence where it has one; else that there is no connection. */
export function errorText(error: unknown): string {
  const sentence =
    error instanceof RefusedError ? error.refused.text : error instanceof HttpProblem ? error.problem.text : '';
  return sentence || app.say('web-offline');
}
