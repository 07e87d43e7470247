import { useCallback, useEffect, useEffectEvent, useRef } from "react";

/**
 * Returns the focus after a move that was not a drag, and after its undo: the moved record is a new element, or on
 * another page. `find` returns elements, the best first. A press of the pointer ends it, and so does a focus on another
 * element.
 */
export function useMovedFocus<Moved>(
  find: (moved: Moved) => readonly (Element | null | undefined)[],
): (moved: Moved) => void {
  const last = useRef<Moved>(undefined);
  /** Element that has the focus until a better one is shown. */
  const taken = useRef<Element>(undefined);
  const restore = useEffectEvent((): void => {
    const isOurs = isLost() || document.activeElement === taken.current;
    if (last.current === undefined || !isOurs) return;
    for (const element of find(last.current)) {
      // An element that is not visible does not take it.
      if (element instanceof HTMLElement) element.focus();
      if (!element || document.activeElement !== element) continue;
      taken.current = element;
      return;
    }
  });
  // After the dialog, whose end changes the focus.
  useEffect(() => restore());
  useEffect(() => {
    // Columns and days are read again one by one.
    const observer = new MutationObserver(() => restore());
    observer.observe(document.body, { childList: true, subtree: true });
    const forget = (): void => {
      last.current = undefined;
    };
    document.addEventListener("pointerdown", forget, { capture: true });
    return () => {
      observer.disconnect();
      document.removeEventListener("pointerdown", forget, { capture: true });
    };
  }, []);
  return useCallback((moved) => {
    last.current = moved;
    taken.current = undefined;
  }, []);
}

/** True without a focus, and on the heading, which takes it after a dialog whose button is gone. */
function isLost(): boolean {
  const { activeElement, body } = document;
  return activeElement === null || activeElement === body || activeElement.localName === "h1";
}
