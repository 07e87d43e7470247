import type { Schema } from "#read/schema.ts";

/** Schemas of bodies that are told once, by name, however often and deep they stand. */
export interface ShapeRegistry {
  readonly schemas: Map<string, Schema>;
  readonly names: Map<unknown, string>;
}

/** The name under which a schema stands in the book: its own, where it has one that is not taken. */
export function nameShape({ schemas, names }: ShapeRegistry, schema: Schema): string {
  const [own] = schema.names;
  // Each reference is a schema object of its own, but leads to one place.
  const place = own === undefined ? schema : `${own} ${schema.pointer}`;
  const known = names.get(place);
  if (known !== undefined) return known;
  const wanted = own ?? "inline";
  let name = own === undefined ? `${wanted}~${schemas.size}` : wanted;
  if (schemas.has(name)) name = `${wanted}~${schemas.size}`;
  names.set(place, name);
  schemas.set(name, schema);
  return name;
}
