import type { Field, ReferenceField } from "#types/field.ts";
import type { Operation } from "#types/operation.ts";
import type { Resource } from "#types/resource.ts";
import { fieldAt } from "./relation-targets.ts";

/**
 * Bodies of the operations that link and unlink records at a relation, with a reference in place of the key: `[{"id": 4}]`
 * at `/orders/{id}/links/products` names products.
 */
export function addRelationBodies(
  operations: readonly Operation[],
  resources: readonly Resource[],
  relations: ReadonlySet<string>,
): readonly Operation[] {
  const byName = new Map(resources.map((resource) => [resource.name, resource]));
  return operations.map((operation) => {
    const { body, resource = "" } = operation;
    const target = relations.has(resource)
      ? byName.get(byName.get(resource)?.rowTarget?.to ?? "")
      : undefined;
    if (body === undefined || target === undefined) return operation;
    const field = withReference(body.field, target);
    return field === undefined ? operation : { ...operation, body: { ...body, field } };
  });
}

/** Body with a reference for the key of the target; undefined if the body has other members. */
function withReference(field: Field, target: Resource): Field | undefined {
  switch (field.kind) {
    case "group": {
      const [key, ...others] = field.fields;
      const reference = key === undefined ? undefined : createKeyReference(key, target);
      return reference === undefined || others.length > 0
        ? undefined
        : { ...field, fields: [reference] };
    }
    case "list": {
      const item = withReference(field.item, target);
      return item === undefined ? undefined : { ...field, item };
    }
    case "variants": {
      const types = field.types.map((type) => withReference(type, target) ?? type);
      const described = types.filter((type, index) => type !== field.types[index]);
      const isOther = types.some((type) => !described.includes(type) && !isUndescribed(type));
      return isOther ? undefined : (described.find(({ kind }) => kind === "group") ?? described[0]);
    }
    default:
      return undefined;
  }
}

function isUndescribed(field: Field): boolean {
  return (
    field.kind === "json" ||
    field.kind === "map" ||
    (field.kind === "group" && field.fields.length === 0)
  );
}

function createKeyReference(
  { name, kind }: Field,
  { name: to, labels, key, fields }: Resource,
): ReferenceField | undefined {
  const [part, ...others] = key;
  const isKey = part?.in === undefined && part?.field.join("\0") === name && others.length === 0;
  if (!isKey || (kind !== "text" && kind !== "number")) return undefined;
  const own = fieldAt(fields, part.field);
  const isInteger = kind === "number" && own?.kind === "number" && own.isInteger === true;
  return {
    name,
    label: labels.one,
    isRequired: true,
    kind: "reference",
    to,
    keyPath: [],
    ...(isInteger ? { isInteger } : {}),
  };
}
