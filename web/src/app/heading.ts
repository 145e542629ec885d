/** The heading of a page: `use:heading`. Whoever has changed the page goes on reading there. */

import { app } from './app.svelte';

export function heading(element: HTMLElement): void {
  element.tabIndex = -1;
  if (!app.turned) return;
  app.turned = false;
  const { activeElement } = document;
  if (activeElement === null || activeElement === document.body) element.focus({ preventScroll: true });
}
