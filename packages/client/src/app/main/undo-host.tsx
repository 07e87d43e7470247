import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { loadChunk } from "#chunks/load-chunk.ts";
import { onWrite, type WriteEvent } from "#queries/heed-write.ts";

const UndoPlace = lazy(async () => ({
  default: (await loadChunk(() => import("#fields/history/undo-place.tsx"))).UndoPlace,
}));

/** Waits for the first write; whoever only reads never loads what takes it back. */
export function UndoHost(): ReactNode {
  const waiting = useRef<WriteEvent[]>([]);
  const keys = useRef<KeyboardEvent[]>([]);
  const stop = useRef<() => void>(undefined);
  const [hasWritten, setHasWritten] = useState(false);
  useEffect(() => {
    // What is pressed before anybody is there to hear it.
    const hear = (key: KeyboardEvent): void => {
      if (key.ctrlKey || key.metaKey) keys.current.push(key);
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
    return { events: waiting.current.splice(0), keys: keys.current.splice(0) };
  }

  return (
    <div role="status">
      {hasWritten && (
        <Suspense>
          <UndoPlace takeWaiting={take} />
        </Suspense>
      )}
    </div>
  );
}
