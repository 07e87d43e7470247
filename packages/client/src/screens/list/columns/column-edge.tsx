import { type KeyboardEvent, type PointerEvent, type ReactNode, useState } from "react";
import { useTexts } from "#texts/use-texts.ts";
import classes from "./columns.module.css";
import { fitWidth, narrowest, widest } from "./column-width.ts";
import { contentWidth } from "./content-width.ts";

interface ColumnEdgeProps {
  readonly label: string;
  readonly heading: HTMLTableCellElement;
  /** No heading follows in which it could stand. */
  readonly isLast: boolean;
  /** Shown, not yet kept; `isNow`: before it returns. */
  readonly onTry: (width: number, isNow?: boolean) => void;
  readonly onWidth: (width: number) => void;
  /** As it was before. */
  readonly onLeave: () => void;
}

const step = 16;

/** The edge of a column: WAI-ARIA APG "Window Splitter". */
export function ColumnEdge({
  label,
  heading,
  isLast,
  onTry,
  onWidth,
  onLeave,
}: ColumnEdgeProps): ReactNode {
  const t = useTexts("columns");
  const [drag, setDrag] = useState<{ readonly startX: number; readonly width: number }>();
  const [told, setTold] = useState<number>();

  function choose(width: number): void {
    const next = fitWidth(width);
    setTold(next);
    onWidth(next);
  }

  function fitContent(): void {
    onTry(narrowest, true);
    choose(contentWidth(heading));
  }

  function widthAt({ clientX }: PointerEvent): number {
    const way = getComputedStyle(heading).direction === "rtl" ? -1 : 1;
    return drag === undefined ? heading.offsetWidth : drag.width + (clientX - drag.startX) * way;
  }

  function begin(event: PointerEvent<HTMLElement>): void {
    if (event.button !== 0) return;
    event.preventDefault();
    event.currentTarget.focus();
    event.currentTarget.setPointerCapture(event.pointerId);
    setDrag({ startX: event.clientX, width: heading.offsetWidth });
  }

  function end(event: PointerEvent): void {
    // A click alone, and each half of a double click, moves nothing.
    if (drag !== undefined && event.clientX !== drag.startX) choose(widthAt(event));
    setDrag(undefined);
  }

  function leave(): void {
    setDrag(undefined);
    onLeave();
  }

  function press(event: KeyboardEvent): void {
    const way = getComputedStyle(heading).direction === "rtl" ? -1 : 1;
    const by = step * way * (event.shiftKey ? 4 : 1);
    const keys: Readonly<Record<string, () => void>> = {
      ArrowRight: () => choose(heading.offsetWidth + by),
      ArrowLeft: () => choose(heading.offsetWidth - by),
      Home: () => choose(narrowest),
      Enter: fitContent,
      Escape: leave,
    };
    const run = keys[event.key];
    if (run === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    run();
  }

  return (
    <span
      className={classes.edge}
      role="separator"
      aria-orientation="vertical"
      aria-label={t("width", { label })}
      aria-valuemin={narrowest}
      aria-valuemax={widest}
      aria-valuenow={told ?? fitWidth(heading.offsetWidth)}
      title={t("fit")}
      // A step of Tab for each would be many: the heading's menu has the same by key.
      tabIndex={-1}
      data-last={isLast || undefined}
      data-dragged={drag !== undefined || undefined}
      onPointerDown={begin}
      onPointerMove={(event) => drag !== undefined && onTry(fitWidth(widthAt(event)))}
      onPointerUp={end}
      onPointerCancel={leave}
      onDoubleClick={fitContent}
      onKeyDown={press}
    />
  );
}
