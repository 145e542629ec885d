/**
 * Mark the button that was pressed for as long as its answer is awaited: `use:pressing={() => board.chooser.waiting}`.
 * A press is seen on the next frame, however far away the server is.
 */
export function pressing(element: HTMLElement, waiting: () => boolean): { destroy(): void } {
  let pressed: HTMLElement | null = null;
  const note = (event: MouseEvent): void => {
    pressed = event.target instanceof Element ? event.target.closest('button') : null;
    // Whoever waits later, by a key, did not press this.
    setTimeout(() => (pressed = null));
  };
  element.addEventListener('click', note, true);
  $effect(() => {
    if (!waiting() || !pressed) return;
    const marked = pressed;
    marked.dataset['asked'] = '';
    return () => delete marked.dataset['asked'];
  });
  return { destroy: () => element.removeEventListener('click', note, true) };
}
