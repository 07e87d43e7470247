const gap = 4;
const least = 160;
/** Between a panel and the window. */
const edge = 12;

/** Puts a panel that opens below what opens it, also when the window changes, until it closes. */
export function positionPanel(panel: HTMLElement, anchor: HTMLElement): void {
  const away = new AbortController();
  const { signal } = away;
  place(panel, anchor);
  const follow = (): void => (panel.isConnected ? place(panel, anchor) : away.abort());
  // Once the screen is laid out for it.
  addEventListener("resize", () => requestAnimationFrame(follow), { signal });
  panel.addEventListener("toggle", ({ newState }) => newState === "closed" && away.abort(), {
    signal,
  });
}

/** Above where more room is, over a part of what opens it where neither side has enough; towards the middle of the window. */
function place(panel: HTMLElement, anchor: HTMLElement): void {
  const { left, right, top, bottom } = anchor.getBoundingClientRect();
  const below = innerHeight - bottom - 4 * gap;
  const isAbove = below < least && top > below;
  const furthest = innerHeight - least - gap;
  const isRight = left > innerWidth / 2;
  // On a phone there is no room beside the button.
  const isNarrow = innerWidth < 600;
  const { style } = panel;
  style.top = isAbove ? "auto" : `${Math.min(bottom + gap, furthest)}px`;
  style.bottom = isAbove ? `${Math.min(innerHeight - top + gap, furthest)}px` : "auto";
  style.left = isRight ? "auto" : `${isNarrow ? edge : left}px`;
  style.right = isRight ? `${isNarrow ? edge : innerWidth - right}px` : "auto";
  style.maxHeight = `${Math.max(isAbove ? top - 4 * gap : below, least)}px`;
}
