/** A hue for each number of Tuki Tuki, so that pairs meet the eye before they are read. */
export const HUES: readonly string[] = [
  '#5f5750',
  '#b3261e',
  '#b93d0a',
  '#8a5708',
  '#56700a',
  '#26752b',
  '#0a7057',
  '#0b6a7c',
  '#1565b8',
  '#3949ab',
  '#6a3ab2',
  '#a1259b',
  '#b61f5c',
];
