/** The server as the screens see it: whether it answers, what it said last, and the requests sent to it. */

import { RefusedError, type Connection, type Status, type NewCommand } from '../model/connection';
import { PROTOCOL, type AnyMessage, type Bye, type Done, type Refused } from '../wire/types';

/** Why the client cannot go on, with the server's own sentence if it sent one. */
export interface Trouble {
  readonly code: string;
  readonly text: string;
}

/** A part of the client that follows what the server says. */
export interface Listener {
  /** What to ask first on every new connection. */
  greeting?(): readonly NewCommand[];
  /** Something of the greeting was refused. */
  unwelcome?(wish: NewCommand, refused: Refused): void;
  hear(message: AnyMessage): void;
}

const ASK_EVERY = 800; // how often a server that is starting is asked whether it is ready, in milliseconds

export class Server {
  status = $state.raw<Status>('idle');
  /** How many attempts to connect have failed in a row. */
  failures = $state(0);
  /** Why the server closed the connection, if it said so. */
  bye = $state.raw<Bye | null>(null);
  /** What the server said when it stopped for a restart. */
  parting = $state('');
  /** How many answers are awaited. */
  asking = $state(0);
  /** The server is there, and is still getting the games ready. */
  starting = $state(false);
  /** The server speaks a newer protocol than this page. */
  outdated = $state(false);
  trouble = $state.raw<Trouble | null>(null);
  /** The connection is lost, or was never made, and is tried again and again. */
  readonly away = $derived(
    this.failures > 0 && !this.starting && (this.status === 'waiting' || this.status === 'opening'),
  );
  /** Called when the server does not know this guest; returns whether a new guest is on the way. */
  onUnknownGuest: () => boolean = () => false;
  private readonly listeners: Listener[] = [];

  constructor(
    private readonly line: Connection,
    private readonly isReady: () => Promise<boolean>,
    private readonly sleep: (milliseconds: number) => Promise<void>,
  ) {
    line.onStatus = (status) => this.follow(status);
    line.onMessage = (message) => this.hear(message);
    line.greeting = () => this.listeners.flatMap((each) => each.greeting?.() ?? []);
    line.onUnwelcome = (wish, refused) => {
      for (const each of this.listeners) each.unwelcome?.(wish, refused);
    };
  }

  /** Pass the server's messages on to a part of the client too, after the parts that were added earlier. */
  listen(listener: Listener): void {
    this.listeners.push(listener);
  }

  connect(): void {
    this.line.start();
  }

  disconnect(): void {
    this.line.stop();
  }

  /** Try at once, if the connection is broken. */
  nudge(): void {
    this.line.nudge();
  }

  /** Find out whether the connection still works. */
  check(): void {
    this.line.check();
  }

  /**
   * Carry out a command, now or when the connection is back.
   *
   * @throws RefusedError
   */
  ask(wish: NewCommand): Promise<Done> {
    return this.line.ask(wish);
  }

  /** Carry out a command that a person waits for; returns why it was refused, or null. */
  async tell(wish: NewCommand): Promise<Refused | null> {
    this.asking += 1;
    try {
      await this.line.ask(wish);
      return null;
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error;
      return error.refused;
    } finally {
      this.asking -= 1;
    }
  }

  private hear(message: AnyMessage): void {
    if (message.t === 'welcome') this.outdated = message.protocol !== PROTOCOL;
    for (const each of this.listeners) each.hear(message);
  }

  private follow(status: Status): void {
    const unknown = status === 'ended' && this.line.bye?.code === 'guest';
    const helped = unknown && this.onUnknownGuest();
    this.status = helped ? 'waiting' : status;
    this.failures = this.line.failures;
    this.bye = this.line.bye;
    if (unknown && !helped && this.bye) this.line.giveUp((this.trouble = this.bye));
    if (this.bye?.code === 'stopping') this.parting = this.bye.text;
    if (status === 'open') {
      this.starting = false;
      this.parting = '';
    } else if (status === 'waiting' && this.bye?.code === 'starting' && !this.starting) void this.awaitReady();
  }

  /** Ask at intervals whether the server is ready, and connect as soon as it is. */
  private async awaitReady(): Promise<void> {
    this.starting = true;
    while (this.starting) {
      await this.sleep(ASK_EVERY);
      if (this.starting && (await this.isReady())) return this.line.start();
    }
  }
}
