import { notifyManager, QueryClient } from "@tanstack/react-query";
import { FRESH_MS } from "#config/contract.ts";
import type { Http } from "#http/http.ts";
import { forgetLearnedFacts } from "./model/learned-facts.ts";
import { defaultRead } from "./default-read.ts";
import { retryDelay, shouldRetry } from "./retry.ts";
import { shareEqual } from "./share-equal.ts";

/** Creates the query client with the defaults of Q1 to Q4. */
export function createQueryClient(http: Http): QueryClient {
  // Browsers delay nested timers, the default, by four milliseconds.
  notifyManager.setScheduler(queueMicrotask);
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: defaultRead,
        meta: { http },
        staleTime: FRESH_MS,
        refetchOnWindowFocus: false,
        retry: shouldRetry,
        retryDelay,
        structuralSharing: shareEqual,
        // An API on the same computer is reachable offline.
        networkMode: "always",
      },
      // Q4: no default error handler. Each screen that writes shows its errors.
      mutations: { networkMode: "always", retry: false },
    },
  });
  // H7: the next user must not see cached data.
  http.session.subscribe((session) => {
    forgetLearnedFacts();
    void client.cancelQueries();
    // The form stays on the screen until its user has signed in again.
    if (session !== null || !http.session.hold.isActive()) client.clear();
  });
  return client;
}
