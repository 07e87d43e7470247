import { type AppHistory, createRouter, type EntryState, type Router } from "#router/router.ts";

interface MemoryHistory extends AppHistory {
  /** Count of the entries. */
  readonly length: () => number;
}

type Options = Omit<Parameters<typeof createRouter>[0], "history">;

/** Router with a history in memory. */
export function memoryRouter(
  first = "/",
  options: Options = {},
): { readonly router: Router; readonly history: MemoryHistory } {
  const history = memoryHistory(first);
  return { history, router: createRouter({ history, ...options }) };
}

function memoryHistory(first: string): MemoryHistory {
  const entries: { readonly inApp: string; readonly state?: EntryState }[] = [{ inApp: first }];
  let at = 0;
  let move = (): void => {};
  return {
    read: () => entries[at]?.inApp ?? "/",
    state: () => entries[at]?.state,
    push: (inApp, state) => {
      at += 1;
      entries.splice(at, entries.length, { inApp, state });
    },
    replace: (inApp, state) => {
      entries[at] = { inApp, state };
    },
    go: (delta) => {
      at += delta;
      queueMicrotask(() => move());
    },
    createHref: (inApp) => inApp,
    listen: (onMove) => {
      move = onMove;
    },
    length: () => entries.length,
  };
}
