import { type Problem, formatProblem } from "@quarterdeck/model";
import { type ApiModelOptions, type ApiState, failedState, readApi } from "./read-api.ts";
import type { ApiRead } from "./read-api.ts";

export type { ApiState } from "./read-api.ts";

/** What is known of a foreign API, kept up with its description. */
export interface ApiModel {
  /** As it is now. */
  current(): ApiState;
  /**
   * Waits a moment while there is nothing to show yet. `isNews`: what stands there now is wanted, so the description is
   * looked at first, unless that was done a moment ago.
   */
  read(options?: { readonly isNews?: boolean }): Promise<ApiState>;
  close(): void;
}

const freshMs = 300_000;
/** However many wait for news, reading it takes at most a twentieth of the time. */
const restPerRead = 20;
/** Longer than a large description over a slow line takes; a page that says "not yet" helps nobody. */
const patienceMs = 10_000;
const firstPauseMs = 1_000;
const longestPauseMs = 60_000;

/**
 * Reads the description at once. While there is none to use it tries again, ever more seldom and whenever someone asks, so that
 * an API which was down at start is there as soon as it is up. A description in use is looked at again after five minutes.
 */
export function keepApiModel(options: ApiModelOptions): ApiModel {
  let state = failedState(options.upstream, stillReading);
  let known: ApiRead | undefined;
  let restMs = firstPauseMs;
  let running: Promise<void> | undefined;
  let endedAt = 0;
  let pauseMs = firstPauseMs;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  const attempt = async (): Promise<void> => {
    clearTimeout(timer);
    const startedAt = Date.now();
    const next = await readApi(options, known);
    endedAt = Date.now();
    // The first takes longer than any other: the process is only just starting.
    const tookMs = known === undefined ? 0 : endedAt - startedAt;
    restMs = Math.min(Math.max(tookMs * restPerRead, firstPauseMs), freshMs);
    // What could not be read tells nothing; what could is not made again while it says the same.
    if (next.text !== "") known = next;
    // What was understood before is better than what cannot be now.
    if (isUsable(next.state) || !isUsable(state)) state = tell(options.say, state, next.state);
    if (isUsable(state) || isClosed) return;
    timer = setTimeout(() => void refresh(), pauseMs);
    timer.unref();
    pauseMs = Math.min(pauseMs * 2, longestPauseMs);
  };
  const refresh = (): Promise<void> => {
    running ??= attempt().finally(() => {
      running = undefined;
    });
    return running;
  };

  void refresh();
  return {
    current: () => state,
    async read({ isNews = false } = {}) {
      const age = Date.now() - endedAt;
      if (isUsable(state)) {
        if (age > (isNews ? restMs : freshMs)) void refresh();
        if (!isNews) return state;
      } else if (age > firstPauseMs) void refresh();
      // A slow description must not hold up the page that says so.
      await Promise.race([running, pause(patienceMs)]);
      return state;
    },
    close() {
      isClosed = true;
      clearTimeout(timer);
    },
  };
}

/** Says on the terminal what changed, once. */
function tell(say: ApiModelOptions["say"], before: ApiState, now: ApiState): ApiState {
  const [problem] = now.problems;
  if (problem === undefined) return now;
  const [known] = before.problems;
  const sentence = formatProblem(problem.message);
  if (known === undefined || formatProblem(known.message) !== sentence) say(sentence);
  return now;
}

const stillReading: Problem = {
  code: "description-awaited",
  severity: "error",
  pointer: "",
  message: { code: "description-awaited" },
};

function isUsable({ problems }: ApiState): boolean {
  return problems.length === 0;
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms).unref();
  });
}
