import { useCallback, useSyncExternalStore } from "react";

/** Keys of the records that a display shows, in their order in the document; some are shown twice. */
export function useCardKeys(display: string): readonly string[] {
  // The display reads its own rows, and appears after them.
  const subscribe = useCallback((onChange: () => void) => {
    const observer = new MutationObserver(onChange);
    const main = document.querySelector("main");
    if (main !== null) observer.observe(main, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, []);
  const keys = useSyncExternalStore(subscribe, () => JSON.stringify(readKeys(display)));
  return JSON.parse(keys) as readonly string[];
}

function readKeys(display: string): readonly string[] {
  const cards = document.getElementById(display)?.querySelectorAll<HTMLElement>("[data-key]");
  return [...new Set(Array.from(cards ?? [], ({ dataset }) => dataset["key"] ?? ""))];
}

/** Key of the record whose card contains an element. */
export function readCardKey(display: string, target: EventTarget | null): string | undefined {
  if (!(target instanceof Element)) return undefined;
  return target.closest<HTMLElement>(`#${display} [data-key]`)?.dataset["key"];
}

export function cardSelector(display: string, key: string): string {
  return `#${display} [data-key="${CSS.escape(key)}"]`;
}

export function focusCard(display: string, key: string): void {
  const card = document.querySelector(cardSelector(display, key));
  card?.querySelector<HTMLElement>("[data-row-link]")?.focus();
}
