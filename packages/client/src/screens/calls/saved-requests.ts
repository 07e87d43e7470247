import type { LoggedCall } from "#http/call-log.ts";
import { usePreference } from "#components/hooks/use-preference.ts";

/** Request to send again, without headers and credentials. */
export interface SavedRequest {
  readonly method: string;
  /** Path below the base address of the API. */
  readonly path: string;
  readonly query: string;
  readonly mediaType?: string;
  readonly body?: string;
}

const NAME = "saved-requests";
const MOST = 50;

/** The request of a call, with masked secrets. */
export function readCall(call: LoggedCall): SavedRequest {
  const mediaType = call.requestHeaders["content-type"];
  return {
    method: call.method,
    path: call.apiPath,
    query: call.query,
    ...(mediaType === undefined ? {} : { mediaType }),
    ...(call.requestBody === undefined ? {} : { body: call.requestBody }),
  };
}

interface SavedRequests {
  readonly saved: readonly SavedRequest[];
  readonly save: (request: SavedRequest) => void;
  readonly remove: (request: SavedRequest) => void;
}

/** Requests that this user saved, latest first. */
export function useSavedRequests(): SavedRequests {
  const [stored, store] = usePreference(NAME);
  const saved = Array.isArray(stored) ? stored.filter(isRequest) : [];
  const without = (request: SavedRequest): readonly SavedRequest[] =>
    saved.filter((one) => JSON.stringify(one) !== JSON.stringify(request));
  return {
    saved,
    save: (request) => store([request, ...without(request)].slice(0, MOST)),
    remove: (request) => store(without(request)),
  };
}

function isRequest(value: unknown): value is SavedRequest {
  if (typeof value !== "object" || value === null) return false;
  const { method, path, query } = value as Partial<SavedRequest>;
  return [method, path, query].every((text) => typeof text === "string");
}
