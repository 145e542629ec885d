/** The heading of a page: `use:heading`. Whoever has changed the page goes on reading there; `always`: whoever did. */

import { app } from './app.svelte';

export function heading(element: HTMLElement, always = false): void {
  element.tabIndex = -1;
  if (!app.pageChanged && !always) return;
  app.pageChanged = false;
  const { activeElement } = document;
  if (activeElement === null || activeElement === document.body) element.focus({ preventScroll: true });
}
