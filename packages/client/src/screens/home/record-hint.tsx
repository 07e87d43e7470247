import type { ModelChunk, Resource } from "@quarterdeck/model";
import { buildReadRequest, namesEffectKey, readRecord, resourceChunk } from "@quarterdeck/model";
import { queryOptions, skipToken, useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { Route } from "#addresses/resource-address.ts";
import { queryKeys } from "#queries/keys.ts";
import { useChunkWithLearned } from "#queries/model/learned-facts.ts";
import { useNamedChunk } from "#queries/model/model-chunk.ts";
import { useMayRead } from "#queries/permission-cache.ts";
import { sendInBackground } from "#queries/send-in-background.ts";
import { useFormat } from "#texts/use-texts.ts";
import { rowFacts } from "./row-facts.ts";

type RecordRoute = Extract<Route, { readonly kind: "record" }>;

interface RecordHintProps {
  readonly route: RecordRoute;
  /** Label of the record's resource. */
  readonly label: string;
}

/** Resource of a visited record, and its state or amount if it may be read in the background (H9). */
export function RecordHint({ route, label }: RecordHintProps): ReactNode {
  const format = useFormat();
  // The GET of `/commands/restart` may restart something.
  const isSafe = !namesEffectKey(route.key);
  const mayRead = useMayRead(route.resource.operations.read) && isSafe;
  const { data: described } = useNamedChunk(resourceChunk(route.resource.name), {
    isEnabled: mayRead,
  });
  const chunk = useChunkWithLearned(described);
  const resource = mayRead ? chunk?.resource : undefined;
  const { data } = useQuery(recordOptions(chunk ?? undefined, resource, route));
  const record = resource && data && readRecord(resource, data);
  const { fact } = resource && record ? rowFacts(resource, record, format.number) : {};
  return fact === undefined ? label : `${label} · ${fact}`;
}

function recordOptions(
  chunk: ModelChunk | undefined,
  resource: Resource | undefined,
  { key, parents }: RecordRoute,
) {
  const request = chunk && resource ? buildReadRequest(chunk, resource, key, parents) : undefined;
  return queryOptions({
    queryKey: request
      ? queryKeys.record(request, resource?.name ?? "")
      : [...queryKeys.records("")],
    queryFn:
      request === undefined
        ? skipToken
        : ({ signal, client }) => sendInBackground(client, request, signal),
    retry: false,
  });
}
