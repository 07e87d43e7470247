import { useEffect, useEffectEvent } from "react";
import { addShortcut } from "./shortcuts.ts";

/** Shortcut while the component is mounted; the palette and the list of keys show it. */
export function useShortcut(keys: string, label: string, run: () => void, isOn = true): void {
  const runNow = useEffectEvent(run);
  useEffect(
    () => (isOn ? addShortcut({ keys, label, run: () => runNow() }) : undefined),
    [keys, label, isOn],
  );
}
