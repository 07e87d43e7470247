import type { Address } from "#addresses/address.ts";
import { parseLocation, type RouterLocation, writeAddressText, writeLocation } from "./location.ts";
import { createScrollMemory, type Offsets } from "./scroll-memory.ts";

/** The browser's history, or another one in tests. */
export interface AppHistory {
  /** Address inside the console. */
  readonly read: () => string;
  readonly state: () => unknown;
  readonly push: (inApp: string, state: EntryState) => void;
  readonly replace: (inApp: string, state: EntryState) => void;
  readonly go: (delta: number) => void;
  readonly createHref: (inApp: string) => string;
  /** Listens to moves of the browser through its history. */
  readonly listen: (onMove: () => void) => void;
}

export interface EntryState {
  readonly index: number;
  readonly scroll?: unknown;
}

export interface Target extends Address {
  readonly replace?: boolean;
}

/** Question before a navigation. */
export interface Blocker {
  readonly isBlocking: (current: RouterLocation, next: RouterLocation) => boolean;
  readonly isUnloadBlocked: () => boolean;
  /** Calls one of the functions later. */
  readonly ask: (decisions: { readonly proceed: () => void; readonly reset: () => void }) => void;
}

export interface Router {
  readonly location: () => RouterLocation;
  readonly subscribe: (listener: () => void) => () => void;
  readonly navigate: (target: Target) => Promise<void>;
  /** Checks the current address again. */
  readonly refresh: () => void;
  readonly createHref: (address: Address) => string;
  /** `href` of the location that Back left; undefined after another step. */
  readonly leftHref: () => string | undefined;
  readonly addBlocker: (blocker: Blocker) => () => void;
  /** Called when a location is in the document. */
  readonly restoreScroll: () => void;
}

interface RouterOptions {
  readonly history: AppHistory;
  /** Address to open instead. */
  readonly redirect?: (location: RouterLocation) => Address | undefined;
  /** Called before a location renders. */
  readonly onLocation?: (location: RouterLocation) => void;
}

/** Router of the console; `app/routes.tsx` has the screens. */
export function createRouter(options: RouterOptions): Router {
  const { history, redirect = () => undefined, onLocation = () => undefined } = options;
  const listeners = new Set<() => void>();
  const blockers = new Set<Blocker>();
  const scroll = createScrollMemory();
  let location = settle(parseLocation(history.read()));
  let index = readState(history.state())?.index ?? 0;
  let left: RouterLocation | undefined;
  scroll.enter(readState(history.state())?.scroll);
  history.replace(writeLocation(location), { index });
  onLocation(location);

  /** Follows redirects. */
  function settle(target: RouterLocation): RouterLocation {
    const other = redirect(target);
    return other === undefined ? target : settle(parseLocation(writeAddressText(other), target));
  }

  function show(next: RouterLocation): void {
    location = next;
    onLocation(next);
    for (const listener of listeners) listener();
  }

  function commit(target: RouterLocation, isReplace: boolean): void {
    const next = settle(target);
    const text = writeLocation(next);
    const isSameScreen = isReplace && next.pathname === location.pathname;
    if (isReplace || text === writeLocation(location)) history.replace(text, { index });
    else {
      const offsets = scroll.leave(index);
      // Not for a page at its top, which is the default: it takes the browser a millisecond.
      if (!isAtTop(offsets) || readState(history.state())?.scroll !== undefined)
        history.replace(writeLocation(location), { index, scroll: offsets });
      index += 1;
      left = undefined;
      scroll.forget(index);
      history.push(text, { index });
    }
    // Search and filters of a screen leave it where it is.
    if (!isSameScreen) scroll.enter(undefined);
    show(next);
  }

  /** Resolves to false if the user stays. */
  async function isAllowed(next: RouterLocation): Promise<boolean> {
    const blocker = [...blockers].find(({ isBlocking }) => isBlocking(location, next));
    if (blocker === undefined) return true;
    return new Promise((resolve) => {
      blocker.ask({ proceed: () => resolve(true), reset: () => resolve(false) });
    });
  }

  /** Set while the router itself moves through the history. */
  let skipped: "return" | "proceed" | undefined;
  history.listen(() => {
    const why = skipped;
    skipped = undefined;
    if (why === "return") return;
    // An address that the user typed has no state.
    const to = readState(history.state())?.index ?? index + 1;
    const next = parseLocation(history.read(), location);
    const isBlocked =
      why === undefined && [...blockers].some(({ isBlocking }) => isBlocking(location, next));
    if (!isBlocked) {
      enter(to, next);
      return;
    }
    const delta = to - index || 1;
    skipped = "return";
    history.go(-delta);
    void isAllowed(next).then((isLeaving) => {
      if (!isLeaving) return;
      skipped = "proceed";
      history.go(delta);
    });
  });

  function enter(to: number, target: RouterLocation): void {
    scroll.leave(index);
    const stored = readState(history.state())?.scroll;
    left = to < index ? location : undefined;
    index = to;
    scroll.enter(stored, to);
    const next = settle(target);
    if (next !== target || readState(history.state()) === undefined)
      history.replace(writeLocation(next), { index });
    show(next);
  }

  return {
    location: () => location,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    navigate: async ({ replace = false, ...address }) => {
      const next = parseLocation(writeAddressText(address), location);
      const hasBlocker = [...blockers].some(({ isBlocking }) => isBlocking(location, next));
      // Commits in the task of the click if no question is needed.
      if (!hasBlocker || (await isAllowed(next))) commit(next, replace);
    },
    refresh: () => {
      const next = settle(location);
      if (next === location) show({ ...location });
      else commit(next, true);
    },
    createHref: (address) => history.createHref(writeAddressText(address)),
    leftHref: () => left && history.createHref(writeLocation(left)),
    addBlocker: (blocker) => {
      const onUnload = (event: BeforeUnloadEvent): void => {
        if (blocker.isUnloadBlocked()) event.preventDefault();
      };
      blockers.add(blocker);
      addEventListener("beforeunload", onUnload);
      return () => {
        blockers.delete(blocker);
        removeEventListener("beforeunload", onUnload);
      };
    },
    restoreScroll: () => scroll.restore(location.hash),
  };
}

function isAtTop(offsets: Offsets): boolean {
  return offsets.every(([, left, top]) => left === 0 && top === 0);
}

function readState(state: unknown): EntryState | undefined {
  const isEntry =
    typeof state === "object" &&
    state !== null &&
    "index" in state &&
    typeof state.index === "number";
  return isEntry ? (state as EntryState) : undefined;
}
