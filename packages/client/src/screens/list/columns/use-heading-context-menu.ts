import { useEffect } from "react";

/** Opens the menu of a heading on right click. */
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
  // A long press selects text; touch users have the menu button.
  if (!button || event.defaultPrevented || isOfTouch(event)) return;
  event.preventDefault();
  const open = (): void => {
    button.focus();
    button.click();
  };
  // A popover that opens while the button is down closes on release.
  if (event.buttons === 0) open();
  else addEventListener("pointerup", () => setTimeout(open), { once: true });
}

function isOfTouch(event: MouseEvent): boolean {
  return event instanceof PointerEvent && event.pointerType === "touch";
}
