import { useState } from "react";
import { usePreference } from "#components/hooks/use-preference.ts";

export const minPanelWidth = 260;
export const maxPanelWidth = 960;
const defaultWidth = 400;

/** Width of the panel in pixels, undefined until the stored one is read; a preview; and a setter that stores. */
export function usePanelWidth(): readonly [
  number | undefined,
  (width: number | undefined) => void,
  (width: number) => void,
] {
  const [stored, store, isRead] = usePreference("peek width");
  const [tried, setTried] = useState<number>();
  const width = typeof stored === "number" ? clampPanelWidth(stored) : defaultWidth;
  return [
    isRead ? (tried ?? width) : undefined,
    setTried,
    (next) => {
      setTried(undefined);
      store(clampPanelWidth(next));
    },
  ];
}

export function clampPanelWidth(width: number): number {
  return Math.round(Math.min(Math.max(width, minPanelWidth), maxPanelWidth));
}
