import { type ModelSummary, recordKey, valueAt } from "@quarterdeck/model";
import type { QueryClient } from "@tanstack/react-query";

/**
 * Names in a member of a loaded record: `parameters: [{ "name": "rollout" }]` of a strategy are the names of the
 * `parameters` of its uses.
 */
export function findNames(
  client: QueryClient,
  { resources }: Pick<ModelSummary, "resources">,
  name: string,
  ...[key, member]: readonly [string, string]
): readonly string[] {
  const resource = resources.find((one) => one.name === name);
  const row = resource && listRows(client, name).find((one) => recordKey(resource, one) === key);
  const definitions = valueAt(row, [member]);
  return Array.isArray(definitions) ? definitions.flatMap(nameOf) : [];
}

/** Rows of the loaded lists and pickers of a resource. */
function listRows(client: QueryClient, name: string): readonly unknown[] {
  return client
    .getQueryCache()
    .findAll({ predicate: ({ queryKey: [part] }) => valueAt(part, ["resource"]) === name })
    .flatMap(({ state }) => [state.data, ...toList(valueAt(state.data, ["pages"]))])
    .flatMap((page) => toList(valueAt(page, ["rows"])));
}

function toList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function nameOf(definition: unknown): readonly string[] {
  if (typeof definition === "string") return [definition];
  const values = ["name", "key", "id"].map((one) => valueAt(definition, [one]));
  const text = values.find((value) => typeof value === "string" && value !== "");
  return typeof text === "string" ? [text] : [];
}
