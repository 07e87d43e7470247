import type { AdminModel, Resource, ResourceRelation, ResourceSummary } from "@quarterdeck/model";
import { listRelations } from "@quarterdeck/model";

export interface MapFacts {
  readonly resources: number;
  readonly relations: number;
  readonly operations: number;
  /** Relations that only names show. */
  readonly guesses: number;
  readonly problems: number;
  /** Operations whose page lacks inputs that they require. */
  readonly unsendable: number;
  /** Lists to open first: with titles and records that change, and in the middle of the relations. */
  readonly first: readonly ResourceSummary[];
}

const MOST_FIRST = 3;

/** Numbers of a model, and the lists to open first. `ofTenants`: names of the lists of the chosen tenants. */
export function readMapFacts(
  model: AdminModel,
  ofTenants: ReadonlySet<string> = new Set(),
): MapFacts {
  const relations = listRelations(model);
  const { operations: sendable } = model.figures;
  const links = linkedResources(relations);
  const byName = new Map(model.resources.map((resource) => [resource.name, resource]));
  const first = model.resources
    .filter((one) => canOpen(one) && (one.parents.length === 0 || ofTenants.has(one.name)))
    .map((resource) => {
      // Rows of a list over all parents open the records below one.
      const target = byName.get(resource.rowTarget?.to ?? resource.name) ?? resource;
      const { from, to } = links(target.name);
      // Users and files, to which every record of some APIs refers, refer to few.
      const between = Math.min(from, to);
      return { resource, between, worth: Math.sign(from + to) + worthOf(resource, target) };
    })
    .toSorted((one, other) => other.worth - one.worth || other.between - one.between)
    .slice(0, MOST_FIRST)
    .map(({ resource }) => resource);
  return {
    resources: model.resources.length,
    relations: relations.length,
    operations: model.operations.length,
    guesses: relations.filter(({ isGuess }) => isGuess).length,
    problems: model.problems.length,
    unsendable: sendable.total - sendable.count,
    first,
  };
}

/** Numbers of other resources that refer to a resource, and to which it refers. */
function linkedResources(relations: readonly ResourceRelation[]) {
  const others = relations.filter(({ from, to }) => from !== to);
  return (name: string): { readonly from: number; readonly to: number } => ({
    from: new Set(others.filter(({ to }) => to === name).map(({ from }) => from)).size,
    to: new Set(others.filter(({ from }) => from === name).map(({ to }) => to)).size,
  });
}

function canOpen({ list, isHidden, linkEnds }: Resource): boolean {
  return list !== undefined && isHidden !== true && linkEnds === undefined;
}

function worthOf(
  { title, composedTitle, list }: Resource,
  { operations }: Pick<Resource, "operations">,
): number {
  return (
    (title === undefined && composedTitle === undefined ? 0 : 2) +
    (operations.read === undefined ? 0 : 1) +
    (operations.update === undefined && operations.replace === undefined ? 0 : 1) +
    (list?.total === undefined ? 0 : 1)
  );
}
