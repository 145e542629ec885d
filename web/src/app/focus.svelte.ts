/** Remembers which element had the focus before a sheet took it, and gives the focus back when the sheet closes. */

import { tick } from 'svelte';

/** What a closed sheet gives the focus back to, while another may open in its place. */
let waiting: HTMLElement | null = null;

/** What has the focus now; nothing is the body of the page. */
export function focusedElement(): HTMLElement | null {
  const { activeElement } = document;
  return activeElement instanceof HTMLElement && activeElement !== document.body ? activeElement : waiting;
}

/** Give the focus back once the element that took it has left the page, unless another element has it now. */
export function returnFocus(to: HTMLElement | null): void {
  waiting = to;
  void tick().then(() => {
    waiting = null;
    const { activeElement } = document;
    if (to === null || (activeElement !== null && activeElement !== document.body)) return;
    // Where that is gone too, reading goes on at the page's heading.
    (to.isConnected ? to : document.querySelector<HTMLElement>('h1[tabindex]'))?.focus({ preventScroll: true });
  });
}

/**
 * Keep the focus inside an element when what had it goes: its first button takes over, or the element itself.
 * `changes` names what the element is drawn from.
 */
export function keepFocus(element: () => HTMLElement | undefined, changes: () => unknown): void {
  let inside = false;
  $effect.pre(() => {
    changes();
    inside = element()?.contains(document.activeElement) ?? false;
  });
  $effect(() => {
    changes();
    if (!inside) return;
    void tick().then(() => {
      const here = element();
      if (here && (document.activeElement === null || document.activeElement === document.body))
        (here.querySelector<HTMLElement>('button:enabled') ?? here).focus({ preventScroll: true });
    });
  });
}
