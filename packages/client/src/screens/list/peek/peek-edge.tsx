import { ownMember } from "@quarterdeck/model";
import { type KeyboardEvent, type PointerEvent, type ReactNode, useState } from "react";
import { useTexts } from "#texts/use-texts.ts";
import classes from "./peek.module.css";
import { clampPanelWidth, maxPanelWidth, minPanelWidth } from "./use-panel-width.ts";

interface PeekEdgeProps {
  readonly width: number;
  /** Previews a width. */
  readonly onTry: (width: number | undefined) => void;
  readonly onWidth: (width: number) => void;
}

const step = 16;

/** Separator that resizes the panel (WAI-ARIA APG "Window Splitter"). */
export function PeekEdge({ width, onTry, onWidth }: PeekEdgeProps): ReactNode {
  const t = useTexts("peek");
  const [drag, setDrag] = useState<{ readonly startX: number; readonly width: number }>();
  // The edge is at the start of the panel: a move to the start widens it.
  const way = document.dir === "rtl" ? 1 : -1;
  const widthAt = ({ clientX }: PointerEvent): number =>
    drag === undefined ? width : clampPanelWidth(drag.width + (clientX - drag.startX) * way);

  function press(event: KeyboardEvent): void {
    const by = step * (event.shiftKey ? 4 : 1) * way;
    const keys: Readonly<Record<string, number>> = {
      ArrowRight: width + by,
      ArrowLeft: width - by,
      Home: minPanelWidth,
      End: maxPanelWidth,
    };
    const next = ownMember(keys, event.key);
    if (next === undefined) return;
    event.preventDefault();
    onWidth(next);
  }

  return (
    <div
      className={classes.edge}
      role="separator"
      aria-orientation="vertical"
      aria-label={t("width")}
      aria-valuemin={minPanelWidth}
      aria-valuemax={maxPanelWidth}
      aria-valuenow={width}
      tabIndex={0}
      data-dragged={drag !== undefined || undefined}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.preventDefault();
        event.currentTarget.focus();
        event.currentTarget.setPointerCapture(event.pointerId);
        setDrag({ startX: event.clientX, width });
      }}
      onPointerMove={(event) => drag !== undefined && onTry(widthAt(event))}
      onPointerUp={(event) => {
        if (drag !== undefined) onWidth(widthAt(event));
        setDrag(undefined);
      }}
      onPointerCancel={() => {
        setDrag(undefined);
        onTry(undefined);
      }}
      onKeyDown={press}
    />
  );
}
