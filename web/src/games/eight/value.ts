/** The pot of Eight and a half counts in halves: 17 is 8½. */
export function inHalves(halves: number): string {
  const whole = Math.floor(halves / 2);
  if (halves % 2 === 0) return String(whole);
  return whole === 0 ? '½' : `${whole}½`;
}
