/** What is tried until the server answers. */

import { Retry } from '../model/retry';
import { HttpProblem, http } from './http';

/** Whether what went wrong may go right later: there was no answer, or the server cannot give one yet. */
export function isTemporary(error: unknown): boolean {
  return error instanceof HttpProblem && /^(offline|starting|try-again|failed|http-5\d\d)$/.test(error.problem.code);
}

export function retryUntilAnswered(attempt: () => Promise<void>): Retry {
  return new Retry(attempt, {
    isTemporary,
    awake: http.awake,
    sleep: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  });
}
