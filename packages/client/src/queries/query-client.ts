import { notifyManager, QueryClient } from "@tanstack/react-query";
import { FRESH_MS } from "#config/contract.ts";
import { subscribeSession } from "#session/session.ts";
import { defaultRead } from "./default-read.ts";
import { retryDelay, shouldRetry } from "./retry.ts";

/** Creates the query client with the defaults of Q1 to Q4. */
export function createQueryClient(): QueryClient {
  // Browsers delay nested timers, the default, by four milliseconds.
  notifyManager.setScheduler(queueMicrotask);
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: defaultRead,
        staleTime: FRESH_MS,
        refetchOnWindowFocus: false,
        retry: shouldRetry,
        retryDelay,
        // An API on the same computer is reachable offline.
        networkMode: "always",
      },
      // Q4: no default error handler. Each screen that writes shows its errors.
      mutations: { networkMode: "always", retry: false },
    },
  });
  // H7: the next user must not see cached data.
  subscribeSession(() => {
    void client.cancelQueries();
    client.clear();
  });
  return client;
}
