import { tick } from 'svelte';

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
