import { type ReactNode, useEffect, useRef, useState } from "react";
import { lazyComponent } from "#chunks/lazy-component.tsx";
import { onWrite, type WriteEvent } from "#records/write-events.ts";

const UndoHostContent = lazyComponent(
  async () => (await import("#undo/undo-host-content.tsx")).UndoHostContent,
);

/** Waits for the first write; whoever only reads never loads what takes it back. */
export function UndoHost(): ReactNode {
  const waiting = useRef<WriteEvent[]>([]);
  const pressed = useRef<KeyboardEvent>(undefined);
  const stop = useRef<() => void>(undefined);
  const [hasWritten, setHasWritten] = useState(false);
  useEffect(() => {
    // The last that is pressed before anybody is there to hear it.
    const hear = (event: KeyboardEvent): void => {
      const { key, ctrlKey, metaKey } = event;
      if ((ctrlKey || metaKey) && /^[zy]$/i.test(key)) pressed.current = event;
    };
    const end = onWrite((event) => {
      waiting.current.push(event);
      setHasWritten(true);
      addEventListener("keydown", hear);
    });
    stop.current = () => {
      end();
      removeEventListener("keydown", hear);
    };
    return stop.current;
  }, []);

  function take() {
    stop.current?.();
    return { events: waiting.current.splice(0), pressed: pressed.current };
  }

  return <div role="status">{hasWritten && <UndoHostContent takeWaiting={take} />}</div>;
}
