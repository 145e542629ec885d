/** What every screen looks at: settings, language, address, short notices. */

import type { Look } from '../art';
import { parseRoute, pathOf, type Route } from '../model/route';
import { SPEED, readSettings, storeSettings, type Settings, type Shelf } from '../model/settings';
import { isRightToLeft, type Facts, type Say } from '../text/fluent';
import { loadVoice } from '../text/load';

export interface Toast {
  readonly id: number;
  readonly text: string;
}

function shelf(): Shelf | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

class App {
  settings = $state.raw<Settings>(readSettings(shelf(), navigator.languages));
  route = $state.raw<Route>(parseRoute(location.pathname, location.search, location.hash));
  toasts = $state.raw<readonly Toast[]>([]);
  private voice = $state.raw<Say>(() => '');
  private systemDark = $state(false);
  private systemStill = $state(false);
  private counter = 0;
  /** Told when the language has changed. */
  onLanguage: () => void = () => {};

  readonly rtl = $derived(isRightToLeft(this.settings.lang));
  readonly dark = $derived(this.settings.theme === 'dark' || (this.settings.theme === 'auto' && this.systemDark));
  readonly still = $derived(this.settings.motion === 'less' || this.systemStill);
  readonly look = $derived<Look>({ theme: this.dark ? 'dark' : 'light', mirrored: this.rtl, patterns: this.settings.patterns });
  /** How long motion takes, against its usual time; 0: none. */
  readonly tempo = $derived(this.still ? 0 : SPEED[this.settings.speed]);

  say(message: string, facts?: Facts): string {
    return this.voice(message, facts);
  }

  async start(): Promise<void> {
    const dark = matchMedia('(prefers-color-scheme: dark)');
    const still = matchMedia('(prefers-reduced-motion: reduce)');
    this.systemDark = dark.matches;
    this.systemStill = still.matches;
    dark.addEventListener('change', () => (this.systemDark = dark.matches));
    still.addEventListener('change', () => (this.systemStill = still.matches));
    addEventListener('popstate', () => (this.route = parseRoute(location.pathname, location.search, location.hash)));
    await this.speak();
  }

  set(change: Partial<Settings>): void {
    const before = this.settings.lang;
    this.settings = { ...this.settings, ...change };
    storeSettings(shelf(), this.settings);
    if (this.settings.lang !== before) void this.speak().then(() => this.onLanguage());
    else this.dress();
  }

  go(route: Route, replace = false): void {
    if (pathOf(route) !== pathOf(this.route)) {
      if (replace) history.replaceState(null, '', pathOf(route));
      else history.pushState(null, '', pathOf(route));
      scrollTo(0, 0);
    }
    this.route = route;
  }

  toast(text: string): void {
    this.counter += 1;
    const id = this.counter;
    this.toasts = [...this.toasts.slice(-2), { id, text }];
    setTimeout(() => (this.toasts = this.toasts.filter((toast) => toast.id !== id)), 3200);
  }

  private async speak(): Promise<void> {
    const { lang } = this.settings;
    const voice = await loadVoice(lang);
    if (lang !== this.settings.lang) return;
    this.voice = voice;
    this.dress();
  }

  private dress(): void {
    const root = document.documentElement;
    root.lang = this.settings.lang;
    root.dir = this.rtl ? 'rtl' : 'ltr';
    if (this.settings.theme === 'auto') delete root.dataset['theme'];
    else root.dataset['theme'] = this.settings.theme;
    root.dataset['motion'] = this.settings.motion;
  }
}

export const app = new App();
