const gap = 4;
const minHeight = 160;
const maxHeight = 352;
const maxWidth = 560;

/**
 * Shows a popover below an input, or above it if there is more room; follows the input on scroll
 * and resize.
 */
export function positionBelow(anchor: HTMLElement, panel: HTMLElement): () => void {
  const update = (): void => {
    const { left, top, bottom, width } = anchor.getBoundingClientRect();
    const below = innerHeight - bottom - 2 * gap;
    const isAbove = below < minHeight && top > below;
    const room = isAbove ? top - 2 * gap : below;
    const { style } = panel;
    style.left = `${left}px`;
    style.width = `${Math.min(width, maxWidth)}px`;
    style.maxHeight = `${Math.min(Math.max(room, minHeight), maxHeight)}px`;
    style.top = isAbove ? "auto" : `${bottom + gap}px`;
    style.bottom = isAbove ? `${innerHeight - top + gap}px` : "auto";
  };
  update();
  panel.showPopover();
  addEventListener("scroll", update, { capture: true, passive: true });
  // After the new layout.
  const follow = (): unknown => requestAnimationFrame(update);
  addEventListener("resize", follow);
  return () => {
    removeEventListener("scroll", update, { capture: true });
    removeEventListener("resize", follow);
  };
}
