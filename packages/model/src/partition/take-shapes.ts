import { ownMember } from "#own/own-member.ts";
import type { Field, Shapes } from "#types/field.ts";
import { listShapeNames } from "#types/shape-names.ts";

/** Returns the shapes that fields refer to, directly and through other shapes. */
export function takeShapes(shapes: Shapes, fields: readonly Field[]): Shapes | undefined {
  const taken = new Map<string, Field>();
  const waiting = fields.flatMap(listShapeNames);
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    const shape = ownMember(shapes, name);
    if (shape === undefined || taken.has(name)) continue;
    taken.set(name, shape);
    waiting.push(...listShapeNames(shape));
  }
  return taken.size === 0 ? undefined : Object.fromEntries(taken);
}
