import type { HttpAnswer } from "@quarterdeck/model";
import { parseJson, writeJson } from "@quarterdeck/model";
import { subscribeSession } from "#session/session.ts";
import { HttpError, isAbort } from "./errors.ts";
import { chooseWitness, type Exchange, type Outcome } from "./exchange.ts";
import { maskHeaders, maskJson, maskQuery } from "./mask-secrets.ts";

/** A call as it was, without its secrets. */
export interface LoggedCall {
  readonly id: number;
  readonly method: string;
  /** Absolute, its secrets masked. */
  readonly url: string;
  readonly path: string;
  readonly query: string;
  readonly startedAt: number;
  readonly tookMs: number;
  /** Absent: no answer came. */
  readonly status?: number;
  /** Why there was no answer, or what was wrong with it. */
  readonly failure?: string;
  /** Given up by us: its screen went, or other values were wanted. */
  readonly isGivenUp?: boolean;
  /** Bytes over the wire, where the browser tells. */
  readonly size?: number;
  /** 1: the first; more: the same call had failed just before. */
  readonly attempt: number;
  /** `currentScreen` when it was over. */
  readonly screen: string;
  readonly requestHeaders: Readonly<Record<string, string>>;
  readonly requestBody?: string;
  readonly answerHeaders: Readonly<Record<string, string>>;
}

const most = 200;
const retriedWithinMs = 20_000;
const longestBody = 20_000;

let calls: readonly LoggedCall[] = [];
let count = 0;
const listeners = new Set<() => void>();

/** From now on calls are remembered, as long as the session and the page last; in memory alone. */
export function startCallLog(): void {
  chooseWitness(log);
}

subscribeSession(() => {
  calls = [];
  tell();
});

/** The latest first. */
export function loggedCalls(): readonly LoggedCall[] {
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

function log({ call, url, init, token }: Exchange, startedAt: number, outcome: Outcome): void {
  const { answer, failure } = readOutcome(outcome);
  const address = new URL(url, location.href);
  const query = maskQuery(address.search.slice(1), token);
  const method = call.method.toUpperCase();
  const shown = `${address.origin}${address.pathname}${query === "" ? "" : `?${query}`}`;
  const size = sizeOf(address.href, answer);
  const requestBody = readBody(init.body);
  calls = [
    {
      id: count++,
      method,
      url: shown,
      path: address.pathname,
      query,
      startedAt,
      tookMs: Date.now() - startedAt,
      attempt: attemptOf(method, shown, startedAt),
      screen: currentScreen(),
      requestHeaders: maskHeaders(
        Object.fromEntries(new Headers(init.headers as HeadersInit).entries()),
        token,
      ),
      answerHeaders: maskHeaders(answer?.headers ?? {}, token),
      ...(answer === undefined ? {} : { status: answer.status }),
      ...(failure === undefined ? {} : { failure }),
      ...(isAbort(outcome.error) ? { isGivenUp: true } : {}),
      ...(size === undefined ? {} : { size }),
      ...(requestBody === undefined ? {} : { requestBody }),
    },
    ...calls.slice(0, most - 1),
  ];
  tell();
}

interface ReadOutcome {
  readonly answer?: HttpAnswer | undefined;
  readonly failure?: string | undefined;
}

function readOutcome({ answer, error }: Outcome): ReadOutcome {
  if (error === undefined) return { answer };
  if (error instanceof HttpError) return { answer: error.answer, failure: error.problem.message };
  return { failure: error instanceof Error ? error.message : String(error) };
}

/** A call that failed and comes again is another attempt at the same. */
function attemptOf(method: string, url: string, startedAt: number): number {
  const before = calls.find((one) => one.method === method && one.url === url);
  const isRetry =
    before?.failure !== undefined &&
    before.isGivenUp !== true &&
    startedAt - before.startedAt < retriedWithinMs;
  return isRetry ? before.attempt + 1 : 1;
}

function sizeOf(url: string, answer: HttpAnswer | undefined): number | undefined {
  const entry = performance.getEntriesByName(url, "resource").at(-1);
  if (entry instanceof PerformanceResourceTiming && entry.transferSize > 0)
    return entry.transferSize;
  const declared = Number(answer?.headers["content-length"] ?? Number.NaN);
  return Number.isFinite(declared) ? declared : undefined;
}

function readBody(body: BodyInit | null | undefined): string | undefined {
  if (body === undefined || body === null) return undefined;
  if (body instanceof FormData) {
    return [...body]
      .map(([name, value]) => `${name}: ${typeof value === "string" ? "…" : value.name}`)
      .join("\n");
  }
  if (typeof body !== "string") return `(${body instanceof Blob ? body.size : "?"} bytes)`;
  if (body.length > longestBody) return `(${body.length} characters)`;
  try {
    return writeJson(maskJson(parseJson(body)));
  } catch {
    // A form: its pairs are written as a query is.
    return maskQuery(body, null);
  }
}

function tell(): void {
  for (const listener of listeners) listener();
}
