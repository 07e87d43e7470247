import type { AdminModel, Resource, ResourceSummary } from "@quarterdeck/model";
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
  /** Lists to open first: related ones with titles and records that change, in the order of the menu. */
  readonly first: readonly ResourceSummary[];
}

const MOST_FIRST = 3;

/** Numbers of a model, and the lists to open first. */
export function readMapFacts(model: AdminModel): MapFacts {
  const relations = listRelations(model);
  const { operations: sendable } = model.figures;
  // The number of relations is not a measure: every record of some APIs refers to users and files.
  const isRelated = (name: string): number =>
    Number(relations.some(({ from, to }) => from === name || to === name));
  const first = model.resources
    .filter(canOpen)
    .map((resource) => ({ resource, worth: isRelated(resource.name) + worthOf(resource) }))
    .toSorted((one, other) => other.worth - one.worth)
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

function canOpen({ list, parents, isHidden, linkEnds }: Resource): boolean {
  return list !== undefined && parents.length === 0 && isHidden !== true && linkEnds === undefined;
}

function worthOf({ title, composedTitle, operations, list }: Resource): number {
  return (
    (title === undefined && composedTitle === undefined ? 0 : 2) +
    (operations.read === undefined ? 0 : 1) +
    (operations.update === undefined && operations.replace === undefined ? 0 : 1) +
    (list?.total === undefined ? 0 : 1)
  );
}
