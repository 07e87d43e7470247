/** Scroll offsets of the page and its parts, by selector. */
export type Offsets = readonly (readonly [selector: string, left: number, top: number])[];

export interface ScrollMemory {
  /** Notes the offsets of the entry that the user leaves. */
  readonly leave: (index: number) => Offsets;
  readonly forget: (from: number) => void;
  /** `stored`: offsets in the state of the entry, if this page has none. */
  readonly enter: (stored: unknown, index?: number) => void;
  /** Scrolls the entered location: to its offsets, else to its hash, else to the top. */
  readonly restore: (hash: string) => void;
}

/** Scroll offsets of the history's entries. */
export function createScrollMemory(): ScrollMemory {
  const entries = new Map<number, Offsets>();
  const scrolled = new Set<Element>();
  /** Undefined: the page may have scrolled. Reading it again would lay out the page before the click is handled. */
  let pageOffsets: readonly [left: number, top: number] | undefined;
  let entered: { readonly offsets: Offsets | undefined } | undefined;
  history.scrollRestoration = "manual";
  const note = ({ target }: Event): void => {
    if (target instanceof Element) scrolled.add(target);
    else pageOffsets = undefined;
  };
  document.addEventListener("scroll", note, { capture: true, passive: true });
  return {
    leave: (index) => {
      const parts = [...scrolled].filter(({ isConnected }) => isConnected);
      pageOffsets ??= [scrollX, scrollY];
      const offsets: Offsets = [
        ["", ...pageOffsets],
        ...parts.map((part) => [selectorOf(part), part.scrollLeft, part.scrollTop] as const),
      ];
      scrolled.clear();
      entries.set(index, offsets);
      return offsets;
    },
    forget: (from) => {
      for (const index of entries.keys()) if (index >= from) entries.delete(index);
    },
    enter: (stored, index) => {
      const noted = index === undefined ? undefined : entries.get(index);
      entered = { offsets: noted ?? (isOffsets(stored) ? stored : undefined) };
    },
    restore: (hash) => {
      if (entered === undefined) return;
      const { offsets } = entered;
      entered = undefined;
      pageOffsets = undefined;
      if (offsets === undefined) {
        const part = hash === "" ? null : document.getElementById(hash.slice(1));
        if (part === null) scrollTo(0, 0);
        else part.scrollIntoView();
        return;
      }
      for (const [selector, left, top] of offsets) {
        if (selector === "") scrollTo(left, top);
        else document.querySelector(selector)?.scrollTo(left, top);
      }
    },
  };
}

/** Path from the body. */
function selectorOf(element: Element): string {
  const steps: string[] = [];
  for (let at = element; at.parentElement !== null; at = at.parentElement) {
    steps.unshift(`:nth-child(${[...at.parentElement.children].indexOf(at) + 1})`);
  }
  return ["html", ...steps].join(" > ");
}

function isOffsets(value: unknown): value is Offsets {
  return Array.isArray(value) && value.every(Array.isArray);
}
