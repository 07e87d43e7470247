import type { Field, Shapes } from "#types/field.ts";
import { listShapeNames } from "#types/shape-names.ts";
import type { FieldContext } from "./field-context.ts";
import { countFields, readWithinBudget } from "./field-depth.ts";
import { buildField } from "./fields.ts";

/** Limit for all shapes together; shapes beyond it are free JSON. */
const MAX_FIELDS = 4_000;
const MAX_INSIDE = 60;

/** Reads the shapes that bodies name, each once. `finish` turns the keys in them into references. */
export function readShapes(
  context: FieldContext,
  bodies: readonly Field[],
  finish: (field: Field) => Field,
): Shapes | undefined {
  const { shapeRegistry } = context;
  const shapes = new Map<string, Field>();
  let remaining = MAX_FIELDS;
  const pending = bodies.flatMap(listShapeNames);
  for (let name = pending.pop(); name !== undefined; name = pending.pop()) {
    const schema = shapeRegistry.schemas.get(name);
    if (schema === undefined || shapes.has(name) || remaining <= 0) continue;
    const [shape] = readWithinBudget(context.isLarge ? [1] : [1, 2], MAX_INSIDE, (depth) => {
      const inner: FieldContext = { ...context, isRequestBody: true, depth, open: [] };
      return [buildField(inner, schema, { name: "", isRequired: false })];
    });
    if (shape === undefined) continue;
    // A schema merged from dozens is expensive to read, and too large for a form.
    remaining -= countFields([shape]) + schema.names.length ** 2;
    const field = finish(shape);
    shapes.set(name, field);
    pending.push(...listShapeNames(field));
  }
  return shapes.size === 0 ? undefined : Object.fromEntries(shapes);
}
