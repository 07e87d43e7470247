import { type ReactNode, useState } from "react";
import { lazyComponent } from "#chunks/lazy-component.tsx";
import { usesCorrections } from "#queries/model/model-source.ts";
import { useModel } from "#queries/model/use-model.ts";

const ExplorationBar = lazyComponent(
  async () => (await import("./exploration-bar.tsx")).ExplorationBar,
);

const SignedInReader = lazyComponent(
  async () => (await import("./signed-in-reader.tsx")).SignedInReader,
);

/** Loads the search for lists in an API that describes none to everyone, which few APIs need. */
export function ExplorationHost(): ReactNode {
  const { exploration, resources } = useModel();
  // The lists that are found do not end the search.
  const [mayFindMore] = useState(
    () => usesCorrections() || !resources.some(({ operations }) => operations.list),
  );
  if (exploration !== undefined) return <ExplorationBar state={exploration} />;
  return mayFindMore && <SignedInReader />;
}
