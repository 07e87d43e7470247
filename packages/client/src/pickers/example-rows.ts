import type { ModelChunk, Resource } from "@quarterdeck/model";

/** A row with the examples of the body that creates a record; empty if there are none. */
export function exampleRows(
  { operations }: Pick<ModelChunk, "operations">,
  resource: Pick<Resource, "operations">,
): readonly object[] {
  const create = operations.find(({ id }) => id === resource.operations.create);
  const body = create?.body?.field;
  if (body?.kind !== "group") return [];
  const examples = body.fields.flatMap(({ name, example }) =>
    example === undefined ? [] : [[name, example] as const],
  );
  return examples.length === 0 ? [] : [Object.fromEntries(examples)];
}
