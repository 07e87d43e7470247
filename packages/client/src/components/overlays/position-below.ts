const gap = 4;
const least = 160;
const most = 352;
const widest = 560;

/** Shows a popover along an input's lower edge, or its upper one where more room is; follows it while the page moves. */
export function positionBelow(anchor: HTMLElement, panel: HTMLElement): () => void {
  const place = (): void => {
    const { left, top, bottom, width } = anchor.getBoundingClientRect();
    const below = innerHeight - bottom - 2 * gap;
    const isAbove = below < least && top > below;
    const room = isAbove ? top - 2 * gap : below;
    const { style } = panel;
    style.left = `${left}px`;
    style.width = `${Math.min(width, widest)}px`;
    style.maxHeight = `${Math.min(Math.max(room, least), most)}px`;
    style.top = isAbove ? "auto" : `${bottom + gap}px`;
    style.bottom = isAbove ? `${innerHeight - top + gap}px` : "auto";
  };
  place();
  panel.showPopover();
  addEventListener("scroll", place, { capture: true, passive: true });
  // Once the screen is laid out for it.
  const follow = (): unknown => requestAnimationFrame(place);
  addEventListener("resize", follow);
  return () => {
    removeEventListener("scroll", place, { capture: true });
    removeEventListener("resize", follow);
  };
}
