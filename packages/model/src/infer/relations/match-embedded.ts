import type { Field } from "#types/field.ts";
import { foldName, singularOf, splitWords, stemOf } from "#infer/names/words.ts";
import { embeddedKey } from "./embedded-key.ts";
import type { RelationTarget } from "./relation-targets.ts";
import {
  createMatch,
  findTarget,
  findTargetBySchema,
  type Match,
  type RelationContext,
  type TargetTest,
} from "./find-target.ts";
import { matchDescription } from "./match-target.ts";
import { matchByWords } from "./match-words.ts";

/** Match of an object that contains the key of the resource that it is named after. */
export function matchEmbedded(
  context: RelationContext,
  field: Field,
  nestedFields: readonly Field[],
): Match | undefined {
  const names = context.schemaFacts.get(field)?.names ?? [];
  // In an envelope the record has the name of its resource.
  const isOwnName = context.owner?.stems.has(stemOf(field.name)) === true;
  const isInRecord = context.owner?.isReadable === true && context.isNested !== true;
  if (isOwnName && isInRecord && field.kind === "group") return undefined;
  const accepts: TargetTest = (target) =>
    embeddedKey(target, nestedFields).length > 0 &&
    !(isOwnName && target.name === context.owner?.name);
  const bySchema = findTargetBySchema(context, names, accepts, field.name);
  if (bySchema !== undefined) return createMatch(bySchema, { code: "same-schema" }, 0.9);
  const stubs = names.flatMap(withoutStub);
  const stub =
    findTargetBySchema(context, stubs, accepts, field.name) ??
    stubs.map((name) => findTarget(context, stemOf(name), accepts)).find((one) => one);
  if (stub !== undefined) return createMatch(stub, { code: "schema-named" }, 0.75);
  const words = splitWords(field.name);
  const singular = [...words.slice(0, -1), singularOf(words.at(-1) ?? "")];
  const byWords = matchByWords(context, singular, accepts, { isEmbedded: true });
  // `payment_collections` are not the collections if the API has payment collections.
  const named = findTarget(context, stemOf(field.name), () => true);
  const isOther =
    named === undefined
      ? context.targets.stems.has(stemOf(field.name)) && !isOwnName
      : !accepts(named);
  const isLink =
    byWords !== undefined && byWords !== "own" && isLinkTo(byWords.target, nestedFields);
  if (byWords !== undefined && byWords !== "own" && !isOther && !isLink) {
    return { ...byWords, reason: { code: "object-and-key" } };
  }
  for (const name of names) {
    const target = findTarget(
      context,
      stemOf(name),
      (one) => accepts(one) && hasMembersOf(one, nestedFields),
    );
    if (target !== undefined) return createMatch(target, { code: "schema-named" }, 0.7);
  }
  // An object with few fields is probably an excerpt of another resource's record.
  return nestedFields.length <= MAX_STUB_FIELDS
    ? matchDescription(context, field, accepts)
    : undefined;
}

/**
 * True for an object with a member of the records other than its key. A schema may have the name of records without
 * their members: `Status { id, load }` next to statuses with a name and a color.
 */
function hasMembersOf(target: RelationTarget, nestedFields: readonly Field[]): boolean {
  const [key] = embeddedKey(target, nestedFields);
  const others = nestedFields.filter(({ name }) => name !== key);
  if (others.length === 0 || target.members.size < 2) return true;
  return others.some(({ name }) => target.members.has(foldName(name)));
}

/** True for an object that contains the user: a collaborator with rights and a `user`. */
function isLinkTo({ stems, isPerson }: RelationTarget, nestedFields: readonly Field[]): boolean {
  return (
    isPerson && nestedFields.some(({ name, kind }) => LINKED.has(kind) && stems.has(stemOf(name)))
  );
}

const LINKED: ReadonlySet<Field["kind"]> = new Set(["group", "reference"]);

/** Name of a schema without the word for an excerpt: `WarehouseRef`, `CustomerSummaryDto`, `SimpleUser`. */
function withoutStub(name: string): readonly string[] {
  const words = [...splitWords(name)];
  while (words.length > 1 && STUB.test(words.at(-1) ?? "")) words.pop();
  while (words.length > 1 && STUB.test(words[0] ?? "")) words.shift();
  const own = words.join(" ");
  return own === splitWords(name).join(" ") ? [] : [own];
}

const STUB =
  /^(?:ref|reference|summary|brief|short|info|stub|basic|base|header|preview|lite|mini|minimal|compact|partial|simple|nested|embedded|related|linked|link|lookup|dto|vm)$/;

const MAX_STUB_FIELDS = 4;
