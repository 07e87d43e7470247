import { type Problem, formatProblem } from "@quarterdeck/model";
import { createServerConfirmation } from "./confirm-server.ts";
import { createOriginPins } from "./origin-pins.ts";
import type { DescriptionSources } from "#describe/description-sources.ts";
import {
  type ApiModelOptions,
  type ApiState,
  failedRead,
  failedState,
  readApi,
  readApiSources,
} from "./read-api.ts";
import type { ApiRead } from "./read-api.ts";

export type { ApiState } from "./read-api.ts";

/** The model of the upstream API, updated with its description. */
export interface ApiModel {
  /** Current state. */
  current(): ApiState;
  /**
   * Waits a moment while there is no model yet, by default as long as a large description takes. `isNews`: the caller
   * needs the current description, so it is read first, unless that was done a moment ago.
   */
  read(options?: { readonly isNews?: boolean; readonly waitMs?: number }): Promise<ApiState>;
  /** Reads the description as it is written now, with its overlays and further files. */
  readSources(): Promise<DescriptionSources>;
  close(): void;
}

const freshMs = 300_000;
/** Reading the description takes at most a twentieth of the time, however many callers wait. */
const restPerRead = 20;
/** Longer than a large description takes over a slow line. */
const patienceMs = 10_000;
const firstPauseMs = 1_000;
const longestPauseMs = 60_000;

/**
 * Reads the description at once. While there is no usable one it retries, less and less often and on request, so that
 * an API that was down at start appears once it is up. A description in use is read again after five minutes.
 */
export function trackApiModel(options: ApiModelOptions): ApiModel {
  let state = failedState(options.upstream, stillReading);
  const pins = createOriginPins(options.print);
  const confirm = createServerConfirmation();
  let previous: ApiRead | undefined;
  let restMs = firstPauseMs;
  let running: Promise<void> | undefined;
  let endedAt = 0;
  let pauseMs = firstPauseMs;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  const attempt = async (): Promise<void> => {
    clearTimeout(timer);
    const startedAt = Date.now();
    const next = await readApi(options, previous).catch((error: unknown) =>
      failedRead(options.upstream, error),
    );
    endedAt = Date.now();
    // The first read takes longer than any other: the process is only starting.
    const tookMs = previous === undefined ? 0 : endedAt - startedAt;
    restMs = Math.min(Math.max(tookMs * restPerRead, firstPauseMs), freshMs);
    // A failed read changes nothing; an unchanged description is not read again.
    if (next.text !== "") previous = next;
    // The previous model is better than none.
    if (isUsable(next.state) || !isUsable(state)) {
      const chosen = isUsable(next.state) ? pins.choose(state, next.state) : next.state;
      const unused = chosen.model === next.state.model ? state.model : next.state.model;
      if (unused !== chosen.model) unused?.close();
      state = report(options.print, state, await confirm(chosen));
    }
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

  /** The API may have started after this service. */
  const confirmCurrent = async (): Promise<void> => {
    const current = state;
    const confirmed = await confirm(current);
    if (state === current) state = confirmed;
  };

  void refresh();
  return {
    current: () => state,
    async read({ isNews = false, waitMs = patienceMs } = {}) {
      const age = Date.now() - endedAt;
      if (isUsable(state)) {
        if (age > (isNews ? restMs : freshMs)) void refresh();
        await confirmCurrent();
        if (!isNews) return state;
      } else if (age > firstPauseMs) void refresh();
      // A slow description must not delay the page that reports it.
      await Promise.race([running, pause(waitMs)]);
      return state;
    },
    readSources: () => readApiSources(options, [...(previous?.files.keys() ?? [])]),
    close() {
      isClosed = true;
      state.model?.close();
      clearTimeout(timer);
    },
  };
}

/** Prints each change once on the terminal. */
function report(print: ApiModelOptions["print"], before: ApiState, now: ApiState): ApiState {
  const { upstream: server = "", isPlaceholder } = now;
  if (isPlaceholder && (!before.isPlaceholder || before.upstream !== server))
    print(formatProblem({ code: "placeholder-server", params: { server } }));
  const [problem] = now.problems;
  if (problem === undefined) return now;
  const [previous] = before.problems;
  const line = formatProblem(problem.message);
  if (previous === undefined || formatProblem(previous.message) !== line) print(line);
  return now;
}

const stillReading: Problem = {
  code: "description-awaited",
  severity: "error",
  pointer: "",
  message: { code: "description-awaited" },
};

/** True until the first read of the description has ended. */
export function isAwaited({ problems }: ApiState): boolean {
  return problems[0] === stillReading;
}

function isUsable({ problems }: ApiState): boolean {
  return problems.length === 0;
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms).unref();
  });
}
