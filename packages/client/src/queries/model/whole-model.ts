import type { AdminModel, ModelSummary, ModelChunk } from "@quarterdeck/model";
import { isWholeModel, operationChunk, resourceChunk, ownMember } from "@quarterdeck/model";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { runtimeConfig } from "#config/runtime-config.ts";
import { fetchOwnFile } from "#http/fetch-own-file.ts";
import type { Http } from "#http/http.ts";
import { httpOf } from "#queries/client-http.ts";
import { loadModelChunk, loadProblems, usesCorrections } from "./model-source.ts";
import { useModel } from "./use-model.ts";
import { parseInSteps } from "./parse-in-steps.ts";
import { queryKeys } from "#queries/keys.ts";

/** The complete model with its problems, for the API report. */
export function useWholeModel() {
  const summary = useModel();
  const client = useQueryClient();
  return useQuery({
    queryKey: queryKeys.wholeModel(),
    queryFn: ({ signal }) => {
      // A correction may have replaced the summary since the last render.
      const current = client.getQueryData<ModelSummary>(queryKeys.model()) ?? summary;
      return loadWhole(httpOf(client), current, signal);
    },
    initialData: () => {
      // Unlike `useModel`, the cached summary has untranslated labels: the report offers it for download.
      const cached = client.getQueryData<ModelSummary>(queryKeys.model());
      return cached !== undefined && isWholeModel(cached) ? cached : undefined;
    },
    staleTime: Infinity,
    gcTime: Infinity,
  });
}

async function loadWhole(
  http: Http,
  summary: ModelSummary,
  signal: AbortSignal,
): Promise<AdminModel> {
  const { model } = runtimeConfig();
  if (model === null || usesCorrections()) return joinChunks(http, summary, signal);
  const path = `${model.path}.json`;
  const { body: file } = await fetchOwnFile(http, path, { signal, bodyMode: "raw" });
  const body = file instanceof Blob ? await parseInSteps(file, signal) : file;
  if (isWhole(body)) return body;
  throw new TypeError(`The file at ${path} is not an admin model.`);
}

/** Joins all chunks; those of a model that the browser inferred are there already. */
async function joinChunks(
  http: Http,
  summary: ModelSummary,
  signal: AbortSignal,
): Promise<AdminModel> {
  const names = new Set([
    ...summary.resources.map(({ name }) => resourceChunk(name)),
    ...summary.operations.map(operationChunk),
  ]);
  const loaded = await Promise.all(
    [...names].map((name) => loadModelChunk(http, name, { signal })),
  );
  const chunks: readonly ModelChunk[] = loaded.filter((chunk) => chunk !== null);
  const operations = new Map(
    chunks.flatMap((chunk) => chunk.operations).map((operation) => [operation.id, operation]),
  );
  return {
    ...summary,
    resources: chunks.flatMap(({ resource }) => resource ?? []),
    operations: summary.operations.flatMap(({ id }) => operations.get(id) ?? []),
    problems: summary.problems ?? (await loadProblems()),
  };
}

function isWhole(value: unknown): value is AdminModel {
  return (
    typeof value === "object" &&
    value !== null &&
    ["resources", "operations", "problems"].every((name) =>
      Array.isArray(ownMember(value as Record<string, unknown>, name)),
    )
  );
}
