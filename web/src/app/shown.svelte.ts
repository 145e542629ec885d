/** The table as it is shown: it follows the known table slowly enough to watch, one change after the other. */

import { ShowQueue, type Pace } from '../model/queue';
import { updated, type Change, type TableState } from '../model/table';

/** Shows changes of the table to the person: cards fly, and the end of a deal is looked at. */
export interface Presenter {
  /** Show a change at a pace; done when it has been seen. */
  readonly show: (change: Change, pace: Pace) => Promise<void>;
  /** Stop showing: this browser is at another table now. */
  readonly drop: () => void;
}

export class Shown {
  state = $state.raw<TableState | null>(null);
  /** All that is known is shown: moves can be chosen. */
  readonly settled = $derived.by(() => this.state !== null && this.state.seq === this.known()?.seq);
  private presenter: Presenter | null = null;
  private presenterCame: () => void = () => {};
  private readonly queue = new ShowQueue<Change>(
    (change, pace) => this.show(change, pace),
    (change) => (this.state = updated(change.state, this.known())),
  );

  /** `known`: the table as it is known. `elsewhere`: whether the person looks at another page, such as a replay. */
  constructor(
    private readonly known: () => TableState | null,
    private readonly elsewhere: () => boolean,
  ) {}

  /** Let a presenter show what happens; the call that is returned sends it away. */
  present(presenter: Presenter): () => void {
    this.presenter = presenter;
    this.presenterCame();
    return () => {
      if (this.presenter === presenter) this.presenter = null;
    };
  }

  /** Show a change of the table, now or when its turn comes. `before`: the table as it was known before it. */
  follow(change: Change, before: TableState | null): void {
    // What happens while the person looks at a replay is not shown afterwards.
    const unseen = this.presenter === null && this.elsewhere();
    const { state } = change;
    if (change.fresh || unseen) this.drop();
    // What changes no card is shown at once, unless cards that moved before are still on their way.
    const still = before?.match === state.match && this.queue.idle && this.state?.seq === before?.seq;
    if (change.fresh || unseen || (before && still)) this.state = state;
    else if (before?.seq !== state.seq) this.queue.push(change);
    else if (this.state) this.state = updated(this.state, state);
  }

  /** Show a state in the middle of a change, or at its end. */
  reveal(state: TableState, change: Change): void {
    if (this.queue.showing === change) this.state = updated(state, this.known()); // else it was dropped meanwhile
  }

  /** Correct what is shown, without an animation. */
  amend(correct: (state: TableState | null) => TableState | null): void {
    this.state = correct(this.state);
  }

  forget(): void {
    this.state = null;
    this.drop();
  }

  private drop(): void {
    this.queue.clear();
    this.presenter?.drop();
  }

  /** Show a change; one that comes before its table is on the screen waits for it, so that the first deal is seen. */
  private async show(change: Change, pace: Pace): Promise<void> {
    if (!this.presenter) await new Promise<void>((resolve) => (this.presenterCame = resolve));
    if (this.queue.showing === change) await this.presenter?.show(change, pace);
  }
}
