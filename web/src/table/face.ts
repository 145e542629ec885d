/** What the table needs from a game. Each game has one object of this kind; the table itself knows none of them. */

import type { Component } from 'svelte';
import { app } from '../app/app.svelte';
import type { Sound } from '../app/sound';
import type { Flying } from '../model/flights';
import type { MoveKey, Step } from '../model/keys';
import type { Figures } from '../model/seats';
import type { SeenView } from '../model/table';
import type { FieldInfo, Happened, MoveInfo } from '../wire/types';
import type { Board } from './board.svelte';

/** A big button, there only when it matters. */
export interface Button {
  /** Identifies the button among the others. */
  readonly key: string;
  readonly label: string;
  readonly main?: boolean;
  /** For a button that is switched on or off: whether it is on. */
  readonly on?: boolean;
  readonly press: () => void;
}

export interface SeatProps<View> {
  board: Board;
  view: View;
  seat: number;
  /** The width of its cards. */
  mini: number;
  /** Whether there is no room for cards. */
  compact: boolean;
}

export interface MiddleProps<View> {
  board: Board;
  view: View;
  /** The width of a card. */
  size: number;
}

export interface OwnProps<View> {
  board: Board;
  view: View;
  width: number;
  height: number;
  cardWidth: number;
}

export interface TableFace<View = SeenView> {
  readonly name: string;
  /** Another player. */
  readonly Seat: Component<SeatProps<View>>;
  /** The piles. */
  readonly Middle: Component<MiddleProps<View>>;
  /** One's own cards; `move` takes the focus to another of them. */
  readonly Own: Component<OwnProps<View>, { move(to: Step): void }>;
  /** How a match ended; without it, the points of the last deal. */
  readonly Outcome?: Component<{ board: Board; view: View }>;
  /** `fields`: what the catalogue says of the view's fields. */
  readonly figures: (view: View, fields: readonly FieldInfo[]) => Figures;
  readonly flying: Flying;
  readonly sounds: (event: Happened) => Sound | undefined;
  /** One sentence: whose turn it is and, for the player in turn, what to do. */
  readonly sentence: (board: Board, view: View) => string;
  readonly buttons: (board: Board, view: View) => readonly Button[];
  /** The moves that keys make. */
  readonly keys: readonly MoveKey[];
  /** Do what the key of a move does here instead of making it; false: it makes it. */
  readonly pressed?: (board: Board, move: string) => boolean;
  /** Whether a seat is lit; without it, the seats that may act are lit. */
  readonly lit?: (view: View, seat: number) => boolean;
  /** Whether a move lays a card; without it, the card that the move is of. */
  readonly lays?: (info: MoveInfo, card: string) => boolean;
  /** The message shown to all others while several players move at once; without it, one that fits every game. */
  readonly several?: string;
  /** The messages that ask whether a touch begins a move, and that say so. */
  readonly beginning?: { readonly question: string; readonly label: string };
  /** The cards that a move lays together, to be shown beside its name. */
  readonly together?: (info: MoveInfo) => readonly string[];
  /** Whether the first view of a match is the deal of a key; without it, that is not checked here. */
  readonly dealFits?: (view: View, events: readonly Happened[], key: string) => boolean;
}

/** Hide a game's type of view: the table passes each game its own views only. */
export function tableFace<View extends SeenView>(face: TableFace<View>): TableFace {
  return face as unknown as TableFace;
}

/** Return whose turn it is, in one sentence for all other players. */
export function turnOf(board: Board, view: SeenView): string {
  return view.turn == null
    ? app.say(board.face.several ?? 'web-several-turn')
    : app.say('web-turn-of', { name: board.nameOf(view.turn) });
}
