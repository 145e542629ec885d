/** Line icons of our own, on a grid of 24. */

const PATHS = {
  back: 'M15 5l-7 7 7 7',
  close: 'M6 6l12 12M18 6L6 18',
  menu: 'M9 7h11M9 12h11M9 17h11M4.500 7v.1M4.500 12v.1M4.500 17v.1',
  book: 'M12 6c-2-1.500-5-2-8-2v14c3 0 6 .5 8 2 2-1.500 5-2 8-2V4c-3 0-6 .5-8 2zM12 6v14',
  log: 'M5 5h14v11H11l-4 4v-4H5z',
  gear: 'M4 7h7M17 7h3M14 4.200a2.800 2.800 0 1 0 0 5.600 2.800 2.800 0 0 0 0-5.600zM4 17h3M13 17h7M10 14.200a2.800 2.800 0 1 0 0 5.600 2.800 2.800 0 0 0 0-5.600z',
  share: 'M12 15V4M8 8l4-4 4 4M5 13v6h14v-6',
  copy: 'M9 9h10v11H9zM5 15V4h10',
  check: 'M5 12.500l5 5L19.500 7',
  globe: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3 12h18M12 3c3 3 3.500 6 3.500 9S15 18 12 21c-3-3-3.500-6-3.500-9S9 6 12 3z',
  sound: 'M4 10v4h4l5 4V6L8 10zM16 9.500c1.300 1.500 1.300 3.500 0 5M18.500 7c2.600 3 2.600 7 0 10',
  mute: 'M4 10v4h4l5 4V6L8 10zM17 10l4 4M21 10l-4 4',
  play: 'M8 5.500v13l10-6.500z',
  pause: 'M8 5.500v13M16 5.500v13',
  next: 'M9 5l7 7-7 7',
  start: 'M17 5l-7 7 7 7M7 5v14',
  finish: 'M7 5l7 7-7 7M17 5v14',
  person: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM5 20c.6-4 3.500-6 7-6s6.400 2 7 6',
  bot: 'M7 9h10a2 2 0 0 1 2 2v6a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2v-6a2 2 0 0 1 2-2zM12 9V5M9.500 13.500v1M14.500 13.500v1M3 13v2M21 13v2',
  more: 'M5 12v.1M12 12v.1M19 12v.1',
  phone: 'M8 3h8a1.500 1.500 0 0 1 1.500 1.500v15A1.500 1.500 0 0 1 16 21H8a1.500 1.500 0 0 1-1.500-1.500v-15A1.500 1.500 0 0 1 8 3zM11 18h2',
  plus: 'M12 5v14M5 12h14',
  crown: 'M4 17l-1-9 5 4 4-7 4 7 5-4-1 9z',
  star: 'M12 4l2.400 5 5.600.7-4.100 3.800 1.100 5.500-5-2.800-5 2.800 1.100-5.500L4 9.700 9.600 9z',
  shield: 'M12 3l7 3v5c0 5-3 8-7 10-4-2-7-5-7-10V6zM9 12l2.200 2.200L15.500 10',
  eye: 'M2.500 12C5 7.500 8.500 5.500 12 5.500s7 2 9.500 6.500c-2.500 4.500-6 6.500-9.500 6.500S5 16.500 2.500 12zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
  learn: 'M2 9l10-5 10 5-10 5zM6 11.500V16c2 2 4 3 6 3s4-1 6-3v-4.500',
  home: 'M4 11l8-7 8 7v9h-5v-6H9v6H4z',
  hand: 'M7 12V6.500a1.500 1.500 0 0 1 3 0V11V4.500a1.500 1.500 0 0 1 3 0V11V5.500a1.500 1.500 0 0 1 3 0V12l1.600-1.800a1.500 1.500 0 0 1 2.300 1.900L16.500 18c-1 1.500-2.500 2.500-4.500 2.500-3 0-5-2-5-5z',
  flame: 'M12 3c1 4 5 5.500 5 10.500A5 5 0 0 1 7 14c0-2 1-3 2-4 .3 1.500 1 2 1.500 2C10.500 9 10 6 12 3z',
  wifi: 'M3 9c5-5 13-5 18 0M6 12.500c3.500-3.500 8.500-3.500 12 0M9 16c1.800-1.800 4.200-1.800 6 0M12 19.500v.1',
  dice: 'M5 5h14v14H5zM9 9v.1M15 15v.1M12 12v.1M15 9v.1M9 15v.1',
} as const;

export type IconName = keyof typeof PATHS;

export function iconSvg(name: IconName): string {
  const filled = name === 'play' || name === 'star' || name === 'crown' ? 'currentColor' : 'none';
  return `<svg viewBox="0 0 24 24" fill="${filled}" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true" focusable="false"><path d="${PATHS[name]}"/></svg>`;
}
