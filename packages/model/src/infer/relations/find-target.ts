import type { Reason } from "#types/evidence.ts";
import type { ChoiceField, Field } from "#types/field.ts";
import type { SchemaFacts } from "#infer/fields/field-context.ts";
import { ENDING_LENGTH } from "./relation-targets.ts";
import type { RelationTarget, TargetIndex } from "./relation-targets.ts";
import { foldName, splitWords, stemOf } from "#infer/names/words.ts";

/** Input for finding the resource that a field refers to. */
export interface RelationContext {
  readonly targets: TargetIndex;
  readonly schemaFacts: WeakMap<Field, SchemaFacts>;
  /** Resource of the fields. */
  readonly owner?: RelationTarget | undefined;
  /** Resources with known keys: the owner and its parents. */
  readonly reachable: readonly string[];
  /** Path parameters of the owner before its own key; a target below the same ones is reachable. */
  readonly above: readonly string[];
  /** Folded names of the field and of its record's fields: a target is reachable if others have the keys in its path. */
  readonly siblings?: { readonly own: string; readonly names: ReadonlySet<string> };
  /** True if references get evidence: once, in the resource itself. */
  readonly isExplained: boolean;
  /** True for the fields inside an object or a list of the record. */
  readonly isNested?: boolean;
  /** Fields of the owner as responses contain them, with their relations. */
  readonly ownerFields?: readonly Field[] | undefined;
  /** Targets from the `links` of a response, by field name (OpenAPI 3.1, "Link Object"). */
  readonly links: ReadonlyMap<string, string>;
  /** Targets of relationships from the paths that read their records, by the folded name of the field. */
  readonly related?: ReadonlyMap<string, string> | undefined;
}

export interface Match {
  readonly target: RelationTarget;
  readonly reason: Reason;
  readonly confidence: number;
  /** `ReferenceField.alternateKeys`. */
  readonly alternateKeys?: readonly string[];
}

export type TargetTest = (target: RelationTarget) => boolean;

/** Finds the first reachable resource with this stem that passes the test. */
export function findTarget(
  { targets, ...context }: RelationContext,
  stem: string,
  accepts: TargetTest,
): RelationTarget | undefined {
  return targets.byStem
    .get(stem)
    ?.find((target) => accepts(target) && isReachable(context, target));
}

/** Finds a resource by an abbreviation of its name, if no resource has that name: `app` for applications. */
export function findAbbreviated(
  { targets, ...context }: RelationContext,
  word: string,
  accepts: TargetTest,
): RelationTarget | undefined {
  if (targets.byStem.has(word)) return undefined;
  const matches = targets.byAbbreviation
    .get(word)
    ?.filter((target) => accepts(target) && isReachable(context, target));
  return matches?.length === 1 ? matches[0] : undefined;
}

/**
 * Finds a resource with a longer name: `issue_statuses` for the `status` of an issue, or the only one with that end. An
 * object with a key may have a shorter name: `role` for `custom_roles`.
 */
export function findLongerTarget(
  context: RelationContext,
  stem: string,
  accepts: TargetTest,
  isEmbedded = false,
): RelationTarget | undefined {
  for (const ownerStem of context.owner?.stems ?? []) {
    const target = findTarget(context, ownerStem + stem, accepts);
    if (target !== undefined) return target;
  }
  if (stem.length < (isEmbedded ? ENDING_LENGTH : 5) || ANY_RECORD.test(stem)) return undefined;
  const matches = context.targets
    .endingWith(stem)
    .filter((target) => accepts(target) && isReachable(context, target));
  return matches.length === 1 ? matches[0] : undefined;
}

/** Words for any record: the schema `UserItem` does not make `items` users. */
const ANY_RECORD =
  /^(?:items?|entry|element|record|object|value|result|response|request|detail|model|entity|list|content|data|info|summary)$/;

/**
 * Finds the first reachable resource with one of these schema names that passes the test. Of several with one schema
 * (`Lookup`), the name of the field shows which: `colors`, `mainColor`.
 */
export function findTargetBySchema(
  context: RelationContext,
  names: readonly string[],
  accepts: TargetTest,
  fieldName = "",
): RelationTarget | undefined {
  const own = [stemOf(fieldName), stemOf(splitWords(fieldName).at(-1) ?? "")];
  for (const name of names) {
    const candidates = (context.targets.bySchema.get(stemOf(name)) ?? []).filter(
      (candidate) => accepts(candidate) && isReachable(context, candidate),
    );
    const named = own.flatMap((stem) => candidates.find(({ stems }) => stems.has(stem)) ?? []);
    const target = named[0] ?? candidates[0];
    if (target !== undefined) return target;
  }
  return undefined;
}

/** True if all keys in the path of the target are known. */
export function isReachable(
  { reachable, above, siblings, isNested }: Omit<RelationContext, "targets">,
  target: RelationTarget,
): boolean {
  return target.parents.every(
    ({ resource, parameter }, index) =>
      (resource !== undefined && reachable.includes(resource)) ||
      above[index] === parameter ||
      (isNested !== true && isSiblingKey(siblings, parameter)),
  );
}

/** True if a field has the name of a path parameter that names its records: `teamId`, not `id`. */
function isSiblingKey(siblings: RelationContext["siblings"], parameter: string): boolean {
  const name = foldName(parameter);
  if (siblings === undefined || siblings.own.endsWith(name)) return false;
  return splitWords(parameter).length > 1 && siblings.names.has(name);
}

export function createMatch(target: RelationTarget, reason: Reason, confidence: number): Match {
  return { target, reason, confidence };
}

/** True for kinds of one resource: the `meetingType` next to `meetingId` is recurring, not another resource. */
export function areKinds(
  context: RelationContext,
  words: readonly string[],
  { choices }: ChoiceField,
): boolean {
  const isResource = (text: string) => findTarget(context, stemOf(text), () => true) !== undefined;
  return isResource(words.join(" ")) && !choices.some(({ value }) => isResource(String(value)));
}
