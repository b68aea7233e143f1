import { describe, expect, it } from 'vitest';
import { startAlarm } from './alarm.ts';
import { TestClock } from './testClock.ts';

describe('an alarm', () => {
  it('rings once, at its time', () => {
    const clock = new TestClock(5000);
    const rung: number[] = [];
    startAlarm(clock, 6000, (now) => rung.push(now));
    clock.pass(999);
    expect(rung).toEqual([]);
    clock.pass(1);
    clock.pass(5000);
    expect(rung).toEqual([6000]);
  });

  it('rings at once when its time has passed', () => {
    const clock = new TestClock(5000);
    const rung: number[] = [];
    startAlarm(clock, 3000, (now) => rung.push(now));
    clock.pass(0);
    expect(rung).toEqual([5000]);
  });

  it('never says it is earlier than its time, even when a timer fires too soon', () => {
    const rung: number[] = [];
    const hasty = {
      now: () => 5999.6,
      after: (_delay: number, callback: () => void) => {
        callback();
        return () => {};
      },
    };
    startAlarm(hasty, 6000, (now) => rung.push(now));
    expect(rung).toEqual([6000]);
  });

  it('stays silent and leaves no timer when it was switched off', () => {
    const clock = new TestClock(0);
    const rung: number[] = [];
    const stop = startAlarm(clock, 1000, (now) => rung.push(now));
    stop();
    expect(clock.waiting).toBe(0);
    clock.pass(2000);
    expect(rung).toEqual([]);
  });
});
