import { lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import { runtimeConfig } from "#config/runtime-config.ts";

// A background load: its failure is ignored.
const SchemaChangeWatch = lazy(async () => ({
  default: await import("./schema-change-watch.tsx").then(
    (loaded) => loaded.SchemaChangeWatch,
    () => Nothing,
  ),
}));

function Nothing(): ReactNode {
  return null;
}

const FIRST_CHECK_MS = 300_000;

/** Loads the check for schema changes after some minutes, or at once to show notices. */
export function SchemaChangeHost(): ReactNode {
  const [isDue, setIsDue] = useState(() => runtimeConfig().notices.length > 0);
  useEffect(() => {
    const timer = setTimeout(() => setIsDue(true), FIRST_CHECK_MS);
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
