import { createContext, use, useSyncExternalStore } from "react";
import type { SessionStore } from "./session-store.ts";
import type { Session } from "./session.ts";

/** The session store of the page. */
export const SessionContext = createContext<SessionStore | undefined>(undefined);

export function useSessionStore(): SessionStore {
  const store = use(SessionContext);
  if (store === undefined) throw new Error("The component is outside of SessionContext.");
  return store;
}

/** The session as React state. */
export function useSession(): Session | null {
  const { subscribe, current } = useSessionStore();
  return useSyncExternalStore(subscribe, current);
}
