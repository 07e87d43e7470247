import { notifyManager, QueryClient } from "@tanstack/react-query";
import { FRESH_MS } from "#config/contract.ts";
import { subscribeSession } from "#session/session.ts";
import { defaultRead } from "./default-read.ts";
import { retryDelay, shouldRetry } from "./retry.ts";

/** Q1 to Q4, in one place. */
export function createQueryClient(): QueryClient {
  // Not a timer later, its default: browsers make nested timers wait for four milliseconds.
  notifyManager.setScheduler(queueMicrotask);
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: defaultRead,
        staleTime: FRESH_MS,
        refetchOnWindowFocus: false,
        retry: shouldRetry,
        retryDelay,
        // A laptop without a network still reaches an API on its own machine.
        networkMode: "always",
      },
      // Q4: no handler. The screen that writes shows what went wrong.
      mutations: { networkMode: "always", retry: false },
    },
  });
  // H7: what one user read is gone before the next one comes.
  subscribeSession(() => {
    void client.cancelQueries();
    client.clear();
  });
  return client;
}
