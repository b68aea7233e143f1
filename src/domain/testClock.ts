import { type Clock, startAlarm } from './alarm.ts';

interface Timer {
  readonly at: number;
  readonly callback: () => void;
}

/** A clock for tests: time passes when told to, and timers fire in order on the way. */
export class TestClock implements Clock {
  #now: number;
  #timers: Timer[] = [];

  constructor(now: number) {
    this.#now = now;
  }

  readonly now = (): number => this.#now;

  readonly after = (delay: number, callback: () => void): (() => void) => {
    const timer = { at: this.#now + delay, callback };
    this.#timers.push(timer);
    return () => {
      this.#timers = this.#timers.filter((other) => other !== timer);
    };
  };

  /** How many timers are waiting. */
  get waiting(): number {
    return this.#timers.length;
  }

  /** Lets time pass without a timer firing, as when a laptop sleeps; they fire when it passes again. */
  sleep(milliseconds: number): void {
    this.#now += milliseconds;
  }

  /** Lets time pass. */
  pass(milliseconds: number): void {
    const end = this.#now + milliseconds;
    for (;;) {
      const [next] = this.#timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at);
      if (!next) break;
      this.#timers = this.#timers.filter((timer) => timer !== next);
      this.#now = Math.max(this.#now, next.at);
      next.callback();
    }
    this.#now = end;
  }
}

/** A state machine with its one alarm, wired as the app wires it. */
export class Driven<State, Action> {
  state: State;
  #reduce: (state: State, action: Action) => State;
  #nextDueAt: (state: State) => number | null;
  #advanced: (now: number) => Action;
  #clock: Clock;
  #dueAt: number | null = null;
  #stop = () => {};

  constructor(
    clock: Clock,
    initial: State,
    reduce: (state: State, action: Action) => State,
    nextDueAt: (state: State) => number | null,
    advanced: (now: number) => Action,
  ) {
    this.#clock = clock;
    this.state = initial;
    this.#reduce = reduce;
    this.#nextDueAt = nextDueAt;
    this.#advanced = advanced;
  }

  dispatch(action: Action): void {
    this.state = this.#reduce(this.state, action);
    const dueAt = this.#nextDueAt(this.state);
    if (dueAt === this.#dueAt) return;
    this.#stop();
    this.#dueAt = dueAt;
    this.#stop =
      dueAt === null
        ? () => {}
        : startAlarm(this.#clock, dueAt, (now) => this.dispatch(this.#advanced(now)));
  }
}
