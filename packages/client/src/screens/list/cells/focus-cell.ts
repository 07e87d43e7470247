/** Focuses a cell, or the link of the row's name in place of its cell. */
export function focusCell(cell: HTMLElement): void {
  const link = cell.querySelector<HTMLElement>("[data-row-link]");
  if (link === null) cell.tabIndex = -1;
  const target = link ?? cell;
  target.focus();
  target.scrollIntoView({ block: "nearest", inline: "nearest" });
}

export function cellOf(target: EventTarget | null): HTMLElement | undefined {
  const cell = target instanceof Element ? target.closest<HTMLElement>("td") : null;
  return cell ?? undefined;
}

/** True for an element with an own reaction to a click. */
export function isControl(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("a, button, input, summary, label") !== null;
}
