import type { ReactNode } from "react";
import { lazyComponent } from "#chunks/lazy-component.tsx";
import { useModel } from "#queries/model/use-model.ts";

/** The screen loads first. */
const DELAY_MS = 1000;

// Few APIs declare records that wait.
const AttentionBadge = lazyComponent(async () => {
  await new Promise((resolve) => setTimeout(resolve, DELAY_MS));
  return (await import("./attention-badge.tsx")).AttentionBadge;
});

/** Numbers of records that wait for the user, in the header. */
export function AttentionIndicator(): ReactNode {
  return useModel().resources.map(
    (resource) => resource.attention && <AttentionBadge key={resource.name} resource={resource} />,
  );
}
