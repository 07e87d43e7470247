import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { loadChunk } from "#chunks/load-chunk.ts";
import { onWrite, type WriteEvent } from "#queries/heed-write.ts";

const UndoPlace = lazy(async () => ({
  default: (await loadChunk(() => import("#fields/history/undo-place.tsx"))).UndoPlace,
}));

/** Waits for the first write; whoever only reads never loads what takes it back. */
export function UndoHost(): ReactNode {
  const waiting = useRef<WriteEvent[]>([]);
  const stop = useRef<() => void>(undefined);
  const [hasWritten, setHasWritten] = useState(false);
  useEffect(() => {
    const end = onWrite((event) => {
      waiting.current.push(event);
      setHasWritten(true);
    });
    stop.current = end;
    return end;
  }, []);

  function take(): readonly WriteEvent[] {
    stop.current?.();
    return waiting.current.splice(0);
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
