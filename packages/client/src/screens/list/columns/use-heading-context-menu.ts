import { useEffect } from "react";

/** The second button of a mouse opens a heading's own menu. */
export function useHeadingContextMenu(headings: readonly HTMLTableCellElement[]): void {
  useEffect(() => {
    const row = headings[0]?.parentElement;
    row?.addEventListener("contextmenu", openMenu);
    return () => row?.removeEventListener("contextmenu", openMenu);
  }, [headings]);
}

function openMenu(event: MouseEvent): void {
  const cell = event.target instanceof Element ? event.target.closest("th") : null;
  const button = cell?.querySelector<HTMLElement>("[data-column-menu]");
  // A finger that rests there may select a text; its menu's button always shows.
  if (!button || event.defaultPrevented || isOfTouch(event)) return;
  event.preventDefault();
  const open = (): void => {
    button.focus();
    button.click();
  };
  // What opens while the button is down would be closed when it comes up.
  if (event.buttons === 0) open();
  else addEventListener("pointerup", () => setTimeout(open), { once: true });
}

function isOfTouch(event: MouseEvent): boolean {
  return event instanceof PointerEvent && event.pointerType === "touch";
}
