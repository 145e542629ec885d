/** The table of a game that has no folder: its document laid out, its moves as buttons. */

import { app } from '../../app/app.svelte';
import type { Board } from '../../table/board.svelte';
import { turnOf, type Button, type TableFace } from '../../table/face';
import type { MoveInfo } from '../../wire/types';
import { figuresFor } from './figures';
import { laidOut } from './laid';
import Middle from './Middle.svelte';
import Outcome from './Outcome.svelte';
import Own from './Own.svelte';
import Seat from './Seat.svelte';

const lays = (info: MoveInfo, card: string): boolean => info.card === card || info.move === card;

/** The moves that a player makes by touching one of their own cards. */
function layable(board: Board): ReadonlySet<string> {
  const { seats } = laidOut(board, board.match.view);
  const held = (seats[board.me]?.lots ?? []).flatMap(({ cards }) => cards.filter((card) => card !== null));
  const infos = board.book?.infos(board.chooser.moves) ?? [];
  return new Set(infos.filter((info) => held.some((card) => lays(info, card))).map(({ move }) => move));
}

function buttons(board: Board): Button[] {
  const touched = layable(board);
  return board.chooser.moves
    .filter((move) => !touched.has(move))
    .map((move) => ({
      key: move,
      label: board.book?.info(move)?.label || move,
      press: () => board.chooser.press(move),
    }));
}

export function plainTable(name: string): TableFace {
  return {
    name,
    Seat,
    Middle,
    Own,
    Outcome,
    figures: (_, fields) => figuresFor(fields),
    flying: { tripsOf: () => [], dealing: new Set() },
    sounds: ({ seat }) => (seat === null ? undefined : 'lay'),
    sentence: (board, view) => (board.myTurn ? app.say('web-your-turn') : turnOf(board, view)),
    buttons,
    keys: [],
    lays,
  };
}
