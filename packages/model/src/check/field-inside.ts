import type { Field, GroupField, JsonField, Shapes, Variant, VariantsField } from "#types/field.ts";
import { ExactNumber } from "#types/json.ts";
import { isJsonObject } from "#request/value-at.ts";

/** What a field that stands too deep is, where it is told; it keeps its own name and flags. */
export function openShape(field: JsonField, shapes: Shapes): Field | undefined {
  const { shape, ...own } = field;
  if (shape === undefined || !Object.hasOwn(shapes, shape)) return undefined;
  const found = shapes[shape];
  return found === undefined ? undefined : ({ ...found, ...own, kind: found.kind } as Field);
}

/** Variants that were chosen where the value itself does not tell. */
const chosen = new WeakMap<object, string>();

/** The variant that a value is: what its discriminator says, else the one that was chosen or that it fits best. */
export function variantOf(field: GroupField, value: unknown): Variant | undefined {
  const { variants, discriminator } = field;
  if (variants === undefined) return undefined;
  const members = isJsonObject(value) ? value : {};
  const told = discriminator === undefined ? undefined : members[discriminator];
  const named = variants.find((variant) => told !== undefined && variant.value === told);
  const picked = variants.find(({ label }) => label === chosen.get(members));
  if (named !== undefined || picked !== undefined) return named ?? picked;
  const own = new Set(variants.flatMap(({ names }) => names));
  const isBlank = !Object.keys(members).some((name) => own.has(name) && name !== discriminator);
  return isBlank && discriminator !== undefined ? undefined : bestVariant(field, variants, members);
}

/** A value as one of its group's variants: what others have is taken out, and it says which it is. */
export function asVariant(
  { variants = [], discriminator }: GroupField,
  value: unknown,
  variant: Variant | undefined,
): Readonly<Record<string, unknown>> {
  const members = isJsonObject(value) ? value : {};
  if (variant === undefined) return members;
  const others = new Set(variants.flatMap(({ names }) => names));
  for (const name of variant.names) others.delete(name);
  const kept = Object.entries(members).filter(
    ([name]) => !others.has(name) && name !== discriminator,
  );
  const teller =
    discriminator === undefined || variant.value === undefined
      ? []
      : [[discriminator, variant.value] as const];
  const made = Object.fromEntries([...teller, ...kept]);
  chosen.set(made, variant.label);
  return made;
}

function bestVariant(
  field: GroupField,
  variants: readonly Variant[],
  members: Readonly<Record<string, unknown>>,
): Variant | undefined {
  const inSome = new Set(variants.flatMap(({ names }) => names));
  const given = Object.keys(members).filter((name) => inSome.has(name));
  let best: { readonly variant: Variant; readonly score: number } | undefined;
  for (const variant of variants) {
    const names = new Set(variant.names);
    const strange = given.filter((name) => !names.has(name)).length;
    const lacking = variant.required.filter((name) => members[name] === undefined).length;
    const misfits = variantFields(field, variant).filter(
      (inner) => members[inner.name] !== undefined && !fitsKind(inner, members[inner.name]),
    ).length;
    const score = -10 * (strange + misfits) - (given.length === 0 ? 0 : lacking);
    if (best === undefined || score > best.score) best = { variant, score };
  }
  return best?.variant;
}

/** A group's fields in one of its variants: the common ones, its own, and what it says otherwise. */
export function variantFields(
  { fields, variants = [] }: GroupField,
  variant: Variant | undefined,
): readonly Field[] {
  const inSome = new Set(variants.flatMap(({ names }) => names));
  const own = new Set(variant?.names);
  const required = new Set(variant?.required);
  const other = new Map(variant?.fields?.map((field) => [field.name, field]));
  return fields
    .filter(({ name }) => !inSome.has(name) || own.has(name))
    .map((field) => {
      const shown = other.get(field.name) ?? field;
      return required.has(field.name) ? { ...shown, isRequired: true } : shown;
    });
}

/** Of several types the one that a value has; undefined while there is none. */
export function typeOf(field: VariantsField, value: unknown): Field | undefined {
  if (value === undefined || value === null) return undefined;
  return field.types.find((one) => fitsKind(one, value));
}

type Fits = (value: unknown, field: Field) => boolean;

const isText: Fits = (value) => typeof value === "string";
const isNumber: Fits = (value) => typeof value === "number" || value instanceof ExactNumber;
const isList: Fits = (value) => Array.isArray(value);
const isScalar: Fits = (value) => typeof value !== "object" || value instanceof ExactNumber;
const isObject: Fits = (value) => isJsonObject(value);

const fits: { readonly [kind in Field["kind"]]: Fits } = {
  text: isText,
  "long-text": isText,
  url: isText,
  email: isText,
  color: isText,
  secret: isText,
  duration: isText,
  image: isText,
  file: (value) => typeof value === "string" || !isJsonObject(value),
  number: (value, field) =>
    field.kind === "number" && field.isText === true
      ? isText(value, field) || isNumber(value, field)
      : isNumber(value, field),
  boolean: (value) => typeof value === "boolean",
  date: isScalar,
  "date-time": isScalar,
  time: isScalar,
  choice: isScalar,
  choices: isList,
  reference: (value, field) =>
    field.kind === "reference" && field.keyPath.length > 0
      ? isObject(value, field)
      : isScalar(value, field),
  references: isList,
  group: isObject,
  map: isObject,
  variants: (value, field) => field.kind === "variants" && typeOf(field, value) !== undefined,
  list: isList,
  json: () => true,
};

/** Whether a value is of the JSON type that a field's kind expects. */
export function fitsKind(field: Field, value: unknown): boolean {
  return fits[field.kind](value, field);
}

/** The field at one step inside another, for a value; undefined where none is told. */
export function fieldInside(
  field: Field,
  step: string,
  { value, shapes }: { readonly value: unknown; readonly shapes: Shapes },
): Field | undefined {
  switch (field.kind) {
    case "group": {
      const known = variantFields(field, variantOf(field, value));
      const found = [...known, ...field.fields].find(({ name }) => name === step);
      return found ?? field.additionalProperties;
    }
    case "map":
      return field.value;
    case "list":
      return field.item;
    case "variants": {
      const type = typeOf(field, value);
      return type && fieldInside(type, step, { value, shapes });
    }
    case "json": {
      const shape = openShape(field, shapes);
      return shape && fieldInside(shape, step, { value, shapes });
    }
    default:
      return undefined;
  }
}
