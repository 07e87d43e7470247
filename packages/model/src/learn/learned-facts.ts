import type { Field } from "#types/field.ts";
import type { LearnedFacts } from "#types/learned-facts.ts";
import type { Resource } from "#types/resource.ts";

/** Adds learned facts to a resource. */
export function applyLearnedFacts(resource: Resource, learned: LearnedFacts): Resource {
  const { fields, key, title, rows, total, paging, evidence } = learned;
  const declaredNames = new Set(resource.fields.map(({ name }) => name));
  const { list } = resource;
  return {
    ...resource,
    fields: [...resource.fields, ...fields.filter(({ name }) => !declaredNames.has(name))],
    ...(key === undefined ? {} : { key }),
    ...(title === undefined || resource.title !== undefined ? {} : { title }),
    ...(list === undefined
      ? {}
      : {
          list: {
            ...list,
            ...(rows === undefined ? {} : { rows }),
            ...(total === undefined ? {} : { total }),
            ...(paging === undefined ? {} : { paging }),
          },
        }),
    evidence: [...resource.evidence, ...evidence],
  };
}

/** Merges the facts from two responses: the later one adds fields, and widens kinds that differ. */
export function mergeLearnedFacts(
  earlier: LearnedFacts | undefined,
  later: LearnedFacts,
): LearnedFacts {
  if (earlier === undefined) return later;
  const fields = new Map(earlier.fields.map((field) => [field.name, field]));
  for (const field of later.fields) fields.set(field.name, widen(fields.get(field.name), field));
  const reasons = new Map(
    [...earlier.evidence, ...later.evidence].map((evidence) => [
      JSON.stringify(evidence.reason),
      evidence,
    ]),
  );
  return { ...earlier, ...later, fields: [...fields.values()], evidence: [...reasons.values()] };
}

/** Free JSON is an unknown kind or differing values; it wins over specific kinds. */
function widen(earlier: Field | undefined, later: Field): Field {
  if (earlier === undefined || earlier.kind === later.kind || earlier.kind === "json") return later;
  if (later.kind === "json") return earlier;
  const { name, label, isRequired, evidence } = later;
  return { kind: "json", name, label, isRequired, ...(evidence === undefined ? {} : { evidence }) };
}
