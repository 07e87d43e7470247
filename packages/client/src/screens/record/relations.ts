import {
  type AdminModel,
  type Field,
  type Filter,
  type Resource,
  splitKey,
} from "@quarterdeck/model";
import type { ParentValues } from "#addresses/address.ts";

/** A list of records that belong to this one. */
export interface Relation {
  /** Stands in the address as the open tab. */
  readonly id: string;
  readonly label: string;
  readonly resource: Resource;
  readonly parents: ParentValues;
  readonly filters: { readonly [name: string]: readonly string[] };
}

/** Who refers to this record: what lives below it, and the lists that can be filtered by it. */
export function findRelations(
  model: AdminModel,
  resource: Resource,
  key: string,
  parents: ParentValues,
): readonly Relation[] {
  const values = splitKey(resource, key);
  if (values === undefined) return [];
  const relations = [
    ...nested(model, resource, { ...parents, ...values }),
    ...referring(model, resource, values),
  ];
  return relations.map((relation, index) => nameRelation(relation, index, relations));
}

/** Resources whose path goes through this record. */
function nested(model: AdminModel, owner: Resource, values: ParentValues): readonly Relation[] {
  return model.resources.flatMap((resource) => {
    const above = resource.parents;
    const isBelow =
      resource.list !== undefined &&
      above.at(-1)?.resource === owner.name &&
      above.length === owner.parents.length + owner.key.length;
    if (!isBelow) return [];
    const named = Object.values(values);
    // The same place may be called otherwise below: outermost first is the order of both.
    const own = above.map(({ parameter }, index) => [parameter, values[parameter] ?? named[index]]);
    if (own.some(([, value]) => value === undefined)) return [];
    return [
      {
        id: resource.name,
        label: resource.labels.many,
        resource,
        parents: Object.fromEntries(own) as ParentValues,
        filters: {},
      },
    ];
  });
}

/** Resources with a reference to this one that their list can be filtered by. */
function referring(model: AdminModel, target: Resource, values: ParentValues): readonly Relation[] {
  const texts = Object.values(values);
  const [value] = texts;
  if (value === undefined || texts.length !== 1) return [];
  return model.resources.flatMap((resource) => {
    if (resource.list === undefined || resource.parents.length > 0) return [];
    return referencesTo(resource.fields, target).flatMap((field) => {
      const filter = resource.list?.filters.find((one) => narrowsBy(one, field));
      if (filter === undefined) return [];
      return [
        {
          id: `${resource.name}.${field.name}`,
          label: resource.labels.many,
          resource,
          parents: {},
          filters: { [filter.name]: [value] },
        },
      ];
    });
  });
}

function referencesTo(fields: readonly Field[], target: Resource): readonly Field[] {
  return fields.filter(
    (field) =>
      (field.kind === "reference" || field.kind === "references") && field.to === target.name,
  );
}

function narrowsBy({ of, operator }: Filter, field: Field): boolean {
  return of === field.name && (operator === "is" || operator === "in");
}

/** Two lists of the same kind are told apart by the field that refers here. */
function nameRelation(relation: Relation, index: number, all: readonly Relation[]): Relation {
  const isShared = all.some((other, place) => place !== index && other.label === relation.label);
  const name = relation.id.split(".")[1];
  const field = relation.resource.fields.find((one) => one.name === name);
  return isShared && field !== undefined
    ? { ...relation, label: `${relation.label} (${field.label})` }
    : relation;
}
