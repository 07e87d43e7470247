import type { Field } from "#types/field.ts";
import type { Paging } from "#types/list-shape.ts";
import type { LearnedFacts } from "#types/learned-facts.ts";
import type { Operation } from "#types/operation.ts";
import type { Resource } from "#types/resource.ts";
import { refineField, refineTimes } from "./refine-fields.ts";

/** Adds learned facts to a resource. */
export function applyLearnedFacts(resource: Resource, learned: LearnedFacts): Resource {
  const { fields, key, title, composedTitle, rows, total, paging, largestPage, evidence } = learned;
  const isUntitled = resource.title === undefined && resource.composedTitle === undefined;
  const declaredNames = new Set(resource.fields.map(({ name }) => name));
  const { list } = resource;
  return {
    ...resource,
    fields: [
      ...resource.fields.map((field) => refineByName(field, learned)),
      ...fields.filter(({ name }) => !declaredNames.has(name)),
    ],
    ...(key === undefined ? {} : { key }),
    ...(isUntitled && title !== undefined ? { title } : {}),
    ...(isUntitled && composedTitle !== undefined ? { composedTitle } : {}),
    ...(list === undefined
      ? {}
      : {
          list: {
            ...list,
            ...(rows === undefined ? {} : { rows }),
            ...(total === undefined ? {} : { total }),
            paging: limitSize(paging ?? list.paging, largestPage),
          },
        }),
    evidence: [...resource.evidence, ...evidence],
  };
}

function refineByName(field: Field, { refined = [] }: LearnedFacts): Field {
  const observed = refined.find(({ name }) => name === field.name);
  return (observed && refineField(field, observed)) ?? field;
}

/** Adds learned times to the request bodies of a resource. */
export function applyLearnedTimes(operation: Operation, { refined = [] }: LearnedFacts): Operation {
  const { body } = operation;
  if (body === undefined || refined.length === 0) return operation;
  const observed = new Map(refined.map((field) => [field.name, field]));
  return { ...operation, body: { ...body, field: refineTimes(body.field, observed) } };
}

function limitSize(paging: Paging, largest: number | undefined): Paging {
  if (paging.size === undefined || largest === undefined) return paging;
  const maximum = Math.min(paging.size.maximum ?? largest, largest);
  return { ...paging, size: { ...paging.size, maximum } };
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
  const refined = new Map(
    [...(earlier.refined ?? []), ...(later.refined ?? [])].map((field) => [field.name, field]),
  );
  return {
    ...earlier,
    ...later,
    fields: [...fields.values()],
    ...(refined.size === 0 ? {} : { refined: [...refined.values()] }),
    evidence: [...reasons.values()],
  };
}

/** Free JSON is an unknown kind or differing values; it wins over specific kinds. */
function widen(earlier: Field | undefined, later: Field): Field {
  if (earlier === undefined || earlier.kind === later.kind || earlier.kind === "json") return later;
  if (later.kind === "json") return earlier;
  const { name, label, isRequired, evidence } = later;
  return { kind: "json", name, label, isRequired, ...(evidence === undefined ? {} : { evidence }) };
}
