/** Share of the time that rendering rows may take while the user scrolls. */
const greatestShare = 0.3;

/** Decides from the speed of the user and of the computer whether rows render while the user scrolls. */
export interface ScrollPace {
  /** Notes a position in pixels and its time in milliseconds. */
  readonly moved: (position: number, time: number) => void;
  /** Notes the time in milliseconds that some rows took. */
  readonly rendered: (rows: number, took: number) => void;
  /** True if rows of this height pass faster than they can render. */
  readonly isTooFast: (rowHeight: number) => boolean;
}

export function createScrollPace(): ScrollPace {
  let last: { readonly position: number; readonly time: number } | undefined;
  let speed = 0;
  let rowTime = 0;
  return {
    moved(position, time) {
      if (last !== undefined && time > last.time)
        speed = Math.abs(position - last.position) / (time - last.time);
      last = { position, time };
    },
    rendered(rows, took) {
      if (rows === 0) return;
      const time = took / rows;
      rowTime = rowTime === 0 ? time : (rowTime + time) / 2;
    },
    isTooFast: (rowHeight) => (rowTime * speed) / rowHeight > greatestShare,
  };
}
