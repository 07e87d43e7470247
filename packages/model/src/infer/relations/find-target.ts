import type { Reason } from "#types/evidence.ts";
import type { Field } from "#types/field.ts";
import type { SchemaFacts } from "#infer/fields/field-context.ts";
import type { RelationTarget, TargetIndex } from "./relation-targets.ts";
import { stemOf } from "#infer/names/words.ts";

/** Whose fields are related, and to what they may lead. */
export interface RelationContext {
  readonly targets: TargetIndex;
  readonly schemaFacts: WeakMap<Field, SchemaFacts>;
  /** The resource that the fields belong to. */
  readonly owner?: RelationTarget | undefined;
  /** Resources whose keys are at hand: the owner and those above it. */
  readonly reachable: readonly string[];
  /** Parameters in the owner's path above its own key: what stands below the same ones is at hand too. */
  readonly above: readonly string[];
  /** Whether each reference says why it is one: once is enough, where the resource is described. */
  readonly isExplained: boolean;
  /** The owner's fields as they are read, related. */
  readonly read?: readonly Field[] | undefined;
  /** What the document's own `links` say: field name to resource name. */
  readonly links: ReadonlyMap<string, string>;
}

export interface Match {
  readonly target: RelationTarget;
  readonly reason: Reason;
  readonly confidence: number;
}

export type TargetTest = (target: RelationTarget) => boolean;

/** The first resource of that stem which fits and is at hand. */
export function findTarget(
  { targets, ...context }: RelationContext,
  stem: string,
  accepts: TargetTest,
): RelationTarget | undefined {
  return targets.byStem
    .get(stem)
    ?.find((target) => accepts(target) && isWithinReach(context, target));
}

/** `status` of an issue where `issue_statuses` are kept, or the only resource that ends so. */
export function findLongerTarget(
  context: RelationContext,
  wanted: string,
  accepts: TargetTest,
): RelationTarget | undefined {
  for (const stem of context.owner?.stems ?? []) {
    const target = findTarget(context, stem + wanted, accepts);
    if (target !== undefined) return target;
  }
  if (wanted.length < 5) return undefined;
  const ending = context.targets
    .endingWith(wanted)
    .filter((target) => accepts(target) && isWithinReach(context, target));
  return ending.length === 1 ? ending[0] : undefined;
}

/** The same by the names of schemas. */
export function findTargetBySchema(
  context: RelationContext,
  names: readonly string[],
  accepts: TargetTest,
): RelationTarget | undefined {
  for (const name of names) {
    const stem = stemOf(name);
    const found = context.targets.bySchema
      .get(stem)
      ?.find((target) => accepts(target) && isWithinReach(context, target));
    if (found !== undefined) return found;
  }
  return undefined;
}

/** A record below a parent is found only where the parent's key is known. */
export function isWithinReach(
  { reachable, above }: Pick<RelationContext, "reachable" | "above">,
  target: RelationTarget,
): boolean {
  return target.parents.every(
    ({ resource, parameter }, place) =>
      (resource !== undefined && reachable.includes(resource)) || above[place] === parameter,
  );
}

export function createMatch(target: RelationTarget, reason: Reason, confidence: number): Match {
  return { target, reason, confidence };
}
