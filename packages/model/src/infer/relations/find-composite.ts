import type { CompositeReference, Field } from "#types/field.ts";
import type { RelationContext } from "./find-target.ts";

/** Reference that a field declares together with others. */
export function findComposite(
  { targets, schemaFacts }: RelationContext,
  field: Field,
): CompositeReference | undefined {
  const { to = "", fields } = schemaFacts.get(field)?.declaredReference ?? {};
  const target = targets.composite.find(({ name, paths }) => name === to || paths.includes(to));
  if (fields === undefined || target === undefined) return undefined;
  const ownByTarget = new Map([...fields].map(([own, other]) => [other, own]));
  const key = target.key.flatMap((parameter) => {
    const own = ownByTarget.get(parameter);
    return own === undefined ? [] : [{ field: [own], parameter }];
  });
  return key.length === target.key.length ? { to: target.name, key } : undefined;
}
