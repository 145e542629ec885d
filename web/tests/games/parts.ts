/** The parts of each game that need no page. */

import * as eightDeal from '../../src/games/eight/deal';
import * as eightFigures from '../../src/games/eight/figures';
import * as eightFlights from '../../src/games/eight/flights';
import * as takiDeal from '../../src/games/taki/deal';
import * as takiFigures from '../../src/games/taki/figures';
import * as takiFlights from '../../src/games/taki/flights';
import * as tukiDeal from '../../src/games/tuki/deal';
import * as tukiFigures from '../../src/games/tuki/figures';
import * as tukiFlights from '../../src/games/tuki/flights';
import type { Flying } from '../../src/model/flights';
import type { Figures } from '../../src/model/seats';
import type { TableFace } from '../../src/table/face';

export const FLYING: Readonly<Record<string, Flying>> = {
  taki: takiFlights.flying,
  eight: eightFlights.flying,
  tuki: tukiFlights.flying,
};

export const FIGURES: Readonly<Record<string, Figures>> = {
  taki: takiFigures.figures({ options: {} }),
  eight: eightFigures.figures,
  tuki: tukiFigures.figures,
};

type Part<Name extends keyof TableFace> = NonNullable<TableFace[Name]>;

export const DEAL_FITS = {
  taki: takiDeal.dealFits,
  eight: eightDeal.dealFits,
  tuki: tukiDeal.dealFits,
} as unknown as Readonly<Record<string, Part<'dealFits'>>>;
