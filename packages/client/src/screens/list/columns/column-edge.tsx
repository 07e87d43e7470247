import { ownMember } from "@quarterdeck/model";
import { type KeyboardEvent, type PointerEvent, type ReactNode, useState } from "react";
import { useTexts } from "#texts/use-texts.ts";
import classes from "./columns.module.css";
import { clampWidth, minWidth, maxWidth } from "./column-width.ts";
import { contentWidth } from "./content-width.ts";

interface ColumnEdgeProps {
  readonly label: string;
  readonly heading: HTMLTableCellElement;
  /** True if no heading follows that could contain the edge. */
  readonly isLast: boolean;
  /** Previews a width; `isNow`: synchronously. */
  readonly onTry: (width: number, isNow?: boolean) => void;
  readonly onWidth: (width: number) => void;
  /** Ends the preview. */
  readonly onLeave: () => void;
}

const step = 16;

/** Separator that resizes a column (WAI-ARIA APG "Window Splitter"). */
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
  const [announced, setAnnounced] = useState<number>();

  function choose(width: number): void {
    const next = clampWidth(width);
    setAnnounced(next);
    onWidth(next);
  }

  function autoWidth(): void {
    onTry(minWidth, true);
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
    // A click or double click does not resize.
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
      Home: () => choose(minWidth),
      Enter: autoWidth,
      Escape: leave,
    };
    const run = ownMember(keys, event.key);
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
      aria-valuemin={minWidth}
      aria-valuemax={maxWidth}
      aria-valuenow={announced ?? clampWidth(heading.offsetWidth)}
      title={t("fitHint")}
      // Not in the tab order: the heading menu does the same by keyboard.
      tabIndex={-1}
      data-last={isLast || undefined}
      data-dragged={drag !== undefined || undefined}
      onPointerDown={begin}
      onPointerMove={(event) => drag !== undefined && onTry(clampWidth(widthAt(event)))}
      onPointerUp={end}
      onPointerCancel={leave}
      onDoubleClick={autoWidth}
      onKeyDown={press}
    />
  );
}
