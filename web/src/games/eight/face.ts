import './felt.css';
import type { GameFace } from '../face';
import { back, CARDS, face as draw } from './cards';

export const face: GameFace = {
  name: 'eight',
  number: 2,
  cards: CARDS,
  draw,
  back,
  seats: 4,
  poster: ['8', 'half', 'demon', '5', '0'],
  fan: ['8', 'half', 'demon'],
  house: { trouble: ['demon'] },
  pictures: {
    'EH-01': ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', 'half', 'demon'],
    'EH-03': ['1', '2', '3', '4', '6', '7', '8'],
    'EH-10': ['demon'],
    'EH-11': ['half'],
    'EH-12': ['0'],
    'EH-13': ['8', 'half'],
    'EH-14': ['5'],
    'EH-15': ['3', 'half', '4'],
  },
};
