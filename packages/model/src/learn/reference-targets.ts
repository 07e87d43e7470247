import type { ModelSummary, ResourceSummary } from "#types/model-chunk.ts";
import type { Resource } from "#types/resource.ts";
import type { ReferenceTarget } from "./write-description.ts";

/** Lists the resources that fields can refer to: those with a record path. */
export function listReferenceTargets({
  resources,
  operations,
}: Pick<ModelSummary, "resources" | "operations">): readonly ReferenceTarget[] {
  const paths = new Map(operations.map(({ id, path }) => [id, path]));
  return resources.flatMap((resource) => {
    const { name, key } = resource;
    const collectionPath = paths.get(resource.operations.list ?? "");
    const itemPath = paths.get(resource.operations.read ?? "");
    if (itemPath === undefined) return [];
    const keyField = findKeyField(resource);
    return [
      {
        name,
        key,
        itemPath,
        ...(collectionPath === undefined ? {} : { collectionPath }),
        ...(keyField === undefined ? {} : { keyField }),
      },
    ];
  });
}

/** Field of the key, if the whole model is loaded. */
function findKeyField(resource: ResourceSummary & Partial<Resource>) {
  return resource.fields?.find(({ name }) => name === resource.key[0]?.field[0]);
}
