import type { LoggedCall } from "#http/call-log.ts";
import { usePreference } from "#components/hooks/use-preference.ts";
import { readPreference } from "#storage/preferences.ts";

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
  readonly isSaved: (request: SavedRequest) => boolean;
  readonly save: (request: SavedRequest) => void;
  readonly remove: (request: SavedRequest) => void;
}

/** Requests that this user saved, latest first. */
export function useSavedRequests(): SavedRequests {
  const [stored, store] = usePreference(NAME);
  // Another call on the screen may have saved its request since.
  const readOthers = async (request: SavedRequest): Promise<readonly SavedRequest[]> =>
    listRequests(await readPreference(NAME)).filter((one) => !isSame(one, request));
  const save = async (request: SavedRequest): Promise<void> =>
    store([request, ...(await readOthers(request))].slice(0, MOST));
  const remove = async (request: SavedRequest): Promise<void> => store(await readOthers(request));
  const saved = listRequests(stored);
  return {
    saved,
    isSaved: (request) => saved.some((one) => isSame(one, request)),
    save: (request) => void save(request),
    remove: (request) => void remove(request),
  };
}

function isSame(one: SavedRequest, other: SavedRequest): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function listRequests(stored: unknown): readonly SavedRequest[] {
  return Array.isArray(stored) ? stored.filter(isRequest) : [];
}

function isRequest(value: unknown): value is SavedRequest {
  if (typeof value !== "object" || value === null) return false;
  const { method, path, query } = value as Partial<SavedRequest>;
  return [method, path, query].every((text) => typeof text === "string");
}
