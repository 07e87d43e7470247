import {
  type HTMLAttributes,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useRef,
  useState,
} from "react";
import { createPressTimer } from "#screens/list/press-timer.ts";
import { isEmpty, type RowSelection } from "#tables/row-selection.ts";

type Handlers = Pick<
  HTMLAttributes<HTMLElement>,
  | "onPointerDown"
  | "onPointerMove"
  | "onPointerUp"
  | "onPointerCancel"
  | "onClickCapture"
  | "onContextMenu"
>;

/** A long press on a card selects its record; after that, a tap selects another one. */
export function useLongPress(selection: RowSelection | undefined): Handlers {
  const [timer] = useState(createPressTimer);
  /** True until the click after a long press. */
  const isLong = useRef(false);
  useEffect(() => () => timer.cancel(), [timer]);
  if (selection === undefined) return {};

  function begin(event: PointerEvent): void {
    const key = keyOf(event.target);
    isLong.current = false;
    timer.cancel();
    if (key === undefined || event.pointerType === "mouse") return;
    timer.begin(event, () => {
      isLong.current = true;
      selection?.choose(key, !selection.has(key), false);
    });
  }

  function click(event: MouseEvent): void {
    const key = keyOf(event.target);
    const isSelecting = selection !== undefined && !isEmpty(selection.get());
    const isControl =
      event.target instanceof Element && event.target.closest("label, [aria-haspopup]");
    if (key === undefined || isControl || !(isLong.current || isSelecting)) return;
    event.preventDefault();
    event.stopPropagation();
    if (!isLong.current) selection?.choose(key, !selection.has(key), false);
    isLong.current = false;
  }

  return {
    onPointerDown: begin,
    onPointerMove: timer.move,
    onPointerUp: timer.cancel,
    onPointerCancel: timer.cancel,
    onClickCapture: click,
    // The menu of the browser for a link.
    onContextMenu: (event) => {
      if (timer.isRunning() || isLong.current) event.preventDefault();
    },
  };
}

function keyOf(target: EventTarget): string | undefined {
  const card = target instanceof Element ? target.closest<HTMLElement>("[data-key]") : null;
  return card?.dataset["key"];
}
