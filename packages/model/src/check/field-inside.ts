import { ownMember } from "#own/own-member.ts";
import type { Field, GroupField, JsonField, Shapes, Variant, VariantsField } from "#types/field.ts";
import { ExactNumber } from "#types/json.ts";
import { isJsonObject } from "#request/values/value-at.ts";

/** Resolves a field that refers to a shared shape; it keeps its own name and flags. */
export function openShape(field: JsonField, shapes: Shapes): Field | undefined {
  const { shape, ...own } = field;
  if (shape === undefined) return undefined;
  const match = ownMember(shapes, shape);
  return match === undefined ? undefined : ({ ...match, ...own, kind: match.kind } as Field);
}

/** Variants chosen by the user for values that do not identify one. */
const chosen = new WeakMap<object, string>();

/** Finds the variant of a value: by its discriminator, else the chosen one, else the best match. */
export function variantOf(field: GroupField, value: unknown): Variant | undefined {
  const { variants, discriminator } = field;
  if (variants === undefined) return undefined;
  const members = isJsonObject(value) ? value : {};
  const reported = discriminator === undefined ? undefined : ownMember(members, discriminator);
  const named = variants.find((variant) => reported !== undefined && variant.value === reported);
  const picked = variants.find(({ label }) => label === chosen.get(members));
  if (named !== undefined || picked !== undefined) return named ?? picked;
  const own = new Set(variants.flatMap(({ names }) => names));
  const isBlank = !Object.keys(members).some((name) => own.has(name) && name !== discriminator);
  return isBlank && discriminator !== undefined ? undefined : bestVariant(field, variants, members);
}

/** Converts a value to one variant: sets the discriminator and removes members of other variants. */
export function asVariant(
  { variants = [], discriminator }: GroupField,
  value: unknown,
  variant: Variant | undefined,
): Readonly<Record<string, unknown>> {
  const members = isJsonObject(value) ? value : {};
  if (variant === undefined) return members;
  const others = new Set(variants.flatMap(({ names }) => names));
  for (const name of variant.names) others.delete(name);
  const remaining = Object.entries(members).filter(
    ([name]) => !others.has(name) && name !== discriminator,
  );
  const teller =
    discriminator === undefined || variant.value === undefined
      ? []
      : [[discriminator, variant.value] as const];
  const made = Object.fromEntries([...teller, ...remaining]);
  chosen.set(made, variant.label);
  return made;
}

function bestVariant(
  field: GroupField,
  variants: readonly Variant[],
  members: Readonly<Record<string, unknown>>,
): Variant | undefined {
  const inSome = new Set(variants.flatMap(({ names }) => names));
  const input = Object.keys(members).filter((name) => inSome.has(name));
  let best: { readonly variant: Variant; readonly score: number } | undefined;
  for (const variant of variants) {
    const names = new Set(variant.names);
    const strange = input.filter((name) => !names.has(name)).length;
    const lacking = variant.required.filter(
      (name) => ownMember(members, name) === undefined,
    ).length;
    const mismatches = variantFields(field, variant).filter(
      (inner) =>
        ownMember(members, inner.name) !== undefined &&
        !matchesKind(inner, ownMember(members, inner.name)),
    ).length;
    const score = -10 * (strange + mismatches) - (input.length === 0 ? 0 : lacking);
    if (best === undefined || score > best.score) best = { variant, score };
  }
  return best?.variant;
}

/** Lists the fields of a group in one variant: common fields, its own, and its overrides. */
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

/** Finds the type that a value has among several; undefined without a value. */
export function typeOf(field: VariantsField, value: unknown): Field | undefined {
  if (value === undefined || value === null) return undefined;
  return field.types.find((one) => matchesKind(one, value));
}

type Matches = (value: unknown, field: Field) => boolean;

const isText: Matches = (value) => typeof value === "string";
const isNumber: Matches = (value) => typeof value === "number" || value instanceof ExactNumber;
const isList: Matches = (value) => Array.isArray(value);
const isScalar: Matches = (value) => typeof value !== "object" || value instanceof ExactNumber;
const isObject: Matches = (value) => isJsonObject(value);

const matches: { readonly [kind in Field["kind"]]: Matches } = {
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
    field.kind === "reference" && (field.keyPath.length > 0 || field.embedded !== undefined)
      ? isObject(value, field) || (field.keyPath.length === 0 && isScalar(value, field))
      : isScalar(value, field),
  references: isList,
  group: isObject,
  map: isObject,
  variants: (value, field) => field.kind === "variants" && typeOf(field, value) !== undefined,
  list: isList,
  json: () => true,
};

/** True if a value has the JSON type that the field's kind expects. */
export function matchesKind(field: Field, value: unknown): boolean {
  return matches[field.kind](value, field);
}

/** Finds the field one step inside another, for a value; undefined if none is described. */
export function fieldInside(
  field: Field,
  step: string,
  { value, shapes }: { readonly value: unknown; readonly shapes: Shapes },
): Field | undefined {
  switch (field.kind) {
    case "group": {
      const existing = variantFields(field, variantOf(field, value));
      const match = [...existing, ...field.fields].find(({ name }) => name === step);
      return match ?? field.additionalProperties;
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
