import { useEffect, useEffectEvent } from "react";
import { addShortcut } from "./shortcuts.ts";

/** A key that works while the component shows; the palette and the list of keys tell it. `isOn` false: not now. */
export function useShortcut(keys: string, label: string, run: () => void, isOn = true): void {
  const runNow = useEffectEvent(run);
  useEffect(
    () => (isOn ? addShortcut({ keys, label, run: () => runNow() }) : undefined),
    [keys, label, isOn],
  );
}
