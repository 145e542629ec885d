/** Random bytes and ids. `crypto.randomUUID` is missing over plain HTTP; `getRandomValues` is there everywhere. */

export function randomHex(bytes: number): string {
  const drawn = crypto.getRandomValues(new Uint8Array(bytes));
  return [...drawn].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** An id for a command: unique without asking anybody. */
export function newId(): string {
  return randomHex(12);
}
