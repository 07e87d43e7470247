import type { Reason } from "#types/evidence.ts";
import type { JsonPath } from "#types/json.ts";
import type { Document } from "#read/document.ts";
import { isExtendedName } from "#read/extended-value.ts";
import { readSchema } from "#read/schema.ts";
import type { Schema } from "#read/schema.ts";
import { listKeyNames } from "#infer/names/key-names.ts";
import { foldName, splitWords, stemOf } from "#infer/names/words.ts";

/** Field whose value fills a key parameter, with its evidence. */
export interface KeyField {
  readonly field: JsonPath;
  readonly reason: Reason;
  readonly confidence: number;
}

/** Reasons with the parameter `field`. */
type KeyReason =
  | "key-as-parameter"
  | "key-less-record"
  | "key-more-record"
  | "key-id-or"
  | "key-ending"
  | "key-record-parameter"
  | "key-only-ending"
  | "key-usual";

/** Usual names of keys, the most probable first. */
const USUAL_KEYS =
  "id _id uuid guid pk gid sid uid oid objectid key slug code name username login title email".split(
    " ",
  );
/** Number of them that only identify. */
const IDENTIFIERS = USUAL_KEYS.indexOf("key");
const IDENTIFYING = new Set(USUAL_KEYS.slice(0, IDENTIFIERS));

/** Last words of a resource's name that its records have as a field. */
const NAMED_LAST = /^(?:token|code|number|key|name|slug|sku|hash|handle|address)$/;

/** Input for finding the field of a key parameter. */
export interface KeySearch {
  readonly parameter: string;
  readonly subject: string;
  readonly types: readonly string[];
  readonly isOnly: boolean;
  /** True if only request bodies describe the record. */
  readonly isWritten?: boolean;
  /** True for the name of other records: an `order_id` is not the key of a tip. */
  readonly namesOther?: (words: readonly string[]) => boolean;
}

/** Finds the field of a record whose value fills a path parameter. */
export function findKeyField(
  document: Document,
  record: Schema,
  written: KeySearch,
): KeyField | undefined {
  const search = { ...written, parameter: singularKey(written.parameter, record) };
  const byFoldedName = new Map(
    [...record.properties.keys()].toReversed().map((name) => [fold(name), name]),
  );
  const takeTyped = (folded: string, code: KeyReason, confidence: number): KeyField | undefined => {
    const name = byFoldedName.get(folded);
    if (name === undefined) return undefined;
    const schema = readSchema(document, record.properties.get(name));
    const extended = extendedMember(schema);
    const { types } = extended === undefined ? schema : readSchema(document, extended.node);
    return typesAgree(search.types, types)
      ? {
          field: extended === undefined ? [name] : [name, extended.name],
          reason: { code, params: { field: name } },
          confidence,
        }
      : undefined;
  };
  const parameterName = fold(search.parameter);
  const last = splitWords(search.parameter).at(-1) ?? "";
  const withoutRecordName = removeRecordName(search, record);
  const takeAnyType = (folded: string): KeyField | undefined => {
    const name = byFoldedName.get(folded);
    if (name === undefined) return undefined;
    const { types } = readSchema(document, record.properties.get(name));
    return types.some((type) => ["array", "object", "boolean"].includes(type))
      ? undefined
      : {
          field: [name],
          reason: { code: "key-other-type", params: { field: name } },
          confidence: 0.6,
        };
  };
  return (
    takeTyped(parameterName, "key-as-parameter", 0.95) ??
    // The `name` of a user is often the full name.
    (parameterName === "username" ? takeTyped("login", "key-usual", 0.8) : undefined) ??
    (withoutRecordName === undefined
      ? undefined
      : takeTyped(withoutRecordName, "key-less-record", 0.9)) ??
    takeTyped(stemOf(search.subject) + parameterName, "key-more-record", 0.9) ??
    // `{productId}` is the `product_uuid`.
    (last === "id" && search.isOnly && !byFoldedName.has("id")
      ? takeTyped(`${stemOf(search.subject)}uuid`, "key-more-record", 0.8)
      : undefined) ??
    (splitWords(search.parameter).join(" ").startsWith("id or ")
      ? takeTyped("id", "key-id-or", 0.9)
      : undefined) ??
    (USUAL_KEYS.includes(last) || !search.isOnly
      ? takeTyped(last, "key-ending", 0.85)
      : undefined) ??
    // `{uploadToken}` of `/upload-tokens` is the `token`.
    (parameterName === stemOf(search.subject) && NAMED_LAST.test(last)
      ? takeTyped(last, "key-ending", 0.8)
      : undefined) ??
    (search.isOnly ? takeLonger(search, record, takeTyped) : undefined) ??
    (search.isOnly ? takeOnlyEnding(parameterName, record, takeTyped) : undefined) ??
    takeAnyType(parameterName) ??
    // Generators that declare every key as text still use the name: `{issue_id}` is the `id` of an issue.
    (withoutRecordName === undefined ? undefined : takeAnyType(withoutRecordName)) ??
    (search.isOnly && last === "id" ? takeAnyType(last) : undefined) ??
    (search.isOnly ? takeLikeName(document, search, record, takeTyped) : undefined) ??
    (search.isOnly
      ? findUsual(document, record, takeTyped, {
          subject: search.subject,
          isIdentifier: last === "id",
          isWritten: search.isWritten === true,
        })
      : undefined)
  );
}

/** `{ids}` takes several keys: `id`. */
function singularKey(parameter: string, { properties }: Schema): string {
  return /(?:^ids|[_-]ids|Ids)$/.test(parameter) && !properties.has(parameter)
    ? parameter.slice(0, -1)
    : parameter;
}

/** Parameter name without the record name: `orderId` of `/orders` is `id`. */
function removeRecordName({ parameter, subject }: KeySearch, record: Schema): string | undefined {
  const parameterName = fold(parameter);
  const prefixes = [stemOf(subject), foldName(subject), ...record.names.map(stemOf)];
  const prefix = prefixes.find(
    (item) => item !== "" && parameterName.startsWith(item) && parameterName.length > item.length,
  );
  return prefix === undefined ? undefined : parameterName.slice(prefix.length);
}

/**
 * Field with the record name before the parameter name: `{id}` of `/Company` is `CompanyID`; else the only
 * required field with that end.
 */
function takeLonger(
  { parameter, subject, namesOther }: KeySearch,
  record: Schema,
  takeTyped: (folded: string, code: KeyReason, confidence: number) => KeyField | undefined,
): KeyField | undefined {
  const parameterName = fold(parameter);
  const own = [stemOf(subject), ...record.names.map(stemOf)].filter((stem) => stem !== "");
  const stems = [...own, ...(record.properties.has("id") ? [] : ANY_RECORD)];
  for (const stem of stems) {
    const field = takeTyped(stem + parameterName, "key-record-parameter", 0.85);
    if (field !== undefined) return field;
  }
  if (record.properties.has("id") || !/^(?:id|uuid|guid|key)$/.test(parameterName))
    return undefined;
  const ending = [...record.properties.keys()].filter(
    (name) => splitWords(name).at(-1) === parameterName && record.required.has(name),
  );
  if (namesOther?.(splitWords(ending[0] ?? "").slice(0, -1)) === true) return undefined;
  const [only] = ending;
  return only !== undefined && ending.length === 1
    ? takeTyped(fold(only), "key-only-ending", 0.55)
    : undefined;
}

/** Words for any record in front of the word of its key: `entity_id`. */
const ANY_RECORD = ["entity", "object", "resource", "record", "item", "element", "unique"];

/** The only member that ends in `code` for `{code}`: `iso_code`. */
function takeOnlyEnding(
  parameterName: string,
  record: Schema,
  takeTyped: (folded: string, code: KeyReason, confidence: number) => KeyField | undefined,
): KeyField | undefined {
  if (!/^(?:code|slug|number)$/.test(parameterName)) return undefined;
  const ending = [...record.properties.keys()].filter(
    (name) => splitWords(name).at(-1) === parameterName,
  );
  const [only] = ending;
  return only !== undefined && ending.length === 1
    ? takeTyped(fold(only), "key-only-ending", 0.6)
    : undefined;
}

/** Field of a record without a usual key whose name shares words with the parameter. */
function takeLikeName(
  document: Document,
  { parameter, subject, namesOther }: KeySearch,
  record: Schema,
  takeTyped: (folded: string, code: KeyReason, confidence: number) => KeyField | undefined,
): KeyField | undefined {
  const fields = [...record.properties.keys()];
  if (fields.some((name) => IDENTIFYING.has(fold(name)))) return undefined;
  const inner = takeInner(document, parameter, subject, record);
  if (inner !== undefined) return inner;
  // Comparing with all other resources is slow, so few names reach it.
  return listKeyNames(fields, { parameter, subject, records: record.names })
    .filter(({ name }) => namesOther?.(splitWords(name).slice(0, -1)) !== true)
    .map(({ name, code, confidence }) => takeTyped(fold(name), code, confidence))
    .find((field) => field !== undefined);
}

/** Key in the object with the name of the record: `{group_slug}` of `/groups` is `group.slug`. */
function takeInner(
  document: Document,
  parameter: string,
  subject: string,
  { properties }: Schema,
): KeyField | undefined {
  const last = splitWords(parameter).at(-1) ?? "";
  const own = splitWords(parameter).slice(0, -1).join(" ");
  const outer = [...properties.keys()].find((name) => stemOf(name) === stemOf(subject));
  if (outer === undefined || stemOf(own) !== stemOf(subject) || !USUAL_KEYS.includes(last))
    return undefined;
  const inner = readSchema(document, properties.get(outer)).properties;
  if (!inner.has(last)) return undefined;
  const params = { field: `${outer}.${last}` };
  return { field: [outer, last], reason: { code: "key-less-record", params }, confidence: 0.75 };
}

type UsualSearch = Pick<KeySearch, "subject"> & {
  readonly isIdentifier: boolean;
  readonly isWritten: boolean;
};

function findUsual(
  document: Document,
  record: Schema,
  takeTyped: (folded: string, code: KeyReason, confidence: number) => KeyField | undefined,
  { subject, isIdentifier, isWritten }: UsualSearch,
): KeyField | undefined {
  for (const name of USUAL_KEYS.slice(0, IDENTIFIERS)) {
    const field = takeTyped(fold(name), "key-usual", 0.75);
    if (field !== undefined) return field;
  }
  const inner = findInContainer(document, record);
  if (inner !== undefined) return inner;
  // `Mr` is the title of many people. `{id}` of `/regions` is the `region` of a record without another key.
  const ownName = stemOf(subject);
  const usual = isWritten ? [ownName] : ["key", "slug", "code", "name", ownName];
  const names = isIdentifier ? usual : USUAL_KEYS.slice(IDENTIFIERS);
  for (const name of names) {
    const field = takeTyped(fold(name), "key-usual", 0.6);
    if (field !== undefined) return field;
  }
  return undefined;
}

/** Objects that contain the key of their record, with the names of keys in them, the most probable first. */
const CONTAINERS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^metadata$/, ["name", "id", "uid"]],
  [/^(?:info|header|common|general|basic(?:info)?|identity|core)$/, ["id", "uuid", "uid", "guid"]],
];

/** Key one level deeper: `metadata.name`, `info.id`. */
function findInContainer(document: Document, { properties }: Schema): KeyField | undefined {
  for (const [container, names] of CONTAINERS) {
    for (const [outer, node] of properties) {
      if (!container.test(foldName(outer))) continue;
      const inner = readSchema(document, node);
      const name = names.find((one) => inner.properties.has(one));
      if (name === undefined) continue;
      const params = { field: `${outer}.${name}` };
      return { field: [outer, name], reason: { code: "key-metadata", params }, confidence: 0.75 };
    }
  }
  return undefined;
}

/** The member that has the key in the notation of MongoDB: `$oid` of `_id: {"$oid": "66…"}`. */
function extendedMember({ properties }: Schema): { name: string; node: unknown } | undefined {
  const [[name, node] = ["", undefined], ...others] = [...properties];
  return isExtendedName(name) && others.length === 0 ? { name, node } : undefined;
}

/** Folds a name for comparison; `_id` and `id` remain different. */
function fold(name: string): string {
  return name.startsWith("_") ? `_${foldName(name)}` : foldName(name);
}

function typesAgree(parameter: readonly string[], property: readonly string[]): boolean {
  if (property.length === 0) return true;
  if (property.every((type) => type === "array" || type === "object" || type === "boolean"))
    return false;
  if (parameter.length === 0) return true;
  // A path may declare a number key as text, but text is not a number key.
  const requiresNumber = parameter.every((type) => type === "integer" || type === "number");
  return !requiresNumber || property.some((type) => type === "integer" || type === "number");
}
