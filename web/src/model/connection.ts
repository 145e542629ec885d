/**
 * The line to the server: it comes back by itself, and no command is lost or carried out twice.
 *
 * A command keeps its id until it is answered. What was not answered when the line broke is sent again, after the
 * greeting that takes the client back to its table; the server answers a repeated id with its first answer.
 */

import type { AnyCommand, AnyMessage, Bye, Done, Refused } from '../wire/types';

export interface Socket {
  send(text: string): void;
  close(): void;
}

export interface SocketListener {
  opened(): void;
  heard(text: string): void;
  closed(): void;
}

export interface Timers {
  now(): number;
  /** Call later; the answer cancels it. */
  later(milliseconds: number, call: () => void): () => void;
}

/** `idle`: not begun. `opening`, `open`. `waiting`: broken, trying again soon. `ended`: the server said not to. */
export type Status = 'idle' | 'opening' | 'open' | 'waiting' | 'ended';

/** A command without its id. */
export type NewCommand = AnyCommand extends infer C ? (C extends AnyCommand ? Omit<C, 'id'> : never) : never;

/** A command that the server did not carry out. */
export class RefusedError extends Error {
  constructor(readonly refused: Refused) {
    super(refused.text);
  }
}

interface Pending {
  readonly command: AnyCommand;
  resolve(done: Done): void;
  reject(error: RefusedError): void;
}

const FIRST_WAIT = 400;
/** Much shorter than the time after which a bot takes over for an absent player. */
const LONGEST_WAIT = 4000;
const PING_EVERY = 20_000;
const SILENCE = 10_000;
/** How long to wait for a first word on a new line. */
const OPENING = 10_000;
/** How soon something should be heard where an answer is awaited. */
const SOON = 3000;

export class Connection {
  status: Status = 'idle';
  /** How often in a row it could not be opened. */
  failures = 0;
  /** Why the server closed the line, if it said so. */
  bye: Bye | null = null;
  /** What to say first on every new line. */
  greeting: () => readonly NewCommand[] = () => [];
  /** Told when something said first was refused. */
  onUnwelcome: (wish: NewCommand, refused: Refused) => void = () => {};
  onMessage: (message: AnyMessage) => void = () => {};
  onStatus: (status: Status) => void = () => {};

  private socket: Socket | null = null;
  private line = 0;
  private readonly pending = new Map<string, Pending>();
  private cancelRetry: () => void = () => {};
  private cancelPing: () => void = () => {};
  /** An answer is awaited, and nothing has been heard since it was asked for. */
  private hurried = false;

  constructor(
    private readonly dial: (ear: SocketListener) => Socket,
    private readonly timers: Timers,
    private readonly newId: () => string,
    private readonly jitter: () => number = Math.random,
  ) {}

  start(): void {
    if (this.status === 'opening' || this.status === 'open') return;
    this.cancelRetry();
    this.bye = null;
    this.open();
  }

  stop(): void {
    this.cancelRetry();
    this.hangUp();
    this.become('idle');
  }

  /** Carry out a command, now or as soon as there is a line. */
  ask(wish: NewCommand): Promise<Done> {
    const command = { ...wish, id: this.newId() } as AnyCommand;
    return new Promise<Done>((resolve, reject) => {
      this.pending.set(command.id, { command, resolve, reject });
      if (this.status === 'open') {
        this.send(command);
        if (!this.hurried) this.listen(SOON, SOON);
        this.hurried = true;
      } else this.nudge();
    });
  }

  /** Try again at once instead of waiting for the next attempt. */
  nudge(): void {
    if (this.status !== 'waiting') return;
    this.cancelRetry();
    this.open();
  }

  /** Make sure of the line: something must be heard soon. */
  check(): void {
    if (this.status === 'open' && !this.hurried) this.listen(0, SOON);
  }

  /** Drop all waiting commands, and tell their senders why. */
  giveUp(why: Pick<Refused, 'code' | 'text'>): void {
    const given = [...this.pending.values()];
    this.pending.clear();
    for (const { command, reject } of given) reject(new RefusedError({ t: 'refused', re: command.id, ...why }));
  }

  /** How many commands wait for an answer. */
  get waiting(): number {
    return this.pending.size;
  }

  private open(): void {
    this.become('opening');
    this.line += 1;
    const line = this.line;
    const current = (): boolean => line === this.line;
    this.cancelPing = this.timers.later(OPENING, () => this.broken());
    this.socket = this.dial({
      opened: () => {},
      heard: (text) => current() && this.hear(JSON.parse(text) as AnyMessage),
      closed: () => current() && this.broken(),
    });
  }

  private hear(message: AnyMessage): void {
    this.hurried = false;
    this.listen(PING_EVERY, SILENCE);
    if (message.t === 'welcome') this.welcomed();
    if (message.t === 'done' || message.t === 'refused') this.answered(message);
    if (message.t === 'bye') this.bye = message;
    this.onMessage(message);
  }

  private welcomed(): void {
    this.failures = 0;
    this.bye = null;
    const before = [...this.pending.values()];
    this.become('open');
    for (const wish of this.greeting())
      this.ask(wish).catch((error: unknown) => {
        if (error instanceof RefusedError) this.onUnwelcome(wish, error.refused);
      });
    for (const { command } of before) this.send(command);
  }

  private answered(message: Done | Refused): void {
    const pending = message.re == null ? undefined : this.pending.get(message.re);
    if (!pending || message.re == null) return;
    this.pending.delete(message.re);
    if (message.t === 'done') pending.resolve(message);
    else pending.reject(new RefusedError(message));
  }

  private send(command: AnyCommand): void {
    this.socket?.send(JSON.stringify(command));
  }

  /** Watch for silence: after a while send a ping, and close the connection if nothing is answered. */
  private listen(quiet: number, silence: number): void {
    this.cancelPing();
    this.cancelPing = this.timers.later(quiet, () => {
      this.send({ t: 'ping', id: this.newId() });
      this.cancelPing = this.timers.later(silence, () => this.broken());
    });
  }

  private hangUp(): void {
    this.line += 1;
    this.hurried = false;
    this.cancelPing();
    this.socket?.close();
    this.socket = null;
  }

  private broken(): void {
    this.hangUp();
    if (this.bye && !this.bye.retry) {
      this.become('ended');
      return;
    }
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.failures) * (0.5 + this.jitter() / 2);
    this.failures += 1;
    this.become('waiting');
    this.cancelRetry = this.timers.later(wait, () => this.open());
  }

  private become(status: Status): void {
    if (this.status === status) return;
    this.status = status;
    this.onStatus(status);
  }
}
