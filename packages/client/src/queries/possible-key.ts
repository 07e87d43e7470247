import {
  type Field,
  isExactNumber,
  ownMember,
  type JsonPath,
  type ModelChunk,
  type Resource,
  scalarText,
  splitKey,
  valueAt,
} from "@quarterdeck/model";

const integer = /^-?\d+$/;
const uuid = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i;

/**
 * False for a text that cannot be the key of a record: a word where the keys in `rows` or the description are numbers
 * or UUIDs. An API may refuse a request for such a key.
 */
export function mayBeKey(
  resource: Resource,
  operations: ModelChunk["operations"],
  key: string,
  rows: readonly unknown[] = [],
): boolean {
  const values = splitKey(resource, key) ?? {};
  const read = operations.find(({ id }) => id === resource.operations.read);
  return resource.key.every(({ field, parameter, prefix, isLastSegment }) => {
    const value = ownMember(values, parameter);
    if (value === undefined || prefix !== undefined || isLastSegment === true) return true;
    const stored = rows.map((row) => valueAt(row, field)).filter((one) => one !== undefined);
    if (stored.length > 0 && stored.every(isNumber)) return integer.test(value);
    const texts = stored.map((one) => scalarText(one) ?? "");
    if (stored.length > 0 && texts.every((text) => uuid.test(text))) return uuid.test(value);
    // The description is wrong about the keys.
    if (!texts.every((text) => integer.test(text))) return true;
    const sent = read?.parameters.find((one) => one.in === "path" && one.name === parameter);
    return mayBeValue(fieldAt(resource, field) ?? sent?.field, value);
  });
}

/** False for a text that no value of the field can be. */
export function mayBeValue(field: Field | undefined, text: string): boolean {
  switch (field?.kind) {
    case "number":
      return field.isInteger === true ? integer.test(text) : Number.isFinite(Number(text));
    case "text":
      return field.format !== "uuid" || uuid.test(text);
    case "reference":
      return (!field.isInteger || integer.test(text)) && (!field.isUuid || uuid.test(text));
    case "list":
      return mayBeValue(field.item, text);
    default:
      return true;
  }
}

function isNumber(value: unknown): boolean {
  return typeof value === "number" || isExactNumber(value);
}

function fieldAt({ fields }: Resource, path: JsonPath): Field | undefined {
  return path.length === 1 ? fields.find(({ name }) => name === path[0]) : undefined;
}
