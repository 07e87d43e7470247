import { useEffect, useEffectEvent, useLayoutEffect } from "react";
import { addShortcut } from "./shortcuts.ts";

interface PaletteAction {
  readonly label: string;
  readonly run: () => void;
}

/** Actions that only the palette shows, while the component is mounted. */
export function usePaletteActions(actions: readonly PaletteAction[]): void {
  const runNow = useEffectEvent((label: string) =>
    actions.find((one) => one.label === label)?.run(),
  );
  const labels = JSON.stringify(actions.map(({ label }) => label));
  useEffect(() => {
    const ends = (JSON.parse(labels) as readonly string[]).map((label) =>
      addShortcut({ keys: "", label, run: () => runNow(label) }),
    );
    return () => {
      for (const end of ends) end();
    };
  }, [labels]);
}

/** Shortcut while the component is mounted; the palette and the list of keys show it. */
export function useShortcut(keys: string, label: string, run: () => void, isOn = true): void {
  const runNow = useEffectEvent(run);
  // Before the screen is painted: a quick user presses a key at once.
  useLayoutEffect(
    () => (isOn ? addShortcut({ keys, label, run: () => runNow() }) : undefined),
    [keys, label, isOn],
  );
}
