/** Things to show one after the other, each at its pace: the longer the queue, the faster, so that it catches up. */

/** 1: take your time. Below: that part of it. 0: just do it. */
export type Pace = number;

export function pace(behind: number): Pace {
  if (behind <= 1) return 1;
  if (behind <= 3) return 0.6;
  if (behind <= 6) return 0.3;
  return 0;
}

export class ShowQueue<Item> {
  private readonly waiting: Item[] = [];
  private current: Item | null = null;

  /** `show` takes its time; `shown` is told of what was shown, unless it has been forgotten meanwhile. */
  constructor(
    private readonly show: (item: Item, pace: Pace) => Promise<void>,
    private readonly shown: (item: Item) => void,
  ) {}

  push(item: Item): void {
    this.waiting.push(item);
    if (this.current === null) void this.run();
  }

  /** Forget all changes that are waiting or being shown; the next change is shown at once. */
  clear(): void {
    this.waiting.length = 0;
    this.current = null;
  }

  /** What is being shown, and has not been forgotten. */
  get showing(): Item | null {
    return this.current;
  }

  /** Nothing is being shown, and nothing waits for it. */
  get idle(): boolean {
    return this.current === null && this.waiting.length === 0;
  }

  private async run(): Promise<void> {
    for (let item = this.waiting.shift(); item !== undefined; item = this.waiting.shift()) {
      this.current = item;
      // One thing that cannot be shown must not stop the rest.
      await this.show(item, pace(this.waiting.length)).catch(() => {});
      if (this.current !== item) return;
      this.shown(item);
      if (this.current !== item) return;
    }
    this.current = null;
  }
}
