/** A table as this viewer knows it: made of one snapshot and the updates that follow it without a gap. */

import type {
  AnyMessage,
  AnyView,
  Clock,
  CommonField,
  DealEnd,
  Happened,
  Match,
  Presence,
  Seat,
  Table,
} from '../wire/types';

/** What the views of all games have, and who is in turn; null, or missing: nobody in particular. */
export type SeenView = Readonly<Pick<AnyView, CommonField>> & { readonly turn?: number | null };

export type SeenMatch = Omit<Match, 'view'> & { readonly view: SeenView };

/** The end of a deal, whose view is as a match's. */
export type SeenEnd = Omit<DealEnd, 'view'> & { readonly view: SeenView };

export interface RunningClock extends Clock {
  /** When it was heard of, by the client's own clock. */
  readonly heard: number;
}

export interface TableState {
  readonly seq: number;
  readonly table: Table;
  readonly seat: number | null;
  readonly host: boolean;
  readonly presence: Presence;
  readonly match: SeenMatch | null;
  /** Who played the current match at each seat, even if other people sit there now; null if unknown. */
  readonly players?: readonly Seat[] | null;
  /** Seats were given up or taken since the match on the table ended. */
  readonly reseated?: boolean;
  /** A deal is over, and the next has not begun for the eye. */
  readonly between?: boolean;
  /** How the match's latest finished deal ended; null if none has, or if unknown. */
  readonly ended?: SeenEnd | null;
  readonly clock: RunningClock | null;
  /** What happened lately, the newest last. */
  readonly log: readonly Happened[];
}

/** What a message makes of the table: the state after it, and the events that led there. */
export interface Change {
  readonly state: TableState;
  readonly events: readonly Happened[];
  /** The end of a deal that it brought: the state shows the next one already. */
  readonly ended?: SeenEnd | null;
  /** A snapshot replaces all that was known: nothing flies. */
  readonly fresh: boolean;
}

const LOG = 200;

function running(clock: Clock | null | undefined, now: number): RunningClock | null {
  return clock ? { ...clock, heard: now } : null;
}

/** Who has played, by the names that they have now: a seat that was never free since has the same person as before. */
function renamed(
  players: readonly Seat[] | null,
  before: readonly Seat[],
  now: readonly Seat[],
): readonly Seat[] | null {
  const names = new Map(
    before.flatMap((seat, i) =>
      seat.kind === 'person' && now[i]?.kind === 'person' ? [[seat.name ?? '', now[i].name ?? ''] as const] : [],
    ),
  );
  return (
    players &&
    players.map((seat) =>
      seat.kind === 'person' ? { ...seat, name: names.get(seat.name ?? '') ?? seat.name ?? '' } : seat,
    )
  );
}

/** The code of the table that a message is about; null if it is about no table. */
export function codeOf(message: AnyMessage): string | null {
  return message.t === 'snapshot' ||
    message.t === 'update' ||
    message.t === 'presence' ||
    message.t === 'clock' ||
    message.t === 'said'
    ? message.code
    : null;
}

/** Apply a message; null: it changes nothing here; 'gap': something is missing, ask for it. */
export function applied(state: TableState | null, message: AnyMessage, now: number): Change | 'gap' | null {
  if (message.t === 'snapshot') {
    const { seq, table, seat, host, presence } = message;
    const match = (message.match ?? null) as SeenMatch | null;
    const ended = (message.ended as SeenEnd | undefined) ?? null;
    const log = message.events ?? [];
    const known =
      state?.table.code === table.code && state.table.match === table.match ? (state.players ?? null) : null;
    const players = table.stage === 'playing' ? table.seats : known;
    const reseated = state?.table.code === table.code && state.table.match === table.match && (state.reseated ?? false);
    return {
      state: {
        seq,
        table,
        seat,
        host,
        presence,
        match,
        ended,
        players,
        reseated,
        clock: running(message.clock, now),
        log,
      },
      events: [],
      fresh: true,
    };
  }
  if (!state) return null;
  if (message.t === 'clock')
    return { state: { ...state, clock: running(message.clock, now) }, events: [], fresh: false };
  if (message.t === 'presence') return { state: { ...state, presence: message.presence }, events: [], fresh: false };
  if (message.t !== 'update' || message.seq <= state.seq) return null;
  if (message.seq !== state.seq + 1) return 'gap';
  const events = message.events ?? [];
  const table = message.table ?? state.table;
  const match = (message.match as SeenMatch | undefined) ?? state.match;
  const ended = (message.ended as SeenEnd | null | undefined) ?? null;
  return {
    state: {
      ...state,
      seq: message.seq,
      table,
      players:
        table.stage === 'playing' || table.match !== state.table.match
          ? table.seats
          : renamed(state.players ?? null, state.table.seats, table.seats),
      reseated:
        rests(table) && rests(state.table) && (state.reseated === true || changedHands(state.table.seats, table.seats)),
      match,
      ended: ended ?? (match?.number === state.match?.number ? (state.ended ?? null) : null),
      seat: message.you ? message.you.seat : state.seat,
      host: message.you ? message.you.host : state.host,
      clock: running(message.clock, now),
      log: [...state.log, ...events].slice(-LOG),
    },
    events,
    ended,
    fresh: false,
  };
}

/** The table at the end of a deal, as the server sent it; `events`: those of the deal that the log shows. */
export function atDealsEnd(state: TableState, { view, marks }: SeenEnd, events: readonly Happened[]): TableState {
  const { match } = state;
  if (!match) return state;
  return {
    ...state,
    between: true,
    clock: null,
    log: [...state.log, ...events],
    match: { ...match, view, marks, moves: [], acting: [] },
  };
}

/** Whether a seat is free. */
export function isFree({ kind }: Seat): boolean {
  return kind == null || kind === 'open';
}

function sitsStill(before: Seat, now: Seat | undefined): boolean {
  return now !== undefined && before.kind === now.kind && (before.kind === 'bot' || before.name === now.name);
}

/** Whether nothing is played at a table: then people may sit down, stand up and change their names. */
export function isIdle({ stage }: Table): boolean {
  return stage === 'lobby' || stage === 'over';
}

/** A match has ended, and the next has not begun. */
function rests({ stage }: Table): boolean {
  return stage === 'over' || stage === 'dealing';
}

/** Whether somebody left or took a seat; a changed name does not count. */
function changedHands(before: readonly Seat[], now: readonly Seat[]): boolean {
  return before.length !== now.length || before.some((seat, i) => (seat.kind ?? 'open') !== (now[i]?.kind ?? 'open'));
}

/** After a match: people gather again, because a seat is free or new people have sat down. */
export function gathers({ table, match, players, reseated }: TableState): boolean {
  if (!rests(table)) return false;
  if (!match || table.seats.some(isFree)) return true;
  if (players == null) return reseated === true;
  return !(players.length === table.seats.length && players.every((seat, i) => sitsStill(seat, table.seats[i])));
}

/** The seat that one had in the match on the table, if one played. */
export function playedAt({ table, seat, players }: TableState): number | null {
  const mine = seat === null ? undefined : table.seats[seat];
  if (!mine || !players) return seat;
  const found = players.findIndex((each) => each.kind === 'person' && each.name === mine.name);
  return found < 0 ? null : found;
}

/** A state that is shown, with who is there by now and, where no card has moved since, all that is known. */
export function updated(state: TableState, live: TableState | null): TableState {
  if (live?.table.code !== state.table.code) return state;
  return state.seq === live.seq ? live : { ...state, presence: live.presence };
}

/** What is left of a clock, in milliseconds. */
export function timeLeft(clock: RunningClock, now: number): number {
  return Math.max(0, clock.left - (now - clock.heard));
}
