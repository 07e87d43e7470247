import { createContext, use } from "react";
import type { SessionStore } from "#session/session-store.ts";
import type { Http } from "./http.ts";

/**
 * Returns the network access of the page, and creates it at the first call. `start.tsx` builds this function; the caller
 * passes `createHttp`, so that the entry chunk does not contain its code.
 */
export type OpenHttp = (create: (session: SessionStore) => Http) => Http;

export function createOpenHttp(session: SessionStore): OpenHttp {
  let http: Http | undefined;
  return (create) => (http ??= create(session));
}

/** For public screens, which load the code of requests at the first input. */
export const OpenHttpContext = createContext<OpenHttp | undefined>(undefined);

/** The network access of the page, for screens that need a session. */
export const HttpContext = createContext<Http | undefined>(undefined);

export function useOpenHttp(): OpenHttp {
  return required(use(OpenHttpContext));
}

export function useHttp(): Http {
  return required(use(HttpContext));
}

function required<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error("The component is outside of its http context.");
  return value;
}
