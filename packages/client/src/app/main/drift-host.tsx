import { lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import { loadChunk } from "#chunks/load-chunk.ts";

const DriftWatch = lazy(async () => ({
  default: (await loadChunk(() => import("./drift-watch.tsx"))).DriftWatch,
}));

const firstLookMs = 300_000;

/** Whoever stays long enough is told when the API is described as another than it was; nobody waits for what finds that out. */
export function DriftHost(): ReactNode {
  const [isDue, setIsDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsDue(true), firstLookMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div role="status">
      {isDue && (
        <Suspense>
          <DriftWatch />
        </Suspense>
      )}
    </div>
  );
}
