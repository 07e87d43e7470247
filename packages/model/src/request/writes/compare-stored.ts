import { ownMember } from "#own/own-member.ts";
import type { Field } from "#types/field.ts";
import { ExactNumber } from "#types/json.ts";
import { isSameJson } from "#request/values/is-same-json.ts";
import { isJsonObject } from "#request/values/value-at.ts";

/** Difference between a sent and a stored value. */
export type StoredDifference = "same" | "spelling" | "other";

/**
 * Compares a sent value with the stored one: numbers by value, times as instants, objects by the sent members, a key
 * with the record that it refers to.
 */
export function compareStored(
  field: Field | undefined,
  sent: unknown,
  stored: unknown,
): StoredDifference {
  if (isUnseen(field) || sent === undefined || isSameJson(sent, stored)) return "same";
  if (isEmpty(sent)) return isEmpty(stored) ? "same" : "other";
  if (Array.isArray(sent) && Array.isArray(stored)) return compareLists(field, sent, stored);
  if (isJsonObject(sent)) {
    if (isJsonObject(stored)) return compareMembers(field, sent, stored);
    return containsValue(sent, stored) ? "same" : "other";
  }
  if (isJsonObject(stored)) return containsValue(stored, sent) ? "same" : "other";
  return compareScalars(field, sent, stored);
}

function isUnseen(field: Field | undefined): boolean {
  if (field === undefined) return false;
  const { kind, isReadOnly, isWriteOnly } = field;
  return isReadOnly === true || isWriteOnly === true || kind === "secret" || kind === "file";
}

function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === "") return true;
  if (Array.isArray(value)) return value.length === 0;
  return isJsonObject(value) && Object.values(value).every(isEmpty);
}

function compareMembers(
  field: Field | undefined,
  sent: Readonly<Record<string, unknown>>,
  stored: Readonly<Record<string, unknown>>,
): StoredDifference {
  const fields = field?.kind === "group" ? field.fields : [];
  return worst(
    Object.keys(sent).map((name) =>
      compareStored(
        fields.find((one) => one.name === name),
        ownMember(sent, name),
        ownMember(stored, name),
      ),
    ),
  );
}

function compareLists(
  field: Field | undefined,
  sent: readonly unknown[],
  stored: readonly unknown[],
): StoredDifference {
  if (sent.length !== stored.length) return "other";
  const item = field?.kind === "list" ? field.item : undefined;
  const inOrder = worst(sent.map((one, index) => compareStored(item, one, stored[index])));
  if (inOrder !== "other") return inOrder;
  const left = [...stored];
  for (const one of sent) {
    const index = left.findIndex((other) => compareStored(item, one, other) === "same");
    if (index === -1) return "other";
    left.splice(index, 1);
  }
  // The same items in another order.
  return "spelling";
}

function worst(results: readonly StoredDifference[]): StoredDifference {
  if (results.includes("other")) return "other";
  return results.includes("spelling") ? "spelling" : "same";
}

/** True if an object, such as the record of a reference, contains a scalar value. */
function containsValue(record: Readonly<Record<string, unknown>>, value: unknown): boolean {
  const text = textOf(value);
  return Object.values(record).some((one) => {
    const own = textOf(one);
    return own !== undefined && (own === text || own.endsWith(`/${text}`));
  });
}

function compareScalars(
  field: Field | undefined,
  sent: unknown,
  stored: unknown,
): StoredDifference {
  const [one, other] = [textOf(sent), textOf(stored)];
  if (one === undefined || other === undefined) return "other";
  const isText = typeof sent === "string" && typeof stored === "string";
  if (!isText || field?.kind === "number") {
    if (one === other || isSameNumber(one, other)) return "same";
    if (!isText && field?.kind !== "reference") return "other";
  }
  // A reference may be a link.
  const isReference = field?.kind === "reference" || field?.kind === "references";
  if (isReference && (other.endsWith(`/${one}`) || one.endsWith(`/${other}`))) return "same";
  if (isSameTime(field, one, other)) return "same";
  return spellingOf(one) === spellingOf(other) ? "spelling" : "other";
}

function textOf(value: unknown): string | undefined {
  if (typeof value === "string") return value;
  if (value instanceof ExactNumber) return value.text;
  return typeof value === "number" || typeof value === "boolean" ? String(value) : undefined;
}

function spellingOf(text: string): string {
  return text.normalize("NFKC").trim().replace(/\s+/g, " ").toLowerCase();
}

function isSameNumber(one: string, other: string): boolean {
  const number = canonicalNumber(one);
  return number !== undefined && number === canonicalNumber(other);
}

/** Digits without zeros at the ends, and the exponent: equal for equal numbers of any size. */
function canonicalNumber(text: string): string | undefined {
  const match = /^\s*([+-]?)(\d*)\.?(\d*)(?:e([+-]?\d{1,6}))?\s*$/i.exec(text);
  if (match === null) return undefined;
  const [, sign, whole = "", fraction = "", exponent = "0"] = match;
  if (whole === "" && fraction === "") return undefined;
  const digits = `${whole}${fraction}`.replace(/^0+/, "");
  const short = digits.replace(/0+$/, "");
  if (short === "") return "0";
  const shift = Number(exponent) - fraction.length + digits.length - short.length;
  return `${sign === "-" ? "-" : ""}${short}e${shift}`;
}

const TIME =
  /^(\d{4}-\d\d-\d\d)?[T ]?(?:(\d\d:\d\d)(?::(\d\d)(?:\.(\d+))?)?)?\s*(Z|[+-]\d\d(?::?\d\d)?)?$/i;

/** True for the same instant, or the same local time where a value has no offset (RFC 3339, section 5.6). */
function isSameTime(field: Field | undefined, one: string, other: string): boolean {
  const isTime = ["date", "date-time", "time"].includes(field?.kind ?? "");
  const [first, second] = [TIME.exec(one), TIME.exec(other)];
  if (first === null || second === null) return false;
  if (!isTime && (first[1] === undefined || first[2] === undefined)) return false;
  const [parts, others] = [timeParts(first), timeParts(second)];
  if (first[5] === undefined || second[5] === undefined) return parts.local === others.local;
  return parts.instant === others.instant;
}

function timeParts([
  ,
  date = "1970-01-01",
  clock = "00:00",
  seconds = "00",
  fraction = "",
  offset,
]: RegExpExecArray) {
  const milliseconds = fraction.padEnd(3, "0").slice(0, 3);
  const local = `${date}T${clock}:${seconds}.${milliseconds}`;
  const zone = /^z?$/i.test(offset ?? "")
    ? "Z"
    : (offset ?? "").replace(
        /^(...):?(\d\d)?$/,
        (_, hours: string, minutes = "00") => `${hours}:${String(minutes)}`,
      );
  return { local, instant: Date.parse(`${local}${zone}`) };
}
