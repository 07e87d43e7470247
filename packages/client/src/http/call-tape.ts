import type { HttpAnswer } from "@quarterdeck/model";
import { subscribeSession } from "#session/session.ts";
import { chooseWitness, type Exchange, type Outcome } from "./exchange.ts";

/** A call as it was; whoever shows it masks its secrets (`call-log.ts`). */
export interface TapedCall {
  readonly id: number;
  readonly exchange: Exchange;
  readonly startedAt: number;
  readonly endedAt: number;
  readonly answer?: Pick<HttpAnswer, "status" | "headers"> | undefined;
  readonly error?: unknown;
  /** `currentScreen` when it was over. */
  readonly screen: string;
}

const most = 200;

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

function record(exchange: Exchange, startedAt: number, { answer, error }: Outcome): void {
  // The answer's body is not held: it may be large, and what it says is on the screen.
  const kept = answer && { status: answer.status, headers: answer.headers };
  const times = { startedAt, endedAt: Date.now() };
  const call = { id: count++, exchange, ...times, answer: kept, error, screen: currentScreen() };
  tell([call, ...calls.slice(0, most - 1)]);
}

function tell(next: readonly TapedCall[]): void {
  calls = next;
  for (const listener of listeners) listener();
}
