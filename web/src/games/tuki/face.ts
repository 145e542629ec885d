import './felt.css';
import type { GameFace } from '../face';
import { back, CARDS, face as draw } from './cards';

export const face: GameFace = {
  name: 'tuki',
  number: 3,
  cards: CARDS,
  draw,
  back,
  seats: 4,
  poster: ['7', '12', 'P', '3', '5'],
  fan: ['7', 'P', '12'],
  pictures: {
    'TU-01': ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12', 'P'],
    'TU-12': ['7', '7'],
    'TU-14': ['P', '9'],
    'TU-15': ['P', 'P'],
    'TU-16': ['P', '4'],
  },
};
