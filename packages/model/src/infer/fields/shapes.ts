import type { Field, Shapes } from "#types/field.ts";
import { listShapeNames } from "#types/shape-names.ts";
import type { FieldContext } from "./field-context.ts";
import { countFields, readWithinBudget } from "./field-depth.ts";
import { buildField } from "./fields.ts";

/** Of all shapes together; what is not told any more is typed as JSON. */
const MOST_FIELDS = 4_000;
const MOST_INSIDE = 60;

/** What bodies name but do not open, each told once; `finish` makes references of its keys. */
export function readShapes(
  context: FieldContext,
  bodies: readonly Field[],
  finish: (field: Field) => Field,
): Shapes | undefined {
  const { shapeRegistry } = context;
  const found = new Map<string, Field>();
  let left = MOST_FIELDS;
  const waiting = bodies.flatMap(listShapeNames);
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    const schema = shapeRegistry.schemas.get(name);
    if (schema === undefined || found.has(name) || left <= 0) continue;
    const [shape] = readWithinBudget(context.isLarge ? [1] : [1, 2], MOST_INSIDE, (depth) => {
      const inner: FieldContext = { ...context, isSent: true, depth, open: [] };
      return [buildField(inner, schema, { name: "", isRequired: false })];
    });
    if (shape === undefined) continue;
    // A schema that is merged of dozens is no shape that a person would open, and slow to read.
    left -= countFields([shape]) + schema.names.length ** 2;
    const field = finish(shape);
    found.set(name, field);
    waiting.push(...listShapeNames(field));
  }
  return found.size === 0 ? undefined : Object.fromEntries(found);
}
