/** A record of the compiled rules: a block of bytes, read by the names of its fields. */

import type { NumberType, Place } from './description';

const WIDTHS: Readonly<Record<NumberType, number>> = { i1: 1, u1: 1, i2: 2, u2: 2, i4: 4, u4: 4, i8: 8, u8: 8 };

export class RulesRecord {
  constructor(
    private readonly bytes: DataView,
    private readonly layout: Readonly<Record<string, Place>>,
  ) {}

  /** A number of a field, exact up to 53 bits. `index`: which, in the order in which they lie. */
  number(name: string, index = 0): number {
    return Number(this.exact(name, index));
  }

  /** A number of a field, exact: one of 64 bits is a bigint. */
  exact(name: string, index = 0): number | bigint {
    const [offset, type] = this.place(name);
    const at = offset + index * WIDTHS[type];
    switch (type) {
      case 'i1':
        return this.bytes.getInt8(at);
      case 'u1':
        return this.bytes.getUint8(at);
      case 'i2':
        return this.bytes.getInt16(at, true);
      case 'u2':
        return this.bytes.getUint16(at, true);
      case 'i4':
        return this.bytes.getInt32(at, true);
      case 'u4':
        return this.bytes.getUint32(at, true);
      case 'i8':
        return this.bytes.getBigInt64(at, true);
      case 'u8':
        return this.bytes.getBigUint64(at, true);
    }
  }

  /** The bits of a number, as one that is not negative. */
  bits(name: string, index = 0): bigint {
    return BigInt.asUintN(64, BigInt(this.exact(name, index)));
  }

  /** Numbers of a field that lie one after the other: all, or those of a row of it. */
  row(name: string, row: number | null = null): number[] {
    const [, , ...shape] = this.place(name);
    const width = row === null ? shape.reduce((all, one) => all * one, 1) : (shape[1] ?? 1);
    return Array.from({ length: width }, (_, k) => this.number(name, (row ?? 0) * width + k));
  }

  /** How many numbers a row of a table has. */
  width(name: string): number {
    return this.place(name)[3] ?? 1;
  }

  private place(name: string): Place {
    const found = this.layout[name];
    if (!found) throw new Error(`no field ${name} in the record`);
    return found;
  }
}

/** The places of the bits that are set, the lowest first. */
export function bitsOf(bits: bigint): number[] {
  const found: number[] = [];
  for (let place = 0; bits > 0n; place += 1, bits >>= 1n) if (bits & 1n) found.push(place);
  return found;
}
