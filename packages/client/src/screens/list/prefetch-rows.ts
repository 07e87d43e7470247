import {
  defaultSort,
  isWholeModel,
  missingParameters,
  type ModelChunk,
  type ModelSummary,
  resourceChunk,
  takeChunk,
  withBrowserList,
} from "@quarterdeck/model";
import { hashKey, type QueryClient } from "@tanstack/react-query";
import { readSupportedAddress } from "#addresses/list-address.ts";
import { readRoute } from "#addresses/resource-address.ts";
import { readToday } from "#fields/filters/use-today.ts";
import { queryKeys } from "#queries/keys.ts";
import { pageOptions } from "#queries/list.ts";
import { chunkWithLearned } from "#queries/model/learned-facts.ts";
import type { RouterLocation } from "#router/location.ts";
import { prefetchPreferences } from "#storage/preferences.ts";
import { withDays, withDefaultSort } from "./use-arranged-list.ts";

/**
 * Reads the rows and the layout of the list at an address, so that its first render has them. The model and the chunk of
 * the resource must be in the cache. The request is that of the list screen.
 */
export async function prefetchRows(
  client: QueryClient,
  { pathname, search }: Pick<RouterLocation, "pathname" | "search">,
): Promise<void> {
  const model = client.getQueryData<ModelSummary>(queryKeys.model());
  const route = model && readRoute(model, pathname);
  if (model === undefined || route?.kind !== "list") return;
  const described = cachedChunk(client, model, route.resource.name);
  const chunk = described && chunkWithLearned(described);
  const { resource } = chunk ?? {};
  if (chunk === undefined || resource?.list === undefined) return;
  const offered = withBrowserList(resource);
  const address = readSupportedAddress(search, offered);
  const sorted = withDefaultSort(address, defaultSort(chunk, resource));
  const state = withDays(sorted, offered.list ?? resource.list, readToday());
  if (missingParameters(chunk, resource, state).length > 0) return;
  const page = pageOptions(chunk, resource, state, route.parents);
  client.setQueryData(queryKeys.prefetchedPage(), hashKey(page.queryKey));
  await Promise.all([
    client.prefetchQuery(page),
    prefetchPreferences([`columns ${resource.name}`, `layout ${resource.name}`]),
  ]);
}

function cachedChunk(
  client: QueryClient,
  model: ModelSummary,
  name: string,
): ModelChunk | undefined {
  const chunk = resourceChunk(name);
  const cached = client.getQueryData<ModelChunk | null>(queryKeys.chunk(chunk));
  return cached ?? (isWholeModel(model) ? takeChunk(model, chunk) : undefined) ?? undefined;
}
