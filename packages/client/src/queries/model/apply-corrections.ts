import type { QueryClient } from "@tanstack/react-query";
import { runtimeConfig } from "#config/runtime-config.ts";
import { httpOf } from "#queries/client-http.ts";
import { delayEarlyRows } from "#http/early-responses.ts";
import { storeCorrections, type StoredCorrections } from "#storage/corrections.ts";
import { findSource, inferNextModel } from "./described-model.ts";
import { setUsesCorrections } from "./model-source.ts";
import { readServedModel } from "./next-model.ts";
import { readOpenApiInWorker } from "./read-in-worker.ts";
import { switchModel } from "./schema-changes.ts";

/**
 * Applies corrections in this browser: infers the model again, switches the open screens to it, and stores the
 * corrections for later visits. Rejects without an effect if the model cannot be inferred.
 */
export async function applyCorrections(
  client: QueryClient,
  corrections: StoredCorrections,
): Promise<void> {
  const { model } = runtimeConfig();
  const http = httpOf(client);
  const isServed = model !== null && corrections.length === 0;
  const next = isServed
    ? await readServedModel(http, model)
    : await inferNextModel(http, findSource(corrections));
  await storeCorrections(corrections);
  if (corrections.length > 0) delayEarlyRows();
  setUsesCorrections(model !== null && !isServed);
  await switchModel(client, next);
}

/** The description with these corrections as an OpenAPI document, in JSON. */
export function writeOpenApi(client: QueryClient, corrections: StoredCorrections): Promise<string> {
  return readOpenApiInWorker(httpOf(client), findSource(corrections));
}
