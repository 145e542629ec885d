/** Something that is tried until it works or is given up: at once, and again when the server answers. */

const FIRST_WAIT = 1000;
const LONGEST_WAIT = 8000;

export interface World {
  awake(): Promise<boolean>;
  sleep(milliseconds: number): Promise<void>;
  /** Whether what went wrong may go right later. */
  isTemporary(error: unknown): boolean;
}

export class Retry {
  private round = 0;

  constructor(
    private readonly attempt: () => Promise<void>,
    private readonly world: World,
  ) {}

  /** Try now; whatever was waited for before is forgotten. */
  async now(): Promise<void> {
    this.round += 1;
    const { round } = this;
    for (let wait = FIRST_WAIT; ; wait = Math.min(LONGEST_WAIT, wait * 1.5)) {
      try {
        return await this.attempt();
      } catch (error) {
        if (!this.world.isTemporary(error)) return;
      }
      do {
        await this.world.sleep(wait);
        if (round !== this.round) return;
      } while (!(await this.world.awake()));
      if (round !== this.round) return;
    }
  }

  stop(): void {
    this.round += 1;
  }
}
