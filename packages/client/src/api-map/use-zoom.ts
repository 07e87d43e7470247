import {
  type PointerEventHandler,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import type { Layout } from "./layout-graph.ts";

interface Zoom {
  /** Width of the frame divided by its height, in few steps. */
  readonly aspect: number;
  readonly scaleOf: (layout: Layout) => number;
  /** `+`, `-` and `0`; false for other keys. */
  readonly onKey: (key: string, layout: Layout) => boolean;
  readonly isDragged: boolean;
  readonly handlers: {
    readonly onPointerDown: PointerEventHandler;
    readonly onPointerMove: PointerEventHandler;
    readonly onPointerUp: PointerEventHandler;
    readonly onPointerCancel: PointerEventHandler;
  };
}

const STEP = 1.25;
const LEAST = 0.2;
const MOST = 3;
/** Smaller text is not readable: a larger drawing scrolls. */
const LEAST_WIDE = 0.6;
const LEAST_NARROW = 0.8;
/** A drawing that is only a little larger is not cut off. */
const ALMOST = 0.88;
const NARROW = 600;
const BORDER = 2;

/** Zoom and drag of a drawing in a frame that scrolls. */
export function useZoom(frame: RefObject<HTMLDivElement | null>): Zoom {
  const [size, setSize] = useState({ width: 960, height: 560 });
  const [chosen, setChosen] = useState<number>();
  const drag = useRef<{ readonly x: number; readonly y: number }>(undefined);
  const [isDragged, setIsDragged] = useState(false);
  useLayoutEffect(() => {
    const { current } = frame;
    if (current === null) return undefined;
    const measure = (): void =>
      setSize({ width: current.offsetWidth, height: current.offsetHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [frame]);
  useEffect(() => {
    const { current } = frame;
    // Not passive, unlike React's: a pinch on a touchpad would enlarge the page.
    const onWheel = (event: WheelEvent): void => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      const svg = current?.querySelector("svg");
      const now = (svg?.clientWidth ?? 0) / (svg?.viewBox.baseVal.width ?? 1);
      if (now > 0) setChosen(clamp(now * Math.exp(-event.deltaY / 300)));
    };
    current?.addEventListener("wheel", onWheel, { passive: false });
    return () => current?.removeEventListener("wheel", onWheel);
  }, [frame]);

  function scaleToFrame({ width, height }: Layout): number {
    const whole = Math.min((size.width - BORDER) / width, (size.height - BORDER) / height);
    const least = size.width < NARROW ? LEAST_NARROW : LEAST_WIDE;
    return Math.min(whole < least * ALMOST ? least : whole, 1.15);
  }

  const stop = (): void => {
    drag.current = undefined;
    setIsDragged(false);
  };
  return {
    aspect: Math.max(
      0.5,
      Math.min(2.5, Math.round((size.width / Math.max(size.height, 1)) * 4) / 4),
    ),
    scaleOf: (layout) => chosen ?? scaleToFrame(layout),
    onKey: (key, layout) => {
      const scale = chosen ?? scaleToFrame(layout);
      if (key === "+" || key === "=") setChosen(clamp(scale * STEP));
      else if (key === "-") setChosen(clamp(scale / STEP));
      else if (key === "0") setChosen(undefined);
      else return false;
      return true;
    },
    isDragged,
    handlers: {
      // Touch scrolls the frame without help.
      onPointerDown: (event) => {
        if (event.pointerType !== "mouse" || event.button !== 0) return;
        if ((event.target as Element).closest("a") !== null) return;
        drag.current = { x: event.clientX, y: event.clientY };
        event.currentTarget.setPointerCapture(event.pointerId);
        setIsDragged(true);
      },
      onPointerMove: (event) => {
        if (drag.current === undefined) return;
        frame.current?.scrollBy(drag.current.x - event.clientX, drag.current.y - event.clientY);
        drag.current = { x: event.clientX, y: event.clientY };
      },
      onPointerUp: stop,
      onPointerCancel: stop,
    },
  };
}

function clamp(scale: number): number {
  return Math.min(Math.max(scale, LEAST), MOST);
}
