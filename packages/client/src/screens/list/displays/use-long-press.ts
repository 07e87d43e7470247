import { type HTMLAttributes, type MouseEvent, type PointerEvent, useEffect, useRef } from "react";
import { isEmpty, type RowSelection } from "#tables/row-selection.ts";

const PRESS_MS = 500;
/** A finger that moves farther scrolls. */
const SCROLL_PX = 10;

interface Press {
  readonly timer: number;
  readonly x: number;
  readonly y: number;
}

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
  const press = useRef<Press>(undefined);
  /** True until the click after a long press. */
  const isLong = useRef(false);
  const cancel = (): void => {
    clearTimeout(press.current?.timer);
    press.current = undefined;
  };
  useEffect(() => () => clearTimeout(press.current?.timer), []);
  if (selection === undefined) return {};

  function begin({ target, pointerType, clientX, clientY }: PointerEvent): void {
    const key = keyOf(target);
    isLong.current = false;
    cancel();
    if (key === undefined || pointerType === "mouse") return;
    const choose = (): void => {
      isLong.current = true;
      press.current = undefined;
      selection?.choose(key, !selection.has(key), false);
    };
    press.current = { timer: window.setTimeout(choose, PRESS_MS), x: clientX, y: clientY };
  }

  function move({ clientX, clientY }: PointerEvent): void {
    const { x, y } = press.current ?? { x: clientX, y: clientY };
    if (Math.hypot(clientX - x, clientY - y) > SCROLL_PX) cancel();
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
    onPointerMove: move,
    onPointerUp: cancel,
    onPointerCancel: cancel,
    onClickCapture: click,
    // The menu of the browser for a link.
    onContextMenu: (event) => {
      if (press.current !== undefined || isLong.current) event.preventDefault();
    },
  };
}

function keyOf(target: EventTarget): string | undefined {
  const card = target instanceof Element ? target.closest<HTMLElement>("[data-key]") : null;
  return card?.dataset["key"];
}
