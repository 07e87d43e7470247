import type { Field } from "#types/field.ts";
import type { LearnedFacts } from "#types/learned-facts.ts";
import type { Resource } from "#types/resource.ts";

/** A resource with what answers told of it laid over what its description says. */
export function applyLearnedFacts(resource: Resource, learned: LearnedFacts): Resource {
  const { fields, key, title, rows, total, paging, evidence } = learned;
  const known = new Set(resource.fields.map(({ name }) => name));
  const { list } = resource;
  return {
    ...resource,
    fields: [...resource.fields, ...fields.filter(({ name }) => !known.has(name))],
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

/** What two answers told: the later one adds, and widens what the earlier took for narrower than it is. */
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

/** Free JSON says that nothing was known yet, or that values differ: then every kind fits worse. */
function widen(earlier: Field | undefined, later: Field): Field {
  if (earlier === undefined || earlier.kind === later.kind || earlier.kind === "json") return later;
  if (later.kind === "json") return earlier;
  const { name, label, isRequired, evidence } = later;
  return { kind: "json", name, label, isRequired, ...(evidence === undefined ? {} : { evidence }) };
}
