import type { ModelChunk, ModelSummary } from "@quarterdeck/model";
import {
  defaultSort,
  isWholeModel,
  missingParameters,
  resourceChunk,
  takeChunk,
  withBrowserList,
} from "@quarterdeck/model";
import type { QueryClient } from "@tanstack/react-query";
import { readSupportedAddress } from "#addresses/list-address.ts";
import { readRoute } from "#addresses/resource-address.ts";
import { queryKeys } from "#queries/keys.ts";
import { pageOptions } from "#queries/list.ts";
import { chunkWithLearned } from "#queries/model/learned-facts.ts";

/** Reads the first rows of a list before its first render, which then shows them. */
export async function prefetchRows(client: QueryClient, pathname: string): Promise<void> {
  const model = client.getQueryData<ModelSummary>(queryKeys.model());
  if (model === undefined) return;
  const route = readRoute(model, pathname);
  if (route?.kind !== "list") return;
  const name = resourceChunk(route.resource.name);
  const described = isWholeModel(model)
    ? takeChunk(model, name)
    : client.getQueryData<ModelChunk>(queryKeys.chunk(name));
  if (!described) return;
  const chunk = chunkWithLearned(described);
  const { resource } = chunk;
  if (resource?.list === undefined) return;
  const address = readSupportedAddress({}, withBrowserList(resource));
  const state = { ...address, sort: defaultSort(chunk, resource) };
  if (missingParameters(chunk, resource, state).length > 0) return;
  await client.prefetchQuery(pageOptions(chunk, resource, state, route.parents));
}
