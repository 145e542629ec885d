import './felt.css';
import type { GameFace } from '../face';
import { back, CARDS, face as draw } from './cards';
import { COLOURS, TONES } from './palette';
import { symbol } from './symbols';

export const face: GameFace = {
  name: 'taki',
  number: 1,
  cards: CARDS,
  draw,
  back,
  seats: 4,
  poster: ['B7', 'Gtaki', 'super', 'R+2', 'Ystop'],
  fan: ['B7', 'super', 'R+2'],
  house: {
    join: ['B7', 'super', 'Gtaki'],
    outdated: ['Gdir'],
    settings: ['R4', 'Bplus', 'Gtaki', 'Y7'],
    stopped: ['Rstop'],
  },
  pictures: {
    'TK-01': [
      'R1',
      'B3',
      'G7',
      'Y9',
      'R+2',
      'Bstop',
      'Gdir',
      'Yplus',
      'Rtaki',
      'colour',
      'super',
      'king',
      '+3',
      'break',
    ],
    'TK-06': ['R7', 'R3', 'B7'],
    'TK-20': ['Rstop', 'Bstop', 'Gstop', 'Ystop'],
    'TK-21': ['R+2', 'B+2'],
    'TK-22': ['Gdir'],
    'TK-23': ['colour'],
    'TK-24': ['Yplus'],
    'TK-25': ['king'],
    'TK-26': ['+3'],
    'TK-27': ['R+2', '+3'],
    'TK-29': ['+3', 'break'],
    'TK-32': ['break'],
    'TK-34': ['Btaki', 'B3', 'B9', 'Bstop'],
    'TK-38': ['super'],
  },
  editions: { '+3': 'TK-26', break: 'TK-32' },
  swatches: Object.fromEntries(
    COLOURS.map((colour) => {
      const { base, figure } = TONES[colour];
      return [colour, { base, figure, symbol: symbol(colour, figure, base) }];
    }),
  ),
};
