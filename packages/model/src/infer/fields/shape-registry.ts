import type { Schema } from "#read/schema.ts";

/** Schemas in bodies that are stored once under a name, however often and deep they occur. */
export interface ShapeRegistry {
  readonly schemas: Map<string, Schema>;
  readonly names: Map<unknown, string>;
}

/** Name of a schema in the registry: its own name unless another schema has it. */
export function nameShape({ schemas, names }: ShapeRegistry, schema: Schema): string {
  const [own] = schema.names;
  // Each reference creates a schema object; references to one target share name and pointer.
  const target = own === undefined ? schema : `${own} ${schema.pointer}`;
  const registered = names.get(target);
  if (registered !== undefined) return registered;
  const base = own ?? "inline";
  let name = own === undefined ? `${base}~${schemas.size}` : base;
  if (schemas.has(name)) name = `${base}~${schemas.size}`;
  names.set(target, name);
  schemas.set(name, schema);
  return name;
}
