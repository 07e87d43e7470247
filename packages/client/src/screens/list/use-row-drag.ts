import { type PointerEvent, type RefObject, useState } from "react";

interface Drag {
  readonly from: number;
  readonly to: number;
  readonly startY: number;
  readonly dy: number;
  readonly height: number;
}

/** Event handlers of a drag handle. */
export interface Grip {
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerUp: () => void;
  readonly onPointerCancel: () => void;
}

interface RowDrag {
  /** Index of the dragged row. */
  readonly from: number | undefined;
  /** CSS transform of a row during the drag. */
  readonly shiftOf: (at: number) => string | undefined;
  readonly gripOf: (at: number) => Grip;
}

/** Drag to reorder rows of equal height, with mouse or touch. */
export function useRowDrag(
  list: RefObject<HTMLElement | null>,
  onMove: (from: number, to: number) => void,
): RowDrag {
  const [drag, setDrag] = useState<Drag>();

  function begin(event: PointerEvent<HTMLElement>, from: number): void {
    if (event.button !== 0) return;
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    const height = event.currentTarget.closest("li")?.offsetHeight ?? 1;
    setDrag({ from, to: from, startY: event.clientY, dy: 0, height });
  }

  function follow({ clientY }: PointerEvent): void {
    if (drag === undefined) return;
    const dy = clientY - drag.startY;
    const last = (list.current?.children.length ?? 1) - 1;
    const to = Math.min(Math.max(drag.from + Math.round(dy / drag.height), 0), last);
    setDrag({ ...drag, dy, to });
  }

  function end(): void {
    if (drag !== undefined && drag.to !== drag.from) onMove(drag.from, drag.to);
    setDrag(undefined);
  }

  function shiftOf(at: number): string | undefined {
    if (drag === undefined) return undefined;
    const { from, to, dy, height } = drag;
    if (at === from) return `translateY(${dy}px)`;
    if (at > from && at <= to) return `translateY(${-height}px)`;
    return at < from && at >= to ? `translateY(${height}px)` : undefined;
  }

  return {
    from: drag?.from,
    shiftOf,
    gripOf: (at) => ({
      onPointerDown: (event) => begin(event, at),
      onPointerMove: follow,
      onPointerUp: end,
      onPointerCancel: () => setDrag(undefined),
    }),
  };
}
