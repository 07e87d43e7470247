import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import type { RequestLog } from "#http/request-log.ts";

interface Anchor {
  readonly element: Element;
  readonly top: number;
}

/** Scrolls the panel by the height of new calls, so that an opened call does not move under the pointer. */
export function useSteadyScroll(
  panel: RefObject<HTMLElement | null>,
  log: RequestLog,
  calls: ReturnType<RequestLog["entries"]>,
): void {
  const anchor = useRef<Anchor>(undefined);
  // The log notifies before React renders the new call.
  useEffect(
    () =>
      log.subscribe(() => {
        const element = panel.current?.querySelector("details[open]");
        anchor.current = element ? { element, top: topOf(element) } : undefined;
      }),
    [panel, log],
  );
  useLayoutEffect(() => {
    const { current } = anchor;
    anchor.current = undefined;
    if (current?.element.isConnected === true)
      panel.current?.scrollBy(0, topOf(current.element) - current.top);
  }, [panel, calls]);
}

function topOf(element: Element): number {
  return element.getBoundingClientRect().top;
}
