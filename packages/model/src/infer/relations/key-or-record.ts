import type { Field, ReferenceField } from "#types/field.ts";
import type { RelationContext } from "./find-target.ts";
import { splitWords, stemOf } from "#infer/names/words.ts";
import { labelWithoutKey } from "./create-reference.ts";
import { matchEmbedded } from "./match-embedded.ts";
import { KEY_WORDS } from "./match-target.ts";

/** Reference for an embedded object, or a list of them, whose description accepts the key instead. */
export function relateByWords(relations: RelationContext, field: Field): Field | undefined {
  if (!acceptsKey(field.description)) return undefined;
  const isList = field.kind === "list";
  const nested = isList ? field.item : field;
  if (nested.kind !== "group") return undefined;
  const match = matchEmbedded(relations, field, nested.fields);
  if (match === undefined) return undefined;
  const { name, isNumber } = match.target;
  return createKey(field, { kind: isList ? "references" : "reference", to: name }, isNumber);
}

const KEY = "(?:FK(?:'?s)?|(?:foreign|primary) keys?|ids?|identifiers?)";
/** "the owner or FK", "object or the ID of an owner", "ID or object". */
const ACCEPTS_KEY = new RegExp(
  `\\bor (?:(?:an? )?(?:array|list) of |an? |the |its |their |only )*${KEY}\\b|^(?:the |an? )?(?:(?:array|list) of )?${KEY} or\\b`,
  "i",
);

function acceptsKey(description: string | undefined): boolean {
  return description !== undefined && ACCEPTS_KEY.test(description);
}

/**
 * Reference for a key that responses contain as an object: "ID or name of the image", or `assigneeId` next to
 * `assignee: {id, name}`; also for a key that requests may replace by a text. Names in an enum remain a choice.
 */
export function relateAsRead({ ownerFields }: RelationContext, field: Field): Field | undefined {
  const isList = field.kind === "list";
  const key = isList ? field.item : field;
  const relation = stemOfRelation(field.name);
  const isOpen = relation !== undefined && isUndescribed(key);
  if (!isScalarKey(key) && !isOpen) return undefined;
  const kind = isList ? "references" : "reference";
  const same =
    ownerFields?.find(({ name }) => name === field.name) ??
    ownerFields?.find((one) => one.kind === kind && stemOf(one.name) === relation);
  if (same?.kind !== kind) return undefined;
  // Another field of responses with only a key shows no more than the name of this one.
  const isShown = same.keyPath.length > 0 || takesRecord(same);
  if (!isShown && (isList || key.kind !== "variants")) return undefined;
  const isNumber = same.isInteger === true && (isOpen || takesNumber(key));
  const { alternateKeys } = same;
  const names = alternateKeys === undefined ? {} : { alternateKeys };
  const label = same.name === field.name ? field.label : labelWithoutKey(field.name, field.label);
  return createKey({ ...field, label }, { kind, to: same.to, ...names }, isNumber);
}

/** Reference for a field that a correction declares as one in the records; requests have other schemas. */
export function relateAsDeclared(
  { ownerFields }: RelationContext,
  field: Field,
): Field | undefined {
  const same = ownerFields?.find(({ name }) => name === field.name);
  if (same?.kind !== "reference" && same?.kind !== "references") return undefined;
  const key = same.kind === "references" && field.kind === "list" ? field.item : field;
  const isList = key !== field;
  if (same.evidence?.reason.code !== "declared" || !isScalarKey(key)) return undefined;
  if (isList !== (same.kind === "references")) return undefined;
  const { kind, to, alternateKeys } = same;
  const names = alternateKeys === undefined ? {} : { alternateKeys };
  return createKey(field, { kind, to, ...names }, same.isInteger === true && takesNumber(key));
}

/** Folded name without the word of a key: `assigneeId` is `assignee`; undefined without that word. */
function stemOfRelation(name: string): string | undefined {
  const words = splitWords(name);
  const isKey = words.length > 1 && KEY_WORDS.has(words.at(-1) ?? "");
  return isKey ? stemOf(words.slice(0, -1).join("_")) : undefined;
}

/** True for a text or a number, and for a value that is one of them. */
function isScalarKey(field: Field): boolean {
  if (field.kind === "variants") return field.types.every(isScalarKey);
  return field.kind === "text" || field.kind === "number";
}

/** True for any JSON: some generators describe a nullable text or number as an object without members. */
function isUndescribed(field: Field): boolean {
  return field.kind === "json" && field.shape === undefined;
}

/** True for a key that responses may replace by the record: its schema proves the relation. */
function takesRecord({ evidence }: ReferenceField): boolean {
  return evidence?.reason.code === "expandable";
}

function takesNumber(field: Field): boolean {
  return field.kind === "variants" ? field.types.some(takesNumber) : field.kind === "number";
}

function createKey(
  { name, label, isRequired, description, isNullable, isDeprecated }: Field,
  target: Pick<ReferenceField, "kind" | "to" | "alternateKeys">,
  isInteger: boolean,
): Field {
  return {
    name,
    label,
    isRequired,
    ...(description === undefined ? {} : { description }),
    ...(isNullable ? { isNullable } : {}),
    ...(isDeprecated ? { isDeprecated } : {}),
    ...target,
    keyPath: [],
    ...(isInteger ? { isInteger } : {}),
  };
}
