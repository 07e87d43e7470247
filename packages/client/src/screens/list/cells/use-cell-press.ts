import { useEffect, useEffectEvent } from "react";
import { createPressTimer } from "#screens/list/press-timer.ts";
import { cellOf, isControl } from "./focus-cell.ts";

/** Calls `onPress` after a long press with a finger or a pen on a cell of the table. */
export function useCellPress(id: string, onPress: (cell: HTMLElement) => void): void {
  const press = useEffectEvent(onPress);
  useEffect(() => {
    const table = document.getElementById(id);
    if (table === null) return undefined;
    const timer = createPressTimer();
    /** True until the click after a long press. */
    let isLong = false;
    const ended = new AbortController();
    const { signal } = ended;
    const begin = (event: PointerEvent): void => {
      const cell = cellOf(event.target);
      isLong = false;
      timer.cancel();
      if (cell === undefined || event.pointerType === "mouse" || isControl(event.target)) return;
      timer.begin(event, () => {
        isLong = true;
        press(cell);
      });
    };
    const click = (event: MouseEvent): void => {
      if (isLong) {
        event.preventDefault();
        event.stopImmediatePropagation();
      }
      isLong = false;
    };
    table.addEventListener("pointerdown", begin, { signal });
    table.addEventListener("pointermove", timer.move, { signal });
    for (const type of ["pointerup", "pointercancel"])
      table.addEventListener(type, timer.cancel, { signal });
    // Before the listeners that open a record.
    table.addEventListener("click", click, { signal, capture: true });
    // The browser would select a word.
    const prevent = (event: Event): void => {
      if (timer.isRunning() || isLong) event.preventDefault();
    };
    for (const type of ["contextmenu", "selectstart"])
      table.addEventListener(type, prevent, { signal });
    return () => {
      timer.cancel();
      ended.abort();
    };
  }, [id]);
}
