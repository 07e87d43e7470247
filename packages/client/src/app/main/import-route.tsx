import { resourceChunk } from "@quarterdeck/model";
import { usePathname } from "#router/use-router.ts";
import type { ReactNode } from "react";
import { readImportRoute } from "#addresses/resource-address.ts";
import { Spinner } from "#app/spinner.tsx";
import { ChunkBoundary } from "#queries/model/chunk-boundary.tsx";
import { useModel } from "#queries/model/use-model.ts";
import { ImportScreen } from "#screens/import/import-screen.tsx";
import { NotFoundScreen } from "#screens/not-found/not-found-screen.tsx";
import { imports } from "#texts/en/imports.ts";
import { TextsProvider } from "#texts/texts-provider.tsx";

const texts = { imports };

/** Import into the list of the address. */
export function ImportRoute(): ReactNode {
  const model = useModel();
  const pathname = usePathname();
  const route = readImportRoute(model, pathname);
  if (route === undefined) return <NotFoundScreen isInside />;
  return (
    <TextsProvider texts={texts}>
      <ChunkBoundary key={pathname} name={resourceChunk(route.resource.name)} loading={<Spinner />}>
        {({ resource }) => resource && <ImportScreen resource={resource} parents={route.parents} />}
      </ChunkBoundary>
    </TextsProvider>
  );
}
