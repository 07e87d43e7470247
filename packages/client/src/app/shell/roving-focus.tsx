import { useEffect } from "react";

/** Controls that take the focus. Text inputs and selects use the arrow keys themselves. */
const controls = "a[href], button, summary, input[type=checkbox]";

/**
 * Makes the controls of each element with `data-roving` one tab stop: the arrow keys, Home and End move between them
 * (WAI-ARIA APG, "Managing Focus Within Components Using a Roving tabindex"). With the value `vertical`, Up and Down.
 */
export function RovingFocus(): null {
  useEffect(() => {
    const ended = new AbortController();
    const { signal } = ended;
    const lastStops = new WeakMap<Element, Element>();
    // Other elements with a tabindex are not changed.
    const changed = new WeakSet<Element>();

    function listControls(container: Element): readonly HTMLElement[] {
      return Array.from(container.querySelectorAll<HTMLElement>(controls)).filter(
        (one) =>
          one.closest("[data-roving], [popover], dialog") === container &&
          (changed.has(one) || !one.hasAttribute("tabindex")) &&
          !one.matches(":disabled") &&
          one.checkVisibility(),
      );
    }

    function findStop(container: Element, all: readonly HTMLElement[]): HTMLElement | undefined {
      const last = all.find((one) => one === lastStops.get(container));
      if (last === document.activeElement) return last;
      return all.find((one) => one.matches("[aria-current=page]")) ?? last ?? all[0];
    }

    // Only when the user presses Tab: screens render without a change.
    function setStops(): void {
      for (const container of document.querySelectorAll("[data-roving]")) {
        const all = listControls(container);
        const stop = findStop(container, all);
        for (const one of all) {
          changed.add(one);
          if (stop === undefined || unitOf(one) === unitOf(stop)) one.removeAttribute("tabindex");
          else one.tabIndex = -1;
        }
      }
    }

    function move(event: KeyboardEvent): void {
      const { target, key, altKey, ctrlKey, metaKey, shiftKey } = event;
      if (event.defaultPrevented || altKey || ctrlKey || metaKey || shiftKey) return;
      if (!(target instanceof HTMLElement) || !target.matches(controls)) return;
      const container = target.closest<HTMLElement>("[data-roving], [popover], dialog");
      const axis = container?.dataset["roving"];
      if (container === null || axis === undefined) return;
      // One control for each unit: the first.
      const all = listControls(container).filter(
        (one, index, list) => index === 0 || unitOf(one) !== unitOf(list[index - 1]),
      );
      const at = all.findIndex((one) => unitOf(one) === unitOf(target));
      const next = stepOf(key, axis === "vertical", { at, count: all.length });
      if (at < 0 || next === undefined) return;
      event.preventDefault();
      all[next]?.focus();
    }

    setStops();
    addEventListener("keydown", ({ key }) => key === "Tab" && setStops(), {
      signal,
      capture: true,
    });
    addEventListener("keydown", move, { signal });
    addEventListener(
      "focusin",
      ({ target }) => {
        const container = target instanceof Element && target.closest("[data-roving]");
        if (container instanceof Element) lastStops.set(container, target as Element);
      },
      { signal },
    );
    return () => ended.abort();
  }, []);
  return null;
}

/** Controls of one table heading are neighbors in the tab order. */
function unitOf(control: Element | undefined): Element | undefined {
  return control?.closest("th") ?? control;
}

function stepOf(
  key: string,
  isVertical: boolean,
  { at, count }: { readonly at: number; readonly count: number },
): number | undefined {
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  const [back, forth] = isVertical
    ? ["ArrowUp", "ArrowDown"]
    : document.dir === "rtl"
      ? ["ArrowRight", "ArrowLeft"]
      : ["ArrowLeft", "ArrowRight"];
  if (key === forth) return Math.min(at + 1, count - 1);
  return key === back ? Math.max(at - 1, 0) : undefined;
}
