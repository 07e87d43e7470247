import { type Match, type RelationContext } from "./find-target.ts";

/**
 * Match of the records that connect the owner with the target, at a path below the owner: the `environments` of a flag
 * are those of `/flags/{id}/environments/{id}`, which has the state, not those of `/environments/{id}`.
 */
export function matchConnecting(context: RelationContext, match: Match): Match {
  const { owner, targets, isNested } = context;
  const { target } = match;
  if (owner === undefined || isNested === true || target.parents.length > 0) return match;
  const connecting = [...target.stems]
    .flatMap((stem) => targets.byStem.get(stem) ?? [])
    .find(
      ({ name, isReadable, parents }) =>
        isReadable &&
        name !== target.name &&
        parents.at(-1)?.resource === owner.name &&
        parents.length === owner.parents.length + 1,
    );
  return connecting === undefined ? match : { ...match, target: connecting };
}
