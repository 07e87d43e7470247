import { type RefObject, useLayoutEffect, useRef } from "react";
import type { Layout } from "./layout-graph.ts";
import { type Point, readCenter, type Scrolled, scrollTo } from "./scroll-center.ts";

interface Drawing {
  readonly layout: Layout;
  readonly scale: number;
  readonly isRightToLeft: boolean;
  /** The point in the middle at first. */
  readonly start: Point | undefined;
}

/** Scrolls a frame to the start of its drawing, and retains the point in the middle when the scale changes. */
export function useScrollCenter(
  frame: RefObject<HTMLDivElement | null>,
  { layout, scale, isRightToLeft, start }: Drawing,
): void {
  const middle = useRef<{ readonly layout: Layout; readonly point: Point }>(undefined);
  useLayoutEffect(() => {
    const { current } = frame;
    const point = middle.current?.layout === layout ? middle.current.point : start;
    if (current === null || point === undefined) return undefined;
    middle.current = { layout, point };
    current.scrollTo(scrollTo(point, measure(current), scale, isRightToLeft));
    const onScroll = (): void => {
      middle.current = { layout, point: readCenter(measure(current), scale, isRightToLeft) };
    };
    current.addEventListener("scroll", onScroll, { passive: true });
    return () => current.removeEventListener("scroll", onScroll);
  }, [frame, layout, scale, isRightToLeft, start]);
}

function measure(frame: HTMLDivElement): Scrolled {
  return {
    left: frame.scrollLeft,
    top: frame.scrollTop,
    width: frame.clientWidth,
    height: frame.clientHeight,
    wholeWidth: frame.scrollWidth,
  };
}
