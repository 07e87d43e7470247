import { operationChunk } from "@quarterdeck/model";
import { usePathname, useSearch } from "#router/use-router.ts";
import { readPrefill, readSegment } from "#addresses/address.ts";
import { Spinner } from "#app/spinner.tsx";
import { ChunkBoundary } from "#queries/model/chunk-boundary.tsx";
import { useModel } from "#queries/model/use-model.ts";
import { NotFoundScreen } from "#screens/not-found/not-found-screen.tsx";
import { OperationScreen } from "#screens/operation/operation-screen.tsx";

/** Operation of the address, with its form filled from the query. */
export function OperationRoute() {
  const { operations } = useModel();
  const pathname = usePathname();
  const search = useSearch();
  const id = readSegment(pathname.replace(/\/$/, "").split("/").at(-1) ?? "");
  const brief = operations.find((candidate) => candidate.id === id);
  if (brief === undefined) return <NotFoundScreen isInside />;
  return (
    <ChunkBoundary key={brief.id} name={operationChunk(brief)} loading={<Spinner />}>
      {(chunk) => {
        const operation = chunk.operations.find((candidate) => candidate.id === brief.id);
        return operation && <OperationScreen operation={operation} prefill={readPrefill(search)} />;
      }}
    </ChunkBoundary>
  );
}
