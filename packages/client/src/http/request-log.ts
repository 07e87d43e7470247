import type { HttpResponse } from "@quarterdeck/model";
import { subscribeSession } from "#session/session.ts";
import { setCallListener, type PreparedRequest, type Outcome } from "./send-prepared.ts";

/** A call as it was; whoever shows it masks its secrets (`call-log.ts`). */
export interface RequestLogEntry {
  readonly id: number;
  readonly request: Pick<PreparedRequest, "call" | "url" | "token">;
  readonly headers: PreparedRequest["init"]["headers"];
  /** Absent for a file and for what is long: neither is held in memory for being looked at. */
  readonly body?: string | undefined;
  readonly isBodyOmitted: boolean;
  readonly startedAt: number;
  readonly endedAt: number;
  readonly response?: Pick<HttpResponse, "status" | "headers"> | undefined;
  readonly error?: unknown;
  /** `currentScreen` when it was over. */
  readonly screen: string;
}

const MAX_CALLS = 200;
const MAX_BODY_LENGTH = 20_000;

let calls: readonly RequestLogEntry[] = [];
let count = 0;
const listeners = new Set<() => void>();

/** From now on calls are remembered, in memory, as long as the session and the page last. */
export function startRequestLog(): void {
  setCallListener(record);
  subscribeSession(() => setCalls([]));
}

/** The latest first. */
export function requestLog(): readonly RequestLogEntry[] {
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

function record(wanted: PreparedRequest, startedAt: number, { response, error }: Outcome): void {
  const { call: asked, url, token, init } = wanted;
  const { body: sent } = init;
  const body = typeof sent === "string" && sent.length <= MAX_BODY_LENGTH ? sent : undefined;
  // The answer's body is not held: it may be large, and what it says is on the screen.
  const kept = response && { status: response.status, headers: response.headers };
  const times = { startedAt, endedAt: Date.now() };
  const call = {
    id: count++,
    request: { call: { method: asked.method, path: asked.path }, url, token },
    headers: init.headers,
    body,
    isBodyOmitted: body === undefined && sent !== undefined && sent !== null,
    ...times,
    response: kept,
    error,
    screen: currentScreen(),
  };
  setCalls([call, ...calls.slice(0, MAX_CALLS - 1)]);
}

function setCalls(next: readonly RequestLogEntry[]): void {
  calls = next;
  for (const listener of listeners) listener();
}
