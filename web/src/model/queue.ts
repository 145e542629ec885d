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
  private readonly items: Item[] = [];
  private showing = false;

  constructor(private readonly show: (item: Item, pace: Pace) => Promise<void>) {}

  push(item: Item): void {
    this.items.push(item);
    if (!this.showing) void this.run();
  }

  /** Forget what was not shown yet. */
  clear(): void {
    this.items.length = 0;
  }

  get length(): number {
    return this.items.length;
  }

  private async run(): Promise<void> {
    this.showing = true;
    try {
      for (let item = this.items.shift(); item !== undefined; item = this.items.shift()) {
        // One thing that cannot be shown must not stop the rest.
        await this.show(item, pace(this.items.length)).catch(() => {});
      }
    } finally {
      this.showing = false;
    }
  }
}
