import type { HttpResponse } from "@quarterdeck/model";
import { createContext } from "react";
import type { Http } from "./http.ts";
import type { PreparedRequest, Outcome } from "./send-prepared.ts";

/** A call with its secrets; `readLog` masks them for the request panel. */
export interface RequestLogEntry {
  readonly id: number;
  readonly request: Pick<PreparedRequest, "call" | "url" | "token">;
  readonly headers: PreparedRequest["init"]["headers"];
  /** Absent for a file and for a long text, which would use much memory. */
  readonly body?: string | undefined;
  readonly isBodyOmitted: boolean;
  readonly startedAt: number;
  readonly endedAt: number;
  readonly response?: Pick<HttpResponse, "status" | "headers"> | undefined;
  /** Body of the response, of the latest calls. */
  readonly responseBody?: unknown;
  readonly error?: unknown;
  /** `currentScreen` at the end of the call. */
  readonly screen: string;
}

/** The calls of this tab in the current session, in memory. */
export interface RequestLog {
  /** Latest first. */
  readonly entries: () => readonly RequestLogEntry[];
  readonly subscribe: (listener: () => void) => () => void;
}

const MAX_CALLS = 200;
const MAX_BODY_LENGTH = 20_000;
/** Number of calls with the body of their response, which may be large. */
const MAX_RESPONSES = 40;

/** Creates the request log and starts to record calls. */
export function createRequestLog({ session, setCallListener }: Http): RequestLog {
  const listeners = new Set<() => void>();
  let calls: readonly RequestLogEntry[] = [];
  let count = 0;

  function setCalls(next: readonly RequestLogEntry[]): void {
    calls = next;
    for (const listener of listeners) listener();
  }

  setCallListener((request, startedAt, outcome) => {
    const entry = createEntry(count, request, startedAt, outcome);
    count += 1;
    const earlier = calls.slice(0, MAX_CALLS - 1);
    const outdated = earlier[MAX_RESPONSES - 1];
    if (outdated !== undefined)
      earlier[MAX_RESPONSES - 1] = { ...outdated, responseBody: undefined };
    setCalls([entry, ...earlier]);
  });
  session.subscribe(() => setCalls([]));
  return {
    entries: () => calls,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The request log of the page, for the request panel. */
export const RequestLogContext = createContext<RequestLog | undefined>(undefined);

/** Address of the current screen without its query. */
export function currentScreen(): string {
  return location.href.split("?")[0] ?? "";
}

function createEntry(
  id: number,
  { call, url, token, init }: PreparedRequest,
  startedAt: number,
  { response, error }: Outcome,
): RequestLogEntry {
  const { body: sent } = init;
  const { method, path, settings } = call;
  const body = typeof sent === "string" && sent.length <= MAX_BODY_LENGTH ? sent : undefined;
  return {
    id,
    request: {
      call: { method, path, ...(settings && { settings }) },
      url,
      token,
    },
    headers: init.headers,
    body,
    isBodyOmitted: body === undefined && sent !== undefined && sent !== null,
    startedAt,
    endedAt: Date.now(),
    response: response && { status: response.status, headers: response.headers },
    responseBody: response?.body,
    error,
    screen: currentScreen(),
  };
}
