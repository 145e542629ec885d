/** Whom one does not want to hear: by name, for as long as this window is open. */

const KEY = 'klaf.muted';

function read(): string[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((name) => typeof name === 'string') : [];
  } catch {
    return [];
  }
}

class Muted {
  private names = $state.raw<readonly string[]>(read());

  has(name: string): boolean {
    return this.names.includes(name);
  }

  set(name: string, on: boolean): void {
    this.names = [...this.names.filter((each) => each !== name), ...(on ? [name] : [])];
    try {
      sessionStorage.setItem(KEY, JSON.stringify(this.names));
    } catch {
      // Without storage, muting ends when the page is closed.
    }
  }
}

export const muted = new Muted();
