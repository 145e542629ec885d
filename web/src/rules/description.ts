/** A game's description, as `klaf.wire.description` writes it: what the numbers of the compiled rules say. */

/** Where a field of a record lies: its offset, what numbers it is made of, and its shape. */
export type Place = readonly [offset: number, numbers: NumberType, ...shape: number[]];
export type NumberType = 'i1' | 'i2' | 'i4' | 'i8' | 'u1' | 'u2' | 'u4' | 'u8';

/** How a value of a document is spelt; which of the others it has depends on its `kind`. */
export interface Spelling {
  readonly kind: string;
  readonly at: string;
  readonly names?: readonly string[];
  readonly words?: readonly string[];
  readonly hidden?: number | string | null;
  readonly none?: number;
  readonly empty?: string;
  readonly size?: string;
  readonly first?: number;
  readonly end?: number;
  readonly step?: number;
  readonly bits?: number;
  readonly many?: number;
  readonly allBut?: readonly [number, string] | null;
  readonly rounds?: string;
  readonly other?: string;
  readonly otherwise?: string;
}

export interface Field extends Spelling {
  readonly name: string;
  /** It is a list with a value for each seat. */
  readonly each: boolean;
  readonly private: boolean;
}

export interface Option {
  readonly name: string;
  /** The one edition that has it; empty: all have it. */
  readonly edition: string;
  readonly kind: string;
  readonly values: readonly (boolean | number | string)[];
}

/** A word that people call by the sentence `message`. */
export interface Term {
  readonly text: string;
  readonly message: string;
  readonly facts: Readonly<Record<string, Word>>;
}

export type Word = string | number | Term;

export interface FactKind {
  readonly words: readonly (string | Term)[];
  readonly numeric: boolean;
  readonly fromOne: boolean;
  readonly named: boolean;
}

/** Where a fact of an event lies in a row of the log. */
export interface InRow {
  readonly kind: string;
  readonly at: number;
  readonly shift: number;
  readonly bits: number;
  readonly form: 'single' | 'members' | 'each' | 'length';
  readonly secret: boolean;
}

export interface EventKind {
  readonly number: number;
  readonly name: string;
  readonly joined: boolean;
  readonly facts: Readonly<Record<string, InRow>>;
}

export interface ReasonKind {
  readonly number: number;
  readonly rule: string;
  readonly why: string;
  readonly facts: readonly (readonly [name: string, kind: string])[];
}

export interface Description {
  readonly game: string;
  /** The version of the game's rules. */
  readonly rules: number;
  /** The bytes of a record. */
  readonly size: number;
  readonly layout: Readonly<Record<string, Place>>;
  readonly editions: readonly string[];
  readonly options: readonly Option[];
  readonly course: readonly Field[];
  readonly document: readonly Field[];
  readonly moves: readonly string[];
  readonly facts: Readonly<Record<string, FactKind>>;
  readonly events: readonly EventKind[];
  readonly reasons: readonly ReasonKind[];
  readonly window: { readonly card: string; readonly declines: string } | null;
}
