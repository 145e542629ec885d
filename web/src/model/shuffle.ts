/**
 * Check a shuffle without trusting the server: docs/notation.md of the project says how a key becomes cards.
 *
 * SHA-256 and ChaCha20 are written out because browsers give none of their own over plain HTTP.
 */

export function bytesOf(hex: string): Uint8Array {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

function hexOf(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

const PRIMES = (() => {
  const found: number[] = [];
  for (let n = 2; found.length < 64; n += 1) if (found.every((prime) => n % prime)) found.push(n);
  return found;
})();
const fraction = (root: number): number => Math.floor((root - Math.floor(root)) * 2 ** 32) | 0;
const ROUND = PRIMES.map((prime) => fraction(Math.cbrt(prime)));
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));

/** SHA-256, as 64 hexadecimal digits. */
export function sha256(data: Uint8Array): string {
  const padded = new Uint8Array(Math.ceil((data.length + 9) / 64) * 64);
  padded.set(data);
  padded[data.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 4, data.length * 8);
  const state = Int32Array.from(START);
  const w = new Int32Array(64);
  const turn = (x: number, by: number): number => (x >>> by) | (x << (32 - by));
  for (let block = 0; block < padded.length; block += 64) {
    for (let i = 0; i < 64; i += 1) {
      if (i < 16) w[i] = view.getInt32(block + i * 4);
      else {
        const [a, b] = [w[i - 15]!, w[i - 2]!];
        w[i] =
          w[i - 16]! + w[i - 7]! + (turn(a, 7) ^ turn(a, 18) ^ (a >>> 3)) + (turn(b, 17) ^ turn(b, 19) ^ (b >>> 10));
      }
    }
    let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number];
    for (let i = 0; i < 64; i += 1) {
      const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + ROUND[i]! + w[i]!) | 0;
      const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((value, i) => (state[i] = state[i]! + value));
  }
  const out = new DataView(new ArrayBuffer(32));
  state.forEach((value, i) => out.setInt32(i * 4, value));
  return hexOf(new Uint8Array(out.buffer));
}

/** The numbers that a key gives for its shuffle of that number: ChaCha20 words, one after the other. */
export function* words(key: string, shuffle: number): Generator<number> {
  const keyWords = new DataView(bytesOf(key).buffer);
  const first = [
    0x61707865,
    0x3320646e,
    0x79622d32,
    0x6b206574,
    ...Array.from({ length: 8 }, (_, i) => keyWords.getUint32(i * 4, true)),
    0,
    shuffle,
    0,
    0,
  ];
  const x = new Uint32Array(16);
  const spin = (a: number, b: number, by: number): number => {
    const mixed = x[a]! ^ x[b]!;
    return (mixed << by) | (mixed >>> (32 - by));
  };
  const quarter = (a: number, b: number, c: number, d: number): void => {
    x[a]! += x[b]!;
    x[d] = spin(d, a, 16);
    x[c]! += x[d]!;
    x[b] = spin(b, c, 12);
    x[a]! += x[b]!;
    x[d] = spin(d, a, 8);
    x[c]! += x[d]!;
    x[b] = spin(b, c, 7);
  };
  for (let block = 0; ; block += 1) {
    const start = Uint32Array.from(first);
    start[12] = block;
    x.set(start);
    for (let round = 0; round < 10; round += 1) {
      quarter(0, 4, 8, 12);
      quarter(1, 5, 9, 13);
      quarter(2, 6, 10, 14);
      quarter(3, 7, 11, 15);
      quarter(0, 5, 10, 15);
      quarter(1, 6, 11, 12);
      quarter(2, 7, 8, 13);
      quarter(3, 4, 9, 14);
    }
    for (let i = 0; i < 16; i += 1) yield (x[i]! + start[i]!) >>> 0;
  }
}

/** Draw one of 0 … n − 1, all equally likely. */
export function draw(stream: Generator<number>, n: number): number {
  const [size, all] = [BigInt(n), 2n ** 32n];
  for (;;) {
    const product = BigInt(stream.next().value as number) * size;
    if (product % all >= all % size) return Number(product / all);
  }
}

/** Shuffle a copy of a deck as the engine does: three swaps come from one draw. */
export function shuffled<Card>(deck: readonly Card[], stream: Generator<number>): Card[] {
  const cards = [...deck];
  const swap = (i: number, j: number): void => {
    [cards[i], cards[j]] = [cards[j]!, cards[i]!];
  };
  for (let i = cards.length - 1; i >= 1; i -= 3) {
    const bounds = [i + 1, i, i - 1].slice(0, Math.min(3, i));
    let drawn = draw(
      stream,
      bounds.reduce((product, bound) => product * bound, 1),
    );
    for (let k = bounds.length - 1; k >= 0; k -= 1) {
      const bound = bounds[k]!;
      bounds[k] = drawn % bound;
      drawn = Math.floor(drawn / bound);
    }
    bounds.forEach((j, k) => swap(i - k, j));
  }
  return cards;
}

const encode = (text: string): number[] => [...new TextEncoder().encode(text)];

/** What the server publishes before the deal of a secret that it tells after the match. */
export function commitmentOf(secret: string): string {
  return sha256(Uint8Array.from([...encode('klaf commit '), ...bytesOf(secret)]));
}

/** What a seat publishes of its share before it tells it, in the round in which the server is bound by `shuffle`. */
export function shareCommitmentOf(shuffle: string, seat: number, share: string): string {
  return sha256(Uint8Array.from([...encode('klaf share '), ...bytesOf(shuffle), seat, ...bytesOf(share)]));
}

/** The key of a match, made of the server's secret and what each seat's browser added. */
export function keyOf(secret: string, shares: readonly (string | null)[]): string {
  const added = shares.flatMap((share, seat) => (share === null ? [] : [seat, ...bytesOf(share)]));
  return sha256(Uint8Array.from([...encode('klaf key '), ...bytesOf(secret), ...added]));
}
