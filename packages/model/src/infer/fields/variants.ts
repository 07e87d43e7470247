import type { Field, GroupField, Variant } from "#types/field.ts";
import type { Document } from "#read/document.ts";
import { isMap, mapOf, textOf } from "#read/member.ts";
import { resolve } from "#read/resolve.ts";
import { readSchema } from "#read/schema.ts";
import type { Schema } from "#read/schema.ts";
import { labelOf } from "#infer/names/words.ts";

const MOST_VARIANTS = 40;
/** Variants times fields: beyond it all of them are told as one. */
const MOST_COMPARED = 400;

interface Reading {
  /** What all variants have together. */
  readonly fields: readonly Field[];
  readonly read: (
    node: unknown,
    named: { readonly name: string; readonly isRequired: boolean },
  ) => Field;
}

interface Shape {
  readonly node: unknown;
  readonly schema: Schema;
  readonly name: string | undefined;
}

/** The shapes that an object may have, and what tells them apart (OpenAPI 3.1, "Discriminator Object"). */
export function readVariants(
  document: Document,
  schema: Schema,
  reading: Reading,
): Pick<GroupField, "variants" | "discriminator"> {
  const shapes = schema.shapes.map(({ node, name }): Shape => {
    const read = readSchema(document, node);
    return { node, schema: read, name: name ?? read.names[0] };
  });
  if (shapes.length < 2 || shapes.length > MOST_VARIANTS) return {};
  if (shapes.length * reading.fields.length > MOST_COMPARED) return {};
  const discriminator = findDiscriminator(document, schema, shapes);
  const shown = new Set(reading.fields.map(({ name }) => name));
  const variants = shapes.map((shape, index): Variant => {
    const value = discriminator?.values[index];
    const names = [...shape.schema.properties.keys()].filter((name) => shown.has(name));
    const own = names.filter((name) => !schema.own.has(name));
    const fields = ownFields(schema, shape.schema, reading).filter(
      ({ name }) => name !== discriminator?.name,
    );
    return {
      label: labelShape(shape, value, own, index),
      ...(value === undefined ? {} : { value }),
      names: own,
      required: names.filter((name) => shape.schema.required.has(name)),
      ...(fields.length === 0 ? {} : { fields }),
    };
  });
  return {
    variants,
    ...(discriminator === undefined ? {} : { discriminator: discriminator.name }),
  };
}

/** Properties that a shape describes otherwise than all shapes together. */
function ownFields(schema: Schema, shape: Schema, { fields, read }: Reading): readonly Field[] {
  return fields.flatMap((field) => {
    const node = shape.properties.get(field.name);
    if (node === undefined || node === schema.properties.get(field.name)) return [];
    const isRequired = shape.required.has(field.name) || field.isRequired;
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

/** The property that says which shape a value has: a declared one, else one that is another constant in each. */
function findDiscriminator(
  document: Document,
  { keywords }: Schema,
  shapes: readonly Shape[],
): DiscriminatorProperty | undefined {
  const declared = keywords["discriminator"];
  const name = typeof declared === "string" ? declared : textOf(declared, "propertyName");
  if (name !== undefined) {
    const mapping = Object.entries(mapOf(declared, "mapping"));
    const values = shapes.map((shape) => {
      const mapped = mapping.find(([, to]) => leadsTo(document, to, shape));
      return mapped?.[0] ?? constantOf(document, shape, name) ?? shape.name;
    });
    return areDistinct(values) ? { name, values } : undefined;
  }
  for (const [candidate] of shapes[0]?.schema.properties ?? []) {
    const values = shapes.map((shape) => constantOf(document, shape, candidate));
    if (areDistinct(values)) return { name: candidate, values };
  }
  return undefined;
}

function leadsTo(document: Document, to: unknown, { node, name }: Shape): boolean {
  if (typeof to !== "string") return false;
  if (to === name || to.split("/").at(-1) === name) return true;
  return resolve(document, { $ref: to }).value === resolve(document, node).value;
}

function constantOf(document: Document, shape: Shape, name: string): string | undefined {
  const node = shape.schema.properties.get(name);
  if (node === undefined) return undefined;
  const { choices = [] } = readSchema(document, node);
  const [only] = choices;
  return choices.length === 1 && typeof only === "string" ? only : undefined;
}

function areDistinct(values: readonly (string | undefined)[]): values is readonly string[] {
  return values.every((value) => value !== undefined) && new Set(values).size === values.length;
}

function labelShape(
  { node, schema, name }: Shape,
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
