import { type ReactNode, useEffect, useRef, useState } from "react";
import { lazyComponent } from "#chunks/lazy-component.tsx";
import { isSaving, subscribeSaves } from "#records/running-saves.ts";
import { onWrite, type WriteEvent } from "#records/write-events.ts";

const UndoHostContent = lazyComponent(
  async () => (await import("#undo/undo-host-content.tsx")).UndoHostContent,
);

/** Loads undo after the first write. */
export function UndoHost(): ReactNode {
  const waiting = useRef<WriteEvent[]>([]);
  const pressed = useRef<KeyboardEvent>(undefined);
  const stop = useRef<() => void>(undefined);
  const [hasWritten, setHasWritten] = useState(false);
  useEffect(() => {
    const hasWaiting = (): boolean => waiting.current.length > 0;
    // The last shortcut before undo is loaded, also during the first save.
    const onKeyDown = (event: KeyboardEvent): void => {
      const { key, ctrlKey, metaKey } = event;
      const isShortcut = (ctrlKey || metaKey) && /^[zy]$/i.test(key);
      if (isShortcut && (isSaving() || hasWaiting())) pressed.current = event;
    };
    addEventListener("keydown", onKeyDown);
    const ends = [
      onWrite((event) => {
        waiting.current.push(event);
        setHasWritten(true);
      }),
      // A save that failed has nothing to undo.
      subscribeSaves(() => {
        if (!isSaving() && !hasWaiting()) pressed.current = undefined;
      }),
      () => removeEventListener("keydown", onKeyDown),
    ];
    stop.current = () => ends.forEach((end) => end());
    return stop.current;
  }, []);

  function take() {
    stop.current?.();
    return { events: waiting.current.splice(0), pressed: pressed.current };
  }

  return <div role="status">{hasWritten && <UndoHostContent takeWaiting={take} />}</div>;
}
