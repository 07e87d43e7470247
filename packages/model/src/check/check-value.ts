import type { Field, GroupField, ListField, MapField, Shapes } from "#types/field.ts";
import type { JsonPath } from "#types/json.ts";
import { isSameJson } from "#request/is-same-json.ts";
import { isJsonObject } from "#request/value-at.ts";
import { checkChoice, checkNumber, checkReference, checkText, checkTime } from "./check-scalar.ts";
import type { Fault, PlacedFault } from "./fault.ts";
import { fitsKind, openShape, typeOf, variantFields, variantOf } from "./field-inside.ts";
import { fitsPattern } from "./fits-pattern.ts";

export interface CheckOptions {
  readonly shapes?: Shapes;
  /** What it was: a value that a person did not touch is the API's own. */
  readonly before?: unknown;
}

/** What the schema of a field says against a value (JSON Schema 2020-12 validation), each fault at its place. */
export function checkValue(
  field: Field,
  value: unknown,
  { shapes = {}, before }: CheckOptions = {},
): readonly PlacedFault[] {
  return check({ field, value, before, path: [], shapes });
}

interface Place<F extends Field = Field> {
  readonly field: F;
  readonly value: unknown;
  readonly before: unknown;
  readonly path: JsonPath;
  readonly shapes: Shapes;
}

function check(place: Place): readonly PlacedFault[] {
  const { field, value, before, path } = place;
  if (field.isReadOnly === true) return [];
  if (value === undefined) return field.isRequired ? checkMissing(place) : [];
  const isUntouched = before !== undefined && isSameJson(before, value);
  if (isUntouched && field.kind !== "group") return [];
  if (value === null) return takesNull(field) || isUntouched ? [] : [{ path, code: "noNull" }];
  return checkKind(place);
}

function takesNull(field: Field): boolean {
  if (field.isNullable === true || (field.kind === "json" && field.shape === undefined))
    return true;
  return field.kind === "choice" && field.choices.some((choice) => choice.value === null);
}

function checkKind(place: Place): readonly PlacedFault[] {
  const { field, value, path, shapes } = place;
  const put = (faults: readonly Fault[]) => faults.map((fault) => ({ path, ...fault }));
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
      return checkItems({ ...place, field }, (item, at) =>
        checkChoice(field.choices, item).map((fault) => ({ path: at, ...fault })),
      );
    case "reference":
      return put(checkReference(field, value));
    case "references":
      return [];
    case "list":
      return checkItems({ ...place, field }, (item, at, index) =>
        check({
          ...place,
          field: { ...field.item, isRequired: true },
          value: item,
          before: Array.isArray(place.before) ? (place.before as unknown[])[index] : undefined,
          path: at,
        }),
      );
    case "map":
      return checkMap({ ...place, field });
    case "group":
      return checkGroup({ ...place, field });
    case "variants": {
      const type = typeOf(field, value);
      return type === undefined ? put([{ code: "type" }]) : check({ ...place, field: type });
    }
    case "json": {
      const shape = openShape(field, shapes);
      return shape === undefined ? [] : check({ ...place, field: shape });
    }
    default:
      return put(checkText(field, value));
  }
}

type CheckItem = (item: unknown, path: JsonPath, index: number) => readonly PlacedFault[];

function checkItems(
  {
    field,
    value,
    path,
  }: Place<ListField | Extract<Field, { readonly kind: "choice" | "choices" }>>,
  checkItem: CheckItem,
): readonly PlacedFault[] {
  if (!Array.isArray(value)) return [{ path, code: "type" }];
  const items: readonly unknown[] = value;
  const { minItems = 0, maxItems = Infinity, isUnique } = field;
  const whole: PlacedFault[] = [];
  if (items.length < minItems) whole.push({ path, code: "fewItems", limit: String(minItems) });
  if (items.length > maxItems) whole.push({ path, code: "manyItems", limit: String(maxItems) });
  return [
    ...whole,
    ...items.flatMap((item, index): readonly PlacedFault[] => {
      const at = [...path, String(index)];
      const isRepeated = isUnique && items.slice(0, index).some((one) => isSameJson(one, item));
      return isRepeated ? [{ path: at, code: "repeated" }] : checkItem(item, at, index);
    }),
  ];
}

function checkCount(
  { minProperties = 0, maxProperties = Infinity }: GroupField | MapField,
  count: number,
): readonly Fault[] {
  if (count < minProperties) return [{ code: "fewMembers", limit: String(minProperties) }];
  if (count > maxProperties) return [{ code: "manyMembers", limit: String(maxProperties) }];
  return [];
}

function checkMap({ field, value, before, path, shapes }: Place<MapField>): readonly PlacedFault[] {
  if (!isJsonObject(value)) return [{ path, code: "type" }];
  const entries = Object.entries(value).filter(([, entry]) => entry !== undefined);
  const was = isJsonObject(before) ? before : {};
  const { keyPattern } = field;
  return [
    ...checkCount(field, entries.length).map((fault) => ({ path, ...fault })),
    ...entries.flatMap(([name, entry]): readonly PlacedFault[] => {
      const at = [...path, name];
      if (keyPattern !== undefined && !fitsPattern(keyPattern, name)) {
        return [{ path: at, code: "badName", limit: keyPattern }];
      }
      const own = { ...field.value, isRequired: true };
      return check({ field: own, value: entry, before: was[name], path: at, shapes });
    }),
  ];
}

function checkGroup(place: Place<GroupField>): readonly PlacedFault[] {
  const { field, value, before, path, shapes } = place;
  if (!isJsonObject(value)) return fitsKind(field, value) ? [] : [{ path, code: "type" }];
  const was = isJsonObject(before) ? before : {};
  const variant = variantOf(field, value);
  const fields = variantFields(field, variant);
  const known = new Set(field.fields.map(({ name }) => name));
  const others = Object.entries(value).filter(
    ([name, entry]) => !known.has(name) && entry !== undefined,
  );
  const isOpen = field.isClosed !== true;
  const count = Object.values(value).filter((entry) => entry !== undefined).length;
  return [
    ...checkCount(field, count).map((fault) => ({ path, ...fault })),
    ...(variant === undefined ? checkTeller(field, path) : []),
    ...fields.flatMap((inner) => {
      const at = [...path, inner.name];
      const { name } = inner;
      return check({ field: inner, value: value[name], before: was[name], path: at, shapes });
    }),
    ...others.flatMap(([name, entry]): readonly PlacedFault[] => {
      const at = [...path, name];
      if (field.additionalProperties !== undefined) {
        return check({
          field: field.additionalProperties,
          value: entry,
          before: was[name],
          path: at,
          shapes,
        });
      }
      return isOpen || was[name] !== undefined ? [] : [{ path: at, code: "unknownName" }];
    }),
  ];
}

/** Of several shapes one must be chosen. */
function checkTeller({ variants, discriminator, fields }: GroupField, path: JsonPath) {
  if (variants === undefined || discriminator === undefined) return [];
  // Where it is a field like others and required, that is told already.
  const isTold = fields.some(
    ({ name, isRequired }) =>
      name === discriminator && isRequired && !variants.some(({ names }) => names.includes(name)),
  );
  return isTold ? [] : [{ path: [...path, discriminator], code: "missing" as const }];
}

/** Told where something can be typed: of a group, at what it must hold. */
function checkMissing(place: Place): readonly PlacedFault[] {
  const { field, path } = place;
  const inside = field.kind === "group" ? checkGroup({ ...place, field, value: {} }) : [];
  return inside.length > 0 ? inside : [{ path, code: "missing" }];
}
