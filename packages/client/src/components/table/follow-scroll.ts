import type { VisiblePart } from "./row-window.ts";
import { createScrollPace } from "./scroll-pace.ts";

interface ScrolledRows {
  readonly measure: () => VisiblePart | undefined;
  /** Renders the rows of a part, layout included. Returns the number of new rows. */
  readonly render: (part: VisiblePart) => number;
  /** Renders no more rows until the next call of `render`. */
  readonly pause: () => void;
}

/** The end of scrolling in browsers without `scrollend`. */
const stoppedAfterMs = 200;

/**
 * Renders rows while the user scrolls; if rows pass faster than they can render, when scrolling ends. Returns a function
 * that stops it.
 */
export function followScroll({ measure, render, pause }: ScrolledRows): () => void {
  const pace = createScrollPace();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const renderPart = (part: VisiblePart | undefined): void => {
    if (part === undefined) return;
    const began = performance.now();
    const rows = render(part);
    pace.rendered(rows, performance.now() - began);
  };
  const stop = (): void => {
    clearTimeout(timer);
    renderPart(measure());
  };
  const scroll = (): void => {
    clearTimeout(timer);
    const part = measure();
    if (part === undefined) return;
    pace.moved(part.from, performance.now());
    if (pace.isTooFast(part.height)) {
      pause();
      timer = setTimeout(stop, stoppedAfterMs);
    } else renderPart(part);
  };
  // The table scrolls, or the page outside it.
  const options = { capture: true, passive: true };
  document.addEventListener("scroll", scroll, options);
  document.addEventListener("scrollend", stop, options);
  return () => {
    clearTimeout(timer);
    document.removeEventListener("scroll", scroll, options);
    document.removeEventListener("scrollend", stop, options);
  };
}
