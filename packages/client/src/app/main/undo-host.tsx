import { type ReactNode, useEffect, useRef, useState } from "react";
import { lazyComponent } from "#chunks/lazy-component.tsx";
import { isSaving, lastSaveAt } from "#records/running-saves.ts";
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
    // The last shortcut before undo is loaded, also during the first save.
    const onKeyDown = (event: KeyboardEvent): void => {
      const { key, ctrlKey, metaKey } = event;
      if ((ctrlKey || metaKey) && /^[zy]$/i.test(key)) pressed.current = event;
    };
    addEventListener("keydown", onKeyDown);
    const end = onWrite((event) => {
      // A key from before its save undoes nothing.
      const isEarly = !isSaving() || (pressed.current?.timeStamp ?? 0) < lastSaveAt();
      if (waiting.current.length === 0 && isEarly) pressed.current = undefined;
      waiting.current.push(event);
      setHasWritten(true);
    });
    stop.current = () => {
      end();
      removeEventListener("keydown", onKeyDown);
    };
    return stop.current;
  }, []);

  function take() {
    stop.current?.();
    return { events: waiting.current.splice(0), pressed: pressed.current };
  }

  return <div role="status">{hasWritten && <UndoHostContent takeWaiting={take} />}</div>;
}
