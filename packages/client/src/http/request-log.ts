import type { HttpAnswer } from "@quarterdeck/model";
import { subscribeSession } from "#session/session.ts";
import { chooseWitness, type Exchange, type Outcome } from "./transport.ts";

/** A call as it was; whoever shows it masks its secrets (`call-log.ts`). */
export interface TapedCall {
  readonly id: number;
  readonly exchange: Pick<Exchange, "call" | "url" | "token">;
  readonly headers: Exchange["init"]["headers"];
  /** Absent for a file and for what is long: neither is held in memory for being looked at. */
  readonly body?: string | undefined;
  readonly isBodyLeftOut: boolean;
  readonly startedAt: number;
  readonly endedAt: number;
  readonly answer?: Pick<HttpAnswer, "status" | "headers"> | undefined;
  readonly error?: unknown;
  /** `currentScreen` when it was over. */
  readonly screen: string;
}

const most = 200;
const longestBody = 20_000;

let calls: readonly TapedCall[] = [];
let count = 0;
const listeners = new Set<() => void>();

/** From now on calls are remembered, in memory, as long as the session and the page last. */
export function startCallTape(): void {
  chooseWitness(record);
  subscribeSession(() => tell([]));
}

/** The latest first. */
export function tapedCalls(): readonly TapedCall[] {
  return calls;
}

export function subscribeCalls(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The address of what shows, without what follows the `?`. */
export function currentScreen(): string {
  return location.href.split("?")[0] ?? "";
}

function record(wanted: Exchange, startedAt: number, { answer, error }: Outcome): void {
  const { call: asked, url, token, init } = wanted;
  const { body: sent } = init;
  const body = typeof sent === "string" && sent.length <= longestBody ? sent : undefined;
  // The answer's body is not held: it may be large, and what it says is on the screen.
  const kept = answer && { status: answer.status, headers: answer.headers };
  const times = { startedAt, endedAt: Date.now() };
  const call = {
    id: count++,
    exchange: { call: { method: asked.method, path: asked.path }, url, token },
    headers: init.headers,
    body,
    isBodyLeftOut: body === undefined && sent !== undefined && sent !== null,
    ...times,
    answer: kept,
    error,
    screen: currentScreen(),
  };
  tell([call, ...calls.slice(0, most - 1)]);
}

function tell(next: readonly TapedCall[]): void {
  calls = next;
  for (const listener of listeners) listener();
}
