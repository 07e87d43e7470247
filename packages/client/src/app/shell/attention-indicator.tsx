import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect, useState } from "react";
import { lazyComponent } from "#chunks/lazy-component.tsx";
import { useModel } from "#queries/model/use-model.ts";

/** Interval of the checks whether the first screen is loaded. */
const CHECK_MS = 1000;
/** Checks in a row without a read: rows show some time after their read ends. */
const MIN_IDLE = 2;

// Few APIs declare records that wait.
const AttentionBadge = lazyComponent(
  async () => (await import("./attention-badge.tsx")).AttentionBadge,
);

/** Numbers of records that wait for the user, in the header. They load after the first screen. */
export function AttentionIndicator(): ReactNode {
  const { resources } = useModel();
  const client = useQueryClient();
  const [isLoaded, setIsLoaded] = useState(false);
  useEffect(() => {
    if (isLoaded) return undefined;
    let idle = 0;
    const timer = setInterval(() => {
      const isIdle = client.isFetching() === 0 && document.querySelector("main h1") !== null;
      idle = isIdle ? idle + 1 : 0;
      setIsLoaded(idle >= MIN_IDLE);
    }, CHECK_MS);
    return () => clearInterval(timer);
  }, [client, isLoaded]);
  if (!isLoaded) return null;
  return resources.map(
    (resource) => resource.attention && <AttentionBadge key={resource.name} resource={resource} />,
  );
}
