import type { AdminModel } from "#types/admin-model.ts";
import type { Field } from "#types/field.ts";
import type { Resource } from "#types/resource.ts";

/** Relation of two resources: a reference, a nested path, or records that only link both. */
export interface ResourceRelation {
  /** `Resource.name` of the records with the reference. */
  readonly from: string;
  /** `Resource.name` of the target. */
  readonly to: string;
  /** Labels of the reference fields; empty for a nested path. */
  readonly labels: readonly string[];
  readonly kind: "reference" | "parent" | "link";
  /** Only names show the relation. */
  readonly isGuess: boolean;
  /** `Resource.name` of the records that link both ends. */
  readonly via?: string;
}

/** Lists the relations of all resources, each pair once per direction. */
export function listRelations({
  resources,
}: Pick<AdminModel, "resources">): readonly ResourceRelation[] {
  const names = new Set(resources.map(({ name }) => name));
  const relations = resources
    .flatMap((resource) =>
      resource.linkEnds === undefined
        ? [...parentRelations(resource), ...referenceRelations(resource)]
        : linkRelations(resource),
    )
    .filter(({ from, to }) => names.has(from) && names.has(to));
  return joinPairs(relations);
}

/** True if a field of any resource refers to the records of one. */
export function isReferred(
  { resources }: Pick<AdminModel, "resources">,
  { name }: Resource,
): boolean {
  return resources.some(({ fields }) =>
    fields.flatMap(listReferences).some(({ to }) => to === name),
  );
}

function parentRelations({ name, parents }: Resource): readonly ResourceRelation[] {
  const nearest = parents.findLast(({ resource }) => resource !== undefined)?.resource;
  return nearest === undefined
    ? []
    : [{ from: name, to: nearest, labels: [], kind: "parent", isGuess: false }];
}

function referenceRelations({ name, fields }: Resource): readonly ResourceRelation[] {
  return fields.flatMap(listReferences).map(({ to, label, isGuess }) => ({
    from: name,
    to,
    labels: [label],
    kind: "reference",
    isGuess,
  }));
}

interface Reference {
  readonly to: string;
  readonly label: string;
  readonly isGuess: boolean;
}

function listReferences(field: Field): readonly Reference[] {
  const { label, composite } = field;
  const own = composite === undefined ? [] : [{ to: composite.to, label, isGuess: false }];
  switch (field.kind) {
    case "reference":
    case "references":
      return [...own, { to: field.to, label, isGuess: field.isGuess === true }];
    case "group":
      return [...own, ...field.fields.flatMap(listReferences)];
    case "list":
      return [...own, ...listReferences(field.item)];
    default:
      return own;
  }
}

function linkRelations({ name, labels, linkEnds = [] }: Resource): readonly ResourceRelation[] {
  const [first, second] = linkEnds;
  return first === undefined || second === undefined
    ? []
    : [
        {
          from: first.to,
          to: second.to,
          labels: [labels.many],
          kind: "link",
          isGuess: false,
          via: name,
        },
      ];
}

/** A field wins over a nested path, and evidence over a guess. */
function joinPairs(relations: readonly ResourceRelation[]): readonly ResourceRelation[] {
  const pairs = new Map<string, ResourceRelation>();
  for (const relation of relations) {
    const pair = JSON.stringify([relation.from, relation.to]);
    const first = pairs.get(pair);
    pairs.set(
      pair,
      first === undefined
        ? relation
        : {
            ...first,
            kind: first.kind === "parent" ? "parent" : first.kind,
            labels: [...new Set([...first.labels, ...relation.labels])],
            isGuess: first.isGuess && relation.isGuess,
          },
    );
  }
  return [...pairs.values()];
}
