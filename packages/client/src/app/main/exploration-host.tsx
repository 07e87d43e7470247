import type { ReactNode } from "react";
import { lazyComponent } from "#chunks/lazy-component.tsx";
import { useModel } from "#queries/model/use-model.ts";

const ExplorationBar = lazyComponent(
  async () => (await import("./exploration-bar.tsx")).ExplorationBar,
);

/** Loads the exploration of an API without a description, which few APIs need. */
export function ExplorationHost(): ReactNode {
  const { exploration } = useModel();
  return exploration === undefined ? null : <ExplorationBar state={exploration} />;
}
