import { lazy, type ReactNode, Suspense, useEffect, useState } from "react";

// Nobody asked for it: where it does not come, no page fails or reloads.
const SchemaChangeWatch = lazy(async () => ({
  default: await import("./schema-change-watch.tsx").then(
    (loaded) => loaded.SchemaChangeWatch,
    () => Nothing,
  ),
}));

function Nothing(): ReactNode {
  return null;
}

const firstLookMs = 300_000;

/** Whoever stays long enough is told when the API is described as another than it was; nobody waits for what finds that out. */
export function SchemaChangeHost(): ReactNode {
  const [isDue, setIsDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsDue(true), firstLookMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div role="status">
      {isDue && (
        <Suspense>
          <SchemaChangeWatch />
        </Suspense>
      )}
    </div>
  );
}
