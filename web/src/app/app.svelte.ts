/** What every screen looks at: settings, language, address, short notices. */

import { untrack } from 'svelte';
import type { Look } from '../art/svg';
import { parseRoute, pathOf, type Route } from '../model/route';
import { SPEED, readSettings, storeSettings, type Settings, type KeyValueStore } from '../model/settings';
import { isRightToLeft, type Facts, type Voice } from '../text/fluent';
import { loadVoice } from '../text/load';
import { whyMissing } from './missing';

export interface Toast {
  readonly id: number;
  readonly text: string;
}

function browserStorage(): KeyValueStore | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

export class App {
  settings = $state.raw<Settings>(readSettings(browserStorage(), navigator.languages));
  route = $state.raw<Route>(parseRoute(location.pathname, location.search, location.hash));
  toasts = $state.raw<readonly Toast[]>([]);
  /** The game that is played or replayed on this page. */
  playing = $state.raw<string | null>(null);
  /** The page has changed, and its heading is not there yet. */
  pageChanged = false;
  /** How many sheets have been opened so far: notices lie above the latest. */
  sheets = $state(0);
  private voice = $state.raw<Voice>(Object.assign(() => '', { knows: () => false, forms: () => [] }));
  private systemDark = $state(false);
  private systemStill = $state(false);
  private counter = 0;
  /** Told when the language has changed. */
  onLanguage: () => void = () => {};

  readonly rtl = $derived(isRightToLeft(this.settings.lang));
  readonly dark = $derived(this.settings.theme === 'dark' || (this.settings.theme === 'auto' && this.systemDark));
  readonly still = $derived(this.settings.motion === 'less' || this.systemStill);
  readonly look = $derived<Look>({
    theme: this.dark ? 'dark' : 'light',
    mirrored: this.rtl,
    patterns: this.settings.patterns,
  });
  /** How long motion takes, against its usual time; 0: none. */
  readonly tempo = $derived(this.still ? 0 : SPEED[this.settings.speed]);

  say(message: string, facts?: Facts): string {
    return this.voice(message, facts);
  }

  /** Whether the page itself has such a message. */
  knows(message: string): boolean {
    return this.voice.knows(message);
  }

  async start(): Promise<void> {
    const dark = matchMedia('(prefers-color-scheme: dark)');
    const still = matchMedia('(prefers-reduced-motion: reduce)');
    this.systemDark = dark.matches;
    this.systemStill = still.matches;
    dark.addEventListener('change', () => (this.systemDark = dark.matches));
    still.addEventListener('change', () => (this.systemStill = still.matches));
    addEventListener('popstate', () => {
      this.pageChanged = true;
      this.route = parseRoute(location.pathname, location.search, location.hash);
    });
    await this.loadLanguage();
  }

  set(change: Partial<Settings>): void {
    const before = this.settings.lang;
    this.settings = { ...this.settings, ...change };
    storeSettings(browserStorage(), this.settings);
    if (this.settings.lang === before) this.applySettings();
    else
      void this.loadLanguage().then(
        () => this.onLanguage(),
        () => this.keepLanguage(before),
      );
  }

  /** The chosen language cannot be loaded now: keep the language of before. */
  private async keepLanguage(lang: Settings['lang']): Promise<void> {
    this.set({ lang });
    this.toast(this.say(`${await whyMissing()}-more`));
  }

  go(route: Route, replace = false): void {
    if (pathOf(route) !== pathOf(this.route)) {
      if (replace) this.replaceAddress(route);
      else history.pushState({ depth: this.depth + 1 }, '', pathOf(route));
      scrollTo(0, 0);
      this.pageChanged = true;
    }
    this.route = route;
  }

  /** Let the address tell more of the page that is open. */
  replaceAddress(route: Route): void {
    history.replaceState(history.state, '', pathOf(route));
  }

  /** Go to the page before; where this one was opened first, elsewhere, but never out of the app. */
  back(otherwise: Route = { page: 'home' }): void {
    if (this.depth > 0) history.back();
    else this.go(otherwise);
  }

  /** How many pages of the app lie before this one. */
  private get depth(): number {
    const state: unknown = history.state;
    return typeof state === 'object' && state !== null && 'depth' in state && typeof state.depth === 'number'
      ? state.depth
      : 0;
  }

  /** Remove all notices. */
  clearToasts(): void {
    this.toasts = [];
  }

  toast(text: string): void {
    this.counter += 1;
    const id = this.counter;
    this.toasts = [...this.toasts.slice(-2), { id, text }];
    setTimeout(() => (this.toasts = this.toasts.filter((toast) => toast.id !== id)), 3200);
  }

  sheetOpened(): void {
    untrack(() => (this.sheets += 1));
  }

  private async loadLanguage(): Promise<void> {
    const { lang } = this.settings;
    const voice = await loadVoice(lang);
    if (lang !== this.settings.lang) return;
    this.voice = voice;
    this.applySettings();
  }

  private applySettings(): void {
    const root = document.documentElement;
    root.lang = this.settings.lang;
    root.dir = this.rtl ? 'rtl' : 'ltr';
    if (this.settings.theme === 'auto') delete root.dataset['theme'];
    else root.dataset['theme'] = this.settings.theme;
    root.dataset['motion'] = this.settings.motion;
    // Colour the browser's frame like the page: by the chosen theme, or by the system's.
    for (const [i, frame] of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]').entries()) {
      const own = (['light', 'dark'] as const)[i] ?? 'light';
      frame.media =
        this.settings.theme === 'auto'
          ? `(prefers-color-scheme: ${own})`
          : this.settings.theme === own
            ? 'all'
            : 'not all';
    }
  }
}

export const app = new App();
