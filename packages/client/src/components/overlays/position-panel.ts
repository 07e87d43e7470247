const gap = 4;
const minHeight = 160;
/** Distance to the edge of the window on a phone. */
const edge = 12;

/** Positions a panel at its button until it closes. */
export function positionPanel(panel: HTMLElement, anchor: HTMLElement): void {
  const closed = new AbortController();
  const { signal } = closed;
  update(panel, anchor);
  const follow = (): void => (panel.isConnected ? update(panel, anchor) : closed.abort());
  // After the new layout.
  addEventListener("resize", () => requestAnimationFrame(follow), { signal });
  panel.addEventListener("toggle", ({ newState }) => newState === "closed" && closed.abort(), {
    signal,
  });
}

/**
 * Below the button, or above it if there is more room; overlaps the button if neither side
 * suffices. Opens toward the window's center.
 */
function update(panel: HTMLElement, anchor: HTMLElement): void {
  const { left, right, top, bottom } = anchor.getBoundingClientRect();
  const below = innerHeight - bottom - 4 * gap;
  const isAbove = below < minHeight && top > below;
  const furthest = innerHeight - minHeight - gap;
  const isRight = left > innerWidth / 2;
  // A phone has no room next to the button.
  const isNarrow = innerWidth < 600;
  const { style } = panel;
  style.top = isAbove ? "auto" : `${Math.min(bottom + gap, furthest)}px`;
  style.bottom = isAbove ? `${Math.min(innerHeight - top + gap, furthest)}px` : "auto";
  style.left = isRight ? "auto" : `${isNarrow ? edge : left}px`;
  style.right = isRight ? `${isNarrow ? edge : innerWidth - right}px` : "auto";
  style.maxHeight = `${Math.max(isAbove ? top - 4 * gap : below, minHeight)}px`;
}
