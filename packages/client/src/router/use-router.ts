import { createContext, use, useEffect, useRef, useState, useSyncExternalStore } from "react";
import type { SearchParams } from "#addresses/address.ts";
import type { RouterLocation } from "./location.ts";
import type { Router, Target } from "./router.ts";

export const RouterContext = createContext<Router | undefined>(undefined);

export function useRouter(): Router {
  const router = use(RouterContext);
  if (router === undefined) throw new Error("useRouter is outside RouterContext");
  return router;
}

export function useNavigate(): (target: Target) => Promise<void> {
  return useRouter().navigate;
}

/** Path of the current address; renders again if it changes. */
export function usePathname(): string {
  return useLocationPart(({ pathname }) => pathname);
}

export function useSearch(): SearchParams {
  return useLocationPart(({ search }) => search);
}

/** `select`: returns an equal value for an equal location. */
export function useLocationPart<Part>(select: (location: RouterLocation) => Part): Part {
  const router = useRouter();
  const read = (): Part => select(router.location());
  return useSyncExternalStore(router.subscribe, read, read);
}

interface BlockerOptions {
  readonly isBlocking: (current: RouterLocation, next: RouterLocation) => boolean;
  readonly isUnloadBlocked: () => boolean;
}

interface BlockedNavigation {
  readonly proceed: () => void;
  readonly reset: () => void;
}

/** Navigation that waits for a decision of the user. */
export function useBlocker(options: BlockerOptions): BlockedNavigation | undefined {
  const router = useRouter();
  const latest = useRef(options);
  const [blocked, setBlocked] = useState<BlockedNavigation>();
  useEffect(() => {
    latest.current = options;
  });
  useEffect(
    () =>
      router.addBlocker({
        isBlocking: (current, next) => latest.current.isBlocking(current, next),
        isUnloadBlocked: () => latest.current.isUnloadBlocked(),
        ask: ({ proceed, reset }) => {
          const end = (decide: () => void) => () => {
            setBlocked(undefined);
            decide();
          };
          setBlocked({ proceed: end(proceed), reset: end(reset) });
        },
      }),
    [router],
  );
  return blocked;
}
