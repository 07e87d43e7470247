import type { Field, GroupField, Variant } from "#types/field.ts";
import type { Document } from "#read/document.ts";
import { isMap, mapOf, textOf } from "#read/member.ts";
import { resolve } from "#read/resolve.ts";
import { readSchema } from "#read/schema.ts";
import type { Schema } from "#read/schema.ts";
import { labelOf } from "#infer/names/words.ts";

const MAX_VARIANTS = 40;
/** Limit of variants times fields; beyond it the schema is one group without variants. */
const MAX_COMPARED = 400;

interface GroupFields {
  /** Fields of all variants together. */
  readonly fields: readonly Field[];
  readonly read: (
    node: unknown,
    named: { readonly name: string; readonly isRequired: boolean },
  ) => Field;
}

interface VariantSchema {
  readonly node: unknown;
  readonly schema: Schema;
  readonly name: string | undefined;
}

/** Variants of an object schema and their discriminator (OpenAPI 3.1, "Discriminator Object"). */
export function readVariants(
  document: Document,
  schema: Schema,
  group: GroupFields,
): Pick<GroupField, "variants" | "discriminator"> {
  const alternatives = schema.shapes.map(({ node, name }): VariantSchema => {
    const read = readSchema(document, node);
    return { node, schema: read, name: name ?? read.names[0] };
  });
  if (alternatives.length < 2 || alternatives.length > MAX_VARIANTS) return {};
  if (alternatives.length * group.fields.length > MAX_COMPARED) return {};
  const discriminator = findDiscriminator(document, schema, alternatives);
  const shown = new Set(group.fields.map(({ name }) => name));
  const variants = alternatives.map((variant, index): Variant => {
    const value = discriminator?.values[index];
    const names = [...variant.schema.properties.keys()].filter((name) => shown.has(name));
    const own = names.filter((name) => !schema.own.has(name));
    const fields = ownFields(schema, variant.schema, group).filter(
      ({ name }) => name !== discriminator?.name,
    );
    return {
      label: labelVariant(variant, value, own, index),
      ...(value === undefined ? {} : { value }),
      names: own,
      required: names.filter((name) => variant.schema.required.has(name)),
      ...(fields.length === 0 ? {} : { fields }),
    };
  });
  return {
    variants,
    ...(discriminator === undefined ? {} : { discriminator: discriminator.name }),
  };
}

/** Fields of properties that the variant describes differently from the group. */
function ownFields(
  schema: Schema,
  variant: Schema,
  { fields, read }: GroupFields,
): readonly Field[] {
  return fields.flatMap((field) => {
    const node = variant.properties.get(field.name);
    if (node === undefined || node === schema.properties.get(field.name)) return [];
    const isRequired = variant.required.has(field.name) || field.isRequired;
    const own = read(node, { name: field.name, isRequired });
    return JSON.stringify({ ...own, isRequired: field.isRequired }) === JSON.stringify(field)
      ? []
      : [own];
  });
}

interface DiscriminatorProperty {
  readonly name: string;
  readonly values: readonly string[];
}

/** Finds the discriminator property: a declared one, else one with a different constant in each variant. */
function findDiscriminator(
  document: Document,
  { keywords }: Schema,
  alternatives: readonly VariantSchema[],
): DiscriminatorProperty | undefined {
  const declared = keywords["discriminator"];
  const name = typeof declared === "string" ? declared : textOf(declared, "propertyName");
  if (name !== undefined) {
    const mapping = Object.entries(mapOf(declared, "mapping"));
    const values = alternatives.map((variant) => {
      const entry = mapping.find(([, to]) => isMappedTo(document, to, variant));
      return entry?.[0] ?? constantOf(document, variant, name) ?? variant.name;
    });
    return areDistinct(values) ? { name, values } : undefined;
  }
  for (const [property] of alternatives[0]?.schema.properties ?? []) {
    const values = alternatives.map((variant) => constantOf(document, variant, property));
    if (areDistinct(values)) return { name: property, values };
  }
  return undefined;
}

function isMappedTo(document: Document, to: unknown, { node, name }: VariantSchema): boolean {
  if (typeof to !== "string") return false;
  if (to === name || to.split("/").at(-1) === name) return true;
  return resolve(document, { $ref: to }).value === resolve(document, node).value;
}

function constantOf(document: Document, variant: VariantSchema, name: string): string | undefined {
  const node = variant.schema.properties.get(name);
  if (node === undefined) return undefined;
  const { choices = [] } = readSchema(document, node);
  const [only] = choices;
  return choices.length === 1 && typeof only === "string" ? only : undefined;
}

function areDistinct(values: readonly (string | undefined)[]): values is readonly string[] {
  return values.every((value) => value !== undefined) && new Set(values).size === values.length;
}

function labelVariant(
  { node, schema, name }: VariantSchema,
  value: string | undefined,
  own: readonly string[],
  index: number,
): string {
  const title = textOf(isMap(node) ? node : undefined, "title") ?? textOf(schema.keywords, "title");
  if (title !== undefined && title.length <= 60) return title;
  if (value !== undefined) return labelOf(value);
  if (name !== undefined) return labelOf(name);
  const distinctive = own.filter((one) => schema.required.has(one));
  const [first] = distinctive.length > 0 ? distinctive : own;
  return first === undefined ? `Option ${index + 1}` : labelOf(first);
}
