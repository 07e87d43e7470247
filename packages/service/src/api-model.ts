import type { AdminModel, Problem } from "@quarterdeck/model";
import { createCorrectedModel, overlayProblems } from "#describe/create-corrected-model.ts";
import { createLoader } from "#describe/create-loader.ts";
import type { Description, OverlaysRead } from "#describe/read-description.ts";
import { findUpstream } from "./find-upstream.ts";

export interface ApiModelOptions {
  /** The description, or why it cannot be read. */
  readonly read: () => Promise<Description | Problem>;
  /** Corrections to it. */
  readonly readOverlays: () => Promise<OverlaysRead>;
  /** What the person said where the API lives. */
  readonly upstream: string | undefined;
  readonly say: (sentence: string) => void;
}

export interface ApiState {
  /** Undefined: the description could not be read. */
  readonly model: AdminModel | undefined;
  /** Where calls go; undefined: nobody knows. */
  readonly upstream: string | undefined;
  /** Why there is nothing to show; empty when there is. */
  readonly problems: readonly Problem[];
}

/** What is known of a foreign API, kept up with its description. */
export interface ApiModel {
  /** As it is now. */
  current(): ApiState;
  /** Waits a moment while there is nothing to show yet. */
  read(): Promise<ApiState>;
  close(): void;
}

const freshMs = 300_000;
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
  let text: string | undefined;
  let running: Promise<void> | undefined;
  let endedAt = 0;
  let pauseMs = firstPauseMs;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  const attempt = async (): Promise<void> => {
    clearTimeout(timer);
    const next = await makeState(options, { text, state });
    endedAt = Date.now();
    text = next.text;
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
    async read() {
      const age = Date.now() - endedAt;
      if (isUsable(state)) {
        if (age > freshMs) void refresh();
        return state;
      }
      if (age > firstPauseMs) void refresh();
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

interface Attempt {
  /** The description and its corrections: as long as they say the same, the model is the same. */
  readonly text: string | undefined;
  readonly state: ApiState;
}

async function makeState(
  { read, readOverlays, upstream: said, say }: ApiModelOptions,
  known: Attempt,
): Promise<Attempt> {
  const found = await read();
  if (!("text" in found)) return { text: undefined, state: failedState(said, found) };
  const { address } = found;
  const corrections = await readOverlays();
  const text = JSON.stringify([found.text, corrections]);
  if (text === known.text) return known;
  const load = createLoader(address);
  const model = await createCorrectedModel(found.text, corrections, { address, load });
  for (const { message } of overlayProblems(model)) say(message);
  const upstream = findUpstream(said, model.servers, address);
  // What is wrong with the document explains why it names no server.
  const problems = [...findFaults(model), ...(upstream === undefined ? [noUpstream] : [])];
  return { text, state: { model, upstream, problems: problems.slice(0, 5) } };
}

/** Why a model shows nothing; a document that is broken in part still shows the rest. */
function findFaults({ operations, problems }: AdminModel): readonly Problem[] {
  if (operations.length > 0) return [];
  const errors = problems.filter(({ severity }) => severity === "error");
  return errors.length > 0 ? errors : [noOperations];
}

/** Says on the terminal what changed, once. */
function tell(say: ApiModelOptions["say"], before: ApiState, now: ApiState): ApiState {
  const [problem] = now.problems;
  const isNews = problem?.message !== before.problems[0]?.message;
  if (isNews && problem !== undefined) say(problem.message);
  return now;
}

const noUpstream: Problem = {
  code: "no-server",
  severity: "error",
  pointer: "/servers",
  message:
    "The description does not say where the API lives. Start the service with --upstream and the API's address.",
};

const noOperations: Problem = {
  code: "no-operations",
  severity: "error",
  pointer: "/paths",
  message:
    "The description describes no operations, so there is nothing to show. Check that it is the right document.",
};

const stillReading: Problem = {
  code: "description-awaited",
  severity: "error",
  pointer: "",
  message: "The description is still being read. Try again in a moment.",
};

function failedState(upstream: string | undefined, problem: Problem): ApiState {
  return { model: undefined, upstream, problems: [problem] };
}

function isUsable({ problems }: ApiState): boolean {
  return problems.length === 0;
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms).unref();
  });
}
