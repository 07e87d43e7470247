/** Clock of the sessions: the time of day, without its jumps. */
export interface SteadyClock {
  now(): Date;
  /** True if the time of day was watched for six hours without a jump. */
  isCalm(): boolean;
}

/** Sources of time in ms; tests inject them. */
export interface TimeSources {
  /** Time of day. */
  readonly wall: () => number;
  /** Time that only moves forward, at the pace of time. */
  readonly monotonic: () => number;
}

const minute = 60_000;
/** Differences up to this are corrections of the clock, not jumps. */
const toleranceMs = 5 * minute;
/** Minimum duration of a clock jump that is accepted: the machine slept, or its date was corrected. */
const settleMs = 60 * minute;
const calmMs = 6 * 60 * minute;

const realTime: TimeSources = { wall: () => Date.now(), monotonic: () => performance.now() };

/**
 * A clock that jumps and returns would end all sessions. After a jump, the time continues from before it, measured by the
 * monotonic clock, until the jump has lasted for an hour.
 */
export function createSteadyClock({ wall, monotonic }: TimeSources = realTime): SteadyClock {
  let anchor = { wall: wall(), at: monotonic() };
  let jump: { readonly offset: number; readonly at: number } | undefined;
  let calmSince = anchor.at;

  const look = (): number => {
    const [time, at] = [wall(), monotonic()];
    const expected = anchor.wall + (at - anchor.at);
    const offset = time - expected;
    if (Math.abs(offset) <= toleranceMs) {
      if (jump !== undefined) calmSince = at;
      jump = undefined;
      anchor = { wall: time, at };
      return time;
    }
    calmSince = at;
    // Another jump on top of the first starts the hour again.
    if (jump === undefined || Math.abs(jump.offset - offset) > toleranceMs) jump = { offset, at };
    if (at - jump.at < settleMs) return expected;
    jump = undefined;
    anchor = { wall: time, at };
    return time;
  };
  return {
    now: () => new Date(look()),
    isCalm() {
      look();
      return monotonic() - calmSince >= calmMs;
    },
  };
}
