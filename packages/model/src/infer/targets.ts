import type { Field } from "#nouns/field.ts";
import type { JsonPath } from "#nouns/json.ts";
import type { Resource } from "#nouns/resource.ts";
import { stemOf } from "./words.ts";

/** A resource as something to refer to. */
export interface Target {
  readonly name: string;
  /** What names may call it by: its segment and its schemas, in folded singular. */
  readonly stems: ReadonlySet<string>;
  readonly schemaStems: ReadonlySet<string>;
  readonly key: JsonPath;
  readonly isNumber: boolean;
  readonly title: JsonPath | undefined;
  /** Names of the resources above it; undefined for one that is not known. */
  readonly parents: readonly (string | undefined)[];
  readonly paths: readonly string[];
  /** Higher is more likely meant. */
  readonly weight: number;
}

/** A resource with what its own data does not say: the names of its records' schemas. */
export interface Described {
  readonly resource: Resource;
  readonly subject: string;
  readonly schemaNames: readonly string[];
}

/** What relations may lead to: all that has a key of one part. */
export function listTargets(resources: readonly Described[]): readonly Target[] {
  return resources.flatMap(({ resource, subject, schemaNames }) => {
    const key = keyOf(resource);
    if (key === undefined || resource.isSingleton) return [];
    const field = fieldAt(resource.fields, key);
    const schemaStems = new Set(schemaNames.map(stemOf));
    return [
      {
        name: resource.name,
        stems: new Set([stemOf(subject), stemOf(resource.name), ...schemaStems]),
        schemaStems,
        key,
        isNumber: field?.kind === "number" && !field.isText,
        title: resource.title,
        parents: resource.parents.map((parent) => parent.resource),
        paths: [resource.collectionPath, resource.itemPath].filter((path) => path !== undefined),
        weight:
          (resource.operations.read === undefined ? 0 : 4) +
          (resource.parents.length === 0 ? 8 : 0) +
          (resource.operations.list === undefined ? 0 : 2) +
          (resource.key.length === 0 ? 0 : 1),
      },
    ];
  });
}

/** A list whose records have no path is still referred to by their `id`. */
function keyOf(resource: Resource): JsonPath | undefined {
  const [only] = resource.key;
  if (only !== undefined) return resource.key.length === 1 ? only.field : undefined;
  const field = resource.fields.find(({ name }) => /^_?(?:id|uuid|pk)$/i.test(name));
  return resource.list === undefined || field === undefined ? undefined : [field.name];
}

export function fieldAt(fields: readonly Field[], path: JsonPath): Field | undefined {
  const [name, ...rest] = path;
  const field = fields.find((item) => item.name === name);
  if (rest.length === 0 || field === undefined) return field;
  return field.kind === "group" ? fieldAt(field.fields, rest) : undefined;
}
