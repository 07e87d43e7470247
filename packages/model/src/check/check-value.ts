import { isNewRecord } from "#request/records/is-new-record.ts";
import { ownMember } from "#own/own-member.ts";
import type { Field, GroupField, ListField, MapField, Shapes } from "#types/field.ts";
import type { JsonPath } from "#types/json.ts";
import { isSameJson } from "#request/values/is-same-json.ts";
import { isJsonObject } from "#request/values/value-at.ts";
import { checkChoice, checkNumber, checkReference, checkText, checkTime } from "./check-scalar.ts";
import type { ValidationError, LocatedError } from "./validation-error.ts";
import { matchesKind, openShape, typeOf, variantFields, variantOf } from "./field-inside.ts";
import { matchesPattern } from "./matches-pattern.ts";

export interface CheckOptions {
  readonly shapes?: Shapes;
  /** Previous value: an unchanged value is the API's own and is not judged. */
  readonly before?: unknown;
}

/** Validates a value against its field (JSON Schema 2020-12 validation). Each error has its path. */
export function checkValue(
  field: Field,
  value: unknown,
  { shapes = {}, before }: CheckOptions = {},
): readonly LocatedError[] {
  return check({ field, value, before, path: [], shapes });
}

interface Position<F extends Field = Field> {
  readonly field: F;
  readonly value: unknown;
  readonly before: unknown;
  /** True in items of lists, whose previous value is the API's own. */
  readonly isItem?: boolean;
  readonly path: JsonPath;
  readonly shapes: Shapes;
}

function check(position: Position): readonly LocatedError[] {
  const { field, value, before, path } = position;
  if (field.isReadOnly === true) return [];
  if (value === undefined) return field.isRequired ? checkMissing(position) : [];
  const isUntouched = before !== undefined && isSameJson(before, value);
  if (isUntouched && (field.kind !== "group" || !isJsonObject(value))) return [];
  if (value === null) return takesNull(field) || isUntouched ? [] : [{ path, code: "noNull" }];
  return withoutWrongRules(position, checkKind(position));
}

/**
 * Without errors that the previous value has too: the API has stored a value that breaks this rule, so the description
 * is wrong about it.
 */
function withoutWrongRules(
  position: Position,
  errors: readonly LocatedError[],
): readonly LocatedError[] {
  const { before, field } = position;
  const isScalar = field.kind !== "group" && field.kind !== "list" && field.kind !== "map";
  if (errors.length === 0 || before === undefined || before === null || !isScalar) return errors;
  const broken = new Set(
    checkKind({ ...position, value: before, before: undefined }).map(({ code }) => code),
  );
  return errors.filter(({ code }) => !broken.has(code));
}

function takesNull(field: Field): boolean {
  if (field.isNullable === true || (field.kind === "json" && field.shape === undefined))
    return true;
  return field.kind === "choice" && field.choices.some((choice) => choice.value === null);
}

function checkKind(position: Position): readonly LocatedError[] {
  const { field, value, path, shapes } = position;
  const put = (errors: readonly ValidationError[]) => errors.map((error) => ({ path, ...error }));
  switch (field.kind) {
    case "number":
      return put(checkNumber(field, value));
    case "boolean":
      return put(typeof value === "boolean" ? [] : [{ code: "type" }]);
    case "date":
    case "date-time":
    case "time":
      return put(checkTime(field, value));
    case "choice":
      return put(checkChoice(field.choices, value));
    case "choices":
      return checkItems({ ...position, field }, (item, at) =>
        checkChoice(field.choices, item).map((error) => ({ path: at, ...error })),
      );
    case "reference":
      return field.embedded !== undefined && isNewRecord(value)
        ? check({ ...position, field: field.embedded })
        : put(checkReference(field, value));
    case "references":
      return [];
    case "list":
      return checkList({ ...position, field });
    case "map":
      return checkMap({ ...position, field });
    case "group":
      return checkGroup({ ...position, field });
    case "variants": {
      const type = typeOf(field, value);
      return type === undefined ? put([{ code: "type" }]) : check({ ...position, field: type });
    }
    case "json": {
      const shape = openShape(field, shapes);
      return shape === undefined ? [] : check({ ...position, field: shape });
    }
    default:
      return put(checkText(field, value));
  }
}

type CheckItem = (item: unknown, path: JsonPath, index: number) => readonly LocatedError[];

function checkItems(
  {
    field,
    value,
    path,
  }: Position<ListField | Extract<Field, { readonly kind: "choice" | "choices" }>>,
  checkItem: CheckItem,
): readonly LocatedError[] {
  if (!Array.isArray(value)) return [{ path, code: "type" }];
  const items: readonly unknown[] = value;
  const { minItems = 0, maxItems = Infinity, isUnique } = field;
  const whole: LocatedError[] = [];
  if (items.length < minItems) whole.push({ path, code: "fewItems", limit: String(minItems) });
  if (items.length > maxItems) whole.push({ path, code: "manyItems", limit: String(maxItems) });
  return [
    ...whole,
    ...items.flatMap((item, index): readonly LocatedError[] => {
      const at = [...path, String(index)];
      const isRepeated = isUnique && items.slice(0, index).some((one) => isSameJson(one, item));
      return isRepeated ? [{ path: at, code: "repeated" }] : checkItem(item, at, index);
    }),
  ];
}

function checkList(position: Position<ListField>): readonly LocatedError[] {
  const { field, before } = position;
  const was: readonly unknown[] = Array.isArray(before) ? before : [];
  const stored = new Set(was);
  return checkItems(position, (item, path, index) =>
    check({
      ...position,
      field: { ...field.item, isRequired: true },
      value: item,
      // An item that moved is still the API's own.
      before: stored.has(item) ? item : was[index],
      isItem: true,
      path,
    }),
  );
}

function checkCount(
  { minProperties = 0, maxProperties = Infinity }: GroupField | MapField,
  count: number,
): readonly ValidationError[] {
  if (count < minProperties) return [{ code: "fewMembers", limit: String(minProperties) }];
  if (count > maxProperties) return [{ code: "manyMembers", limit: String(maxProperties) }];
  return [];
}

function checkMap({
  field,
  value,
  before,
  path,
  shapes,
}: Position<MapField>): readonly LocatedError[] {
  if (!isJsonObject(value)) return [{ path, code: "type" }];
  const entries = Object.entries(value).filter(([, entry]) => entry !== undefined);
  const was = isJsonObject(before) ? before : {};
  const { keyPattern } = field;
  return [
    ...checkCount(field, entries.length).map((error) => ({ path, ...error })),
    ...entries.flatMap(([name, entry]): readonly LocatedError[] => {
      const at = [...path, name];
      if (keyPattern !== undefined && !matchesPattern(keyPattern, name)) {
        return [{ path: at, code: "badName", limit: keyPattern }];
      }
      const own = { ...field.value, isRequired: true };
      return check({ field: own, value: entry, before: ownMember(was, name), path: at, shapes });
    }),
  ];
}

function checkGroup(position: Position<GroupField>): readonly LocatedError[] {
  const { field, value, before, path, shapes, isItem = false } = position;
  if (!isJsonObject(value)) return matchesKind(field, value) ? [] : [{ path, code: "type" }];
  const was = isJsonObject(before) ? before : {};
  const variant = variantOf(field, value);
  const fields = variantFields(field, variant);
  const existing = new Set(field.fields.map(({ name }) => name));
  const others = Object.entries(value).filter(
    ([name, entry]) => !existing.has(name) && entry !== undefined,
  );
  const isOpen = field.isClosed !== true;
  const count = Object.values(value).filter((entry) => entry !== undefined).length;
  return [
    ...checkCount(field, count).map((error) => ({ path, ...error })),
    ...(variant === undefined ? checkDiscriminator(field, path) : []),
    ...fields.flatMap((inner) => {
      const at = [...path, inner.name];
      const { name } = inner;
      const [own, previous] = [ownMember(value, name), ownMember(was, name)];
      // The API itself stores items without it.
      if (isItem && isJsonObject(before) && own === undefined && previous === undefined) return [];
      return check({ field: inner, value: own, before: previous, isItem, path: at, shapes });
    }),
    ...others.flatMap(([name, entry]): readonly LocatedError[] => {
      const at = [...path, name];
      if (field.additionalProperties !== undefined) {
        return check({
          field: field.additionalProperties,
          value: entry,
          before: ownMember(was, name),
          path: at,
          shapes,
        });
      }
      return isOpen || ownMember(was, name) !== undefined
        ? []
        : [{ path: at, code: "unknownName" }];
    }),
  ];
}

/** Reports a missing discriminator: one of several shapes must be chosen. */
function checkDiscriminator({ variants, discriminator, fields }: GroupField, path: JsonPath) {
  if (variants === undefined || discriminator === undefined) return [];
  // A discriminator that is a required field is already reported.
  const isReported = fields.some(
    ({ name, isRequired }) =>
      name === discriminator && isRequired && !variants.some(({ names }) => names.includes(name)),
  );
  return isReported ? [] : [{ path: [...path, discriminator], code: "missing" as const }];
}

/** Reports a missing value where it can be entered: for a group, at its required members. */
function checkMissing(position: Position): readonly LocatedError[] {
  const { field, path } = position;
  const inside = field.kind === "group" ? checkGroup({ ...position, field, value: {} }) : [];
  return inside.length > 0 ? inside : [{ path, code: "missing" }];
}
