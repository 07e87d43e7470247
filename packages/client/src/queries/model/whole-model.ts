import type { AdminModel, ModelSummary, ModelChunk } from "@quarterdeck/model";
import { isWholeModel, operationChunk, resourceChunk } from "@quarterdeck/model";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { runtimeConfig } from "#config/runtime-config.ts";
import { fetchOwnFile } from "#http/fetch-own-file.ts";
import { loadModelChunk, loadProblems } from "./model-source.ts";
import { useModel } from "./use-model.ts";
import { parseInSteps } from "./parse-in-steps.ts";
import { queryKeys } from "#queries/keys.ts";

/** All that is known of the API at once, with its problems: for the few who want to see the whole. */
export function useWholeModel() {
  const core = useModel();
  const client = useQueryClient();
  return useQuery({
    queryKey: queryKeys.wholeModel(),
    queryFn: ({ signal }) => loadWhole(core, signal),
    initialData: () => {
      // As it was read: what is downloaded speaks no language but its own.
      const read = client.getQueryData<ModelSummary>(queryKeys.model());
      return read !== undefined && isWholeModel(read) ? read : undefined;
    },
    staleTime: Infinity,
    gcTime: Infinity,
  });
}

async function loadWhole(core: ModelSummary, signal: AbortSignal): Promise<AdminModel> {
  const { model } = runtimeConfig();
  if (model === null) return joinChunks(core, signal);
  const path = `${model.path}.json`;
  const { body: file } = await fetchOwnFile(path, { signal, bodyMode: "raw" });
  const body = file instanceof Blob ? await parseInSteps(file, signal) : file;
  if (isWhole(body)) return body;
  throw new TypeError(`What stands at ${path} is not an admin model.`);
}

/** Without a service the parts are at hand already. */
async function joinChunks(core: ModelSummary, signal: AbortSignal): Promise<AdminModel> {
  const names = new Set([
    ...core.resources.map(({ name }) => resourceChunk(name)),
    ...core.operations.map(operationChunk),
  ]);
  const loaded = await Promise.all([...names].map((name) => loadModelChunk(name, signal)));
  const parts: readonly ModelChunk[] = loaded.filter((chunk) => chunk !== null);
  const operations = new Map(
    parts.flatMap((chunk) => chunk.operations).map((operation) => [operation.id, operation]),
  );
  return {
    ...core,
    resources: parts.flatMap(({ resource }) => resource ?? []),
    operations: core.operations.flatMap(({ id }) => operations.get(id) ?? []),
    problems: core.problems ?? (await loadProblems()),
  };
}

function isWhole(value: unknown): value is AdminModel {
  return (
    typeof value === "object" &&
    value !== null &&
    ["resources", "operations", "problems"].every((name) =>
      Array.isArray((value as Record<string, unknown>)[name]),
    )
  );
}
