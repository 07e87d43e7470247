import type { Field } from "#types/field.ts";
import type { Body, Operation } from "#types/operation.ts";
import type { Resource } from "#types/resource.ts";
import { foldName } from "#infer/names/words.ts";
import { fieldAt } from "./relation-targets.ts";

/**
 * Takes reads such as `GET /products/{id}/warehouse` from the actions of a record that has a `warehouseId`: the link to
 * the warehouse shows the same. They stay in the list of all operations.
 */
export function withoutRelationReads(
  operations: readonly Operation[],
  resources: readonly Resource[],
): readonly Operation[] {
  const byName = new Map(resources.map((resource) => [resource.name, resource]));
  return operations.map((operation) => {
    const resource = byName.get(operation.resource ?? "");
    const isRepeated = resource !== undefined && repeatsRelation(operation, resource);
    return isRepeated ? { ...operation, scope: "workspace" } : operation;
  });
}

function repeatsRelation(operation: Operation, { itemPath, fields }: Resource): boolean {
  const { method, role, scope, path, parameters, body, response } = operation;
  if (method !== "get" || role !== "action" || scope !== "record" || body !== undefined)
    return false;
  const below = response.shape === "record" ? nameBelow(itemPath, path) : undefined;
  if (below === undefined || parameters.some((one) => one.in !== "path" && one.isRequired))
    return false;
  const segment = foldName(below);
  return fields.some(
    ({ kind, name }) => kind === "reference" && foldName(name).replace(/id$/, "") === segment,
  );
}

/** Path below that of a record, without the slashes at its ends. */
function nameBelow(itemPath: string | undefined, path: string): string | undefined {
  if (itemPath === undefined) return undefined;
  const start = `${trimSlash(itemPath)}/`;
  return path.startsWith(start) ? trimSlash(path.slice(start.length)) : undefined;
}

/**
 * Hides the keys of a relationship (`/articles/{id}/relationships/tags`; JSON:API 1.1, "Fetching Relationships") if the
 * record has them, and forms write them.
 */
export function hideRelationships(
  resources: readonly Resource[],
  operations: readonly Operation[],
): readonly Resource[] {
  const records = new Map(
    resources.flatMap((resource) =>
      resource.itemPath === undefined ? [] : [[trimSlash(resource.itemPath), resource]],
    ),
  );
  const byId = new Map(operations.map((operation) => [operation.id, operation]));
  return resources.map((resource) => {
    const path = trimSlash(resource.collectionPath ?? resource.itemPath ?? "");
    const [, above = "", name = ""] = /^(.+)\/relationships\/([^/{}]+)$/.exec(path) ?? [];
    const record = records.get(above);
    if (record === undefined || !hasRelation(record.fields, name)) return resource;
    const { update, replace } = record.operations;
    const isWritten = writesRelation(byId.get(update ?? replace ?? "")?.body, name);
    return isWritten ? { ...resource, isHidden: true } : resource;
  });
}

function writesRelation(body: Body | undefined, name: string): boolean {
  const { field, path = [] } = body ?? {};
  const whole = field?.kind === "group" ? field.fields : [];
  const record = path.length === 0 ? field : fieldAt(whole, path);
  return record?.kind === "group" && hasRelation(record.fields, name);
}

function hasRelation(fields: readonly Field[], name: string): boolean {
  return fields.some(
    (field) => RELATION.has(field.kind) && foldName(field.name) === foldName(name),
  );
}

const RELATION: ReadonlySet<Field["kind"]> = new Set(["reference", "references"]);

const trimSlash = (path: string): string => path.replace(/\/$/, "");
