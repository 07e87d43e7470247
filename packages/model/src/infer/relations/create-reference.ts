import type { Reason } from "#types/evidence.ts";
import type { Field, ReferenceField } from "#types/field.ts";
import type { JsonPath } from "#types/json.ts";
import { addressPath } from "#infer/fields/record-members.ts";
import { labelOf, pluralWords, singularOf, splitWords, writeLabel } from "#infer/names/words.ts";
import type { Match, RelationContext } from "./find-target.ts";
import { kindOfWord } from "./alternate-keys.ts";
import { LEAST_CERTAIN } from "./guess-target.ts";
import { isText, isUuid } from "./key-kinds.ts";
import { KEY_WORDS } from "./match-target.ts";
import { isPlainNumber, type RelationTarget, titleIn } from "./relation-targets.ts";

/** Facts about a reference. */
export interface ReferenceParts {
  readonly match: Match;
  readonly kind: ReferenceField["kind"];
  readonly keyPath: JsonPath;
  readonly nestedFields?: readonly Field[];
  readonly isAddress?: boolean;
}

/** Reference in place of a field. */
export function createReference(
  context: RelationContext,
  field: Field,
  { match, kind, keyPath, nestedFields, isAddress }: ReferenceParts,
): Field {
  const { target } = match;
  const {
    name,
    label,
    isRequired,
    description,
    isReadOnly,
    isWriteOnly,
    isNullable,
    isDeprecated,
    pointer: ownPointer,
  } = field;
  const titlePath = nestedFields === undefined ? undefined : titleIn(target, nestedFields);
  const alternateKeys = match.alternateKeys ?? alternateKeyOf(target, keyPath);
  const pointer = context.schemaFacts.get(field)?.pointer ?? "";
  const isOwnAddress = addressPath(keyPath.slice(0, 1)) !== undefined;
  // A record may link none.
  const isLink = match.reason.code === "link-target" && isAddress && kind === "reference";
  const isLastSegment =
    isOwnAddress || ((target.isLastSegment || isAddress === true) && keyPath.length === 0);
  const reference: ReferenceField = {
    name,
    label: labelWithoutKey(name, label, alternateKeys !== undefined),
    isRequired,
    ...(description === undefined ? {} : { description }),
    ...(isReadOnly ? { isReadOnly } : {}),
    ...(isWriteOnly ? { isWriteOnly } : {}),
    ...(isNullable || (isLink && !isRequired) ? { isNullable: true } : {}),
    ...(isDeprecated ? { isDeprecated } : {}),
    ...(ownPointer === undefined ? {} : { pointer: ownPointer }),
    ...(field.default === undefined ? {} : { default: field.default }),
    kind,
    to: target.name,
    keyPath,
    ...(alternateKeys === undefined ? {} : { alternateKeys }),
    ...(titlePath === undefined ? {} : { titlePath }),
    ...(match.confidence < LEAST_CERTAIN ? { isGuess: true } : {}),
    ...(isNamedOnly(context, field, match) && keyPath.length === 0 ? { isNamed: true } : {}),
    ...(isNumberKey(target, alternateKeys) && !isText(field) ? { isInteger: true } : {}),
    ...(isUuid(field) ? { isUuid: true } : {}),
    ...(isLastSegment ? { isLastSegment: true } : {}),
    ...(isAddress && !context.isExplained && target.address !== undefined
      ? { addressPath: target.address }
      : {}),
    ...(context.isExplained
      ? { evidence: { pointer, reason: match.reason, confidence: match.confidence } }
      : {}),
  };
  return copySchemaFacts(context, field, reference);
}

/** Reasons that only the name and the type of a field are. */
const NAMED: ReadonlySet<string> = new Set<Reason["code"]>([
  "named-and-key",
  "named-and-type",
  "named-as-key",
  "person",
  "parent-same-kind",
]);

/** True if neither words nor a declaration confirm a certain relation. */
function isNamedOnly(
  { schemaFacts }: RelationContext,
  field: Field,
  { reason, confidence }: Match,
): boolean {
  const facts = schemaFacts.get(field);
  const { describedReference: described, declaredReference: declared } = facts ?? {};
  const isDescribed =
    declared !== undefined || (described !== undefined && described.keyWord !== "name");
  return confidence >= LEAST_CERTAIN && !isDescribed && NAMED.has(reason.code);
}

/** The field of an excerpt that identifies the record, if it is not the key. */
function alternateKeyOf(
  { key, alternateKeys }: RelationTarget,
  [name, ...rest]: JsonPath,
): readonly string[] | undefined {
  if (name === undefined || rest.length > 0 || key.join("\0") === name) return undefined;
  return alternateKeys.some((one) => one.name === name) ? [name] : undefined;
}

function isNumberKey(target: RelationTarget, names: readonly string[] | undefined): boolean {
  if (names === undefined) return target.isNumber;
  const key = target.alternateKeys.find(({ name }) => name === names[0]);
  return isPlainNumber(key?.field);
}

/** Label without the key word: `customer_id` is "Customer", `tag_ids` are "Tags", `author_username` is "Author". */
export function labelWithoutKey(name: string, label: string, isAlternate = false): string {
  const words = splitWords(name);
  const last = words.at(-1) ?? "";
  const isOther = label.toLowerCase() !== labelOf(name).toLowerCase();
  const isKey = KEY_WORDS.has(last) || (isAlternate && kindOfWord(singularOf(last)) !== undefined);
  if (isOther || words.length < 2 || !isKey) return label;
  if (last.endsWith("s")) return writeLabel(pluralWords(words.slice(0, -1)));
  return label.split(" ").slice(0, -1).join(" ");
}

/** Notes the facts of a schema for the field that replaces another. */
export function copySchemaFacts(context: RelationContext, from: Field, to: Field): Field {
  const facts = context.schemaFacts.get(from);
  if (facts !== undefined) context.schemaFacts.set(to, facts);
  return to;
}
