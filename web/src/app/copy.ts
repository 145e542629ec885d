/** Copy to the clipboard, also in browsers that offer none to this page. */

import { app } from './app.svelte';

/** Copy a text, and tell the person whether it worked. */
export async function copy(text: string): Promise<void> {
  app.toast(app.say((await written(text)) ? 'web-copied' : 'web-trouble'));
}

async function written(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Plain HTTP gives no clipboard: the old way still works there.
    const field = document.createElement('textarea');
    const before = document.activeElement;
    field.value = text;
    document.body.append(field);
    field.select();
    const done = document.execCommand('copy');
    field.remove();
    if (before instanceof HTMLElement) before.focus();
    return done;
  }
}
