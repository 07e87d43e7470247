import type { Reason } from "#types/evidence.ts";
import type { JsonPath } from "#types/json.ts";
import type { Document } from "#read/document.ts";
import { readSchema } from "#read/schema.ts";
import type { Schema } from "#read/schema.ts";
import { foldName, splitWords, stemOf } from "#infer/names/words.ts";

/** A field that fills a parameter, and why. */
export interface KeyField {
  readonly field: JsonPath;
  readonly reason: Reason;
  readonly confidence: number;
}

/** Each tells of a field, and of nothing else. */
type KeyReason =
  | "key-as-parameter"
  | "key-less-record"
  | "key-more-record"
  | "key-id-or"
  | "key-ending"
  | "key-record-parameter"
  | "key-only-ending"
  | "key-usual";

/** Names that keys have, the likeliest first. */
const USUAL = "id _id uuid guid pk gid sid uid key slug code name username login title email".split(
  " ",
);

/** What a field of the key is looked for by. */
export interface KeySearch {
  readonly parameter: string;
  readonly subject: string;
  readonly types: readonly string[];
  readonly isOnly: boolean;
}

/** The field of a record that a parameter takes. */
export function findKeyField(
  document: Document,
  record: Schema,
  search: KeySearch,
): KeyField | undefined {
  const byFold = new Map(
    [...record.properties.keys()].toReversed().map((name) => [fold(name), name]),
  );
  const hasMatchingType = (name: string | undefined): name is string =>
    name !== undefined &&
    typesAgree(search.types, readSchema(document, record.properties.get(name)).types);
  const take = (folded: string, say: KeyReason, confidence: number): KeyField | undefined => {
    const name = byFold.get(folded);
    return hasMatchingType(name)
      ? { field: [name], reason: { code: say, params: { field: name } }, confidence }
      : undefined;
  };
  const wanted = fold(search.parameter);
  const last = splitWords(search.parameter).at(-1) ?? "";
  const short = shorten(search, record);
  const own = (folded: string): KeyField | undefined => {
    const name = byFold.get(folded);
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
    take(wanted, "key-as-parameter", 0.95) ??
    (short === undefined ? undefined : take(short, "key-less-record", 0.9)) ??
    take(stemOf(search.subject) + wanted, "key-more-record", 0.9) ??
    (splitWords(search.parameter).join(" ").startsWith("id or ")
      ? take("id", "key-id-or", 0.9)
      : undefined) ??
    (USUAL.includes(last) || !search.isOnly ? take(last, "key-ending", 0.85) : undefined) ??
    (search.isOnly ? takeLonger(search, record, take) : undefined) ??
    own(wanted) ??
    // Generators that call every key a text still call it what it is: `{issue_id}` is the `id` of an issue.
    (short === undefined ? undefined : own(short)) ??
    (search.isOnly && last === "id" ? own(last) : undefined) ??
    (search.isOnly ? findUsual(document, record, take) : undefined)
  );
}

/** `orderId` of an order, or of an `/orders` record, is `id`. */
function shorten({ parameter, subject }: KeySearch, record: Schema): string | undefined {
  const wanted = fold(parameter);
  const prefixes = [stemOf(subject), foldName(subject), ...record.names.map(stemOf)];
  const prefix = prefixes.find(
    (item) => item !== "" && wanted.startsWith(item) && wanted.length > item.length,
  );
  return prefix === undefined ? undefined : wanted.slice(prefix.length);
}

/** `{id}` of `/Company` is its `CompanyID`; `{id}` of whatever is its only field that ends so. */
function takeLonger(
  { parameter, subject }: KeySearch,
  record: Schema,
  take: (folded: string, say: KeyReason, confidence: number) => KeyField | undefined,
): KeyField | undefined {
  const wanted = fold(parameter);
  const stems = [stemOf(subject), ...record.names.map(stemOf)].filter((stem) => stem !== "");
  for (const stem of stems) {
    const found = take(stem + wanted, "key-record-parameter", 0.85);
    if (found !== undefined) return found;
  }
  if (record.properties.has("id") || !/^(?:id|uuid|guid|key)$/.test(wanted)) return undefined;
  const ending = [...record.properties.keys()].filter(
    (name) => splitWords(name).at(-1) === wanted && record.required.has(name),
  );
  const [only] = ending;
  return only !== undefined && ending.length === 1
    ? take(fold(only), "key-only-ending", 0.55)
    : undefined;
}

function findUsual(
  document: Document,
  record: Schema,
  take: (folded: string, say: KeyReason, confidence: number) => KeyField | undefined,
): KeyField | undefined {
  const identifiers = USUAL.slice(0, 8);
  for (const name of identifiers) {
    const found = take(fold(name), "key-usual", 0.75);
    if (found !== undefined) return found;
  }
  const metadata = record.properties.get("metadata");
  const inner = metadata === undefined ? undefined : readSchema(document, metadata);
  for (const name of ["name", "id", "uid"]) {
    if (inner?.properties.has(name)) {
      return {
        field: ["metadata", name],
        reason: { code: "key-metadata", params: { field: `metadata.${name}` } },
        confidence: 0.75,
      };
    }
  }
  for (const name of USUAL.slice(8)) {
    const found = take(fold(name), "key-usual", 0.6);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** `_id` and `id` are two names; `orderId` and `order_id` are one. */
function fold(name: string): string {
  return name.startsWith("_") ? `_${foldName(name)}` : foldName(name);
}

function typesAgree(parameter: readonly string[], property: readonly string[]): boolean {
  if (parameter.length === 0 || property.length === 0) return true;
  if (property.every((type) => type === "array" || type === "object" || type === "boolean"))
    return false;
  // A key that is a number may be declared as text in the path, but no text fits a number.
  const requiresNumber = parameter.every((type) => type === "integer" || type === "number");
  return !requiresNumber || property.some((type) => type === "integer" || type === "number");
}
