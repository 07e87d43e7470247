import type { ReactNode } from "react";
import { lazyComponent } from "#chunks/lazy-component.tsx";
import { hasEditedList } from "#queries/model/has-edited-list.ts";
import { usesCorrections } from "#queries/model/model-source.ts";
import { useModel } from "#queries/model/use-model.ts";

const ExplorationBar = lazyComponent(
  async () => (await import("./exploration-bar.tsx")).ExplorationBar,
);

const SignedInReader = lazyComponent(
  async () => (await import("./signed-in-reader.tsx")).SignedInReader,
);

/** Loads the search for lists in an API that describes none, or none to edit, to everyone, which few APIs need. */
export function ExplorationHost(): ReactNode {
  const model = useModel();
  const { exploration } = model;
  if (exploration !== undefined) return <ExplorationBar state={exploration} />;
  // The lists that are found are corrections: they do not end the search.
  const mayFindMore = usesCorrections() || !hasEditedList(model);
  return mayFindMore && <SignedInReader />;
}
