import { isUnseenText } from "./refine-fields.ts";
import { joinObjects, ownMember } from "#own/own-member.ts";
import type { Field } from "#types/field.ts";
import type { LearnedFacts } from "#types/learned-facts.ts";

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
    ...mergeNames("ignoredSort", earlier, later),
    ...mergeNames("ignoredFilters", earlier, later),
    ...mergeNames("refused", earlier, later),
    ...mergeNames("withdrawn", earlier, later),
    ...mergeNames("ownAddresses", earlier, later),
    ...mergeNames("omitted", earlier, later),
    ...(earlier.filterPaths && {
      filterPaths: joinObjects([earlier.filterPaths, later.filterPaths ?? {}]),
    }),
    ...(earlier.textForms && {
      textForms: joinObjects([earlier.textForms, later.textForms ?? {}]),
    }),
    ...(earlier.textFilters && {
      textFilters: joinObjects([earlier.textFilters, later.textFilters ?? {}]),
    }),
    ...((earlier.filterTexts ?? later.filterTexts) && { filterTexts: mergeTexts(earlier, later) }),
    ...mergeParameters(earlier, later),
    fields: [...fields.values()],
    ...(refined.size === 0 ? {} : { refined: [...refined.values()] }),
    evidence: [...reasons.values()],
  };
}

/** Largest number of typed texts that are stored for a filter. */
const MOST_TEXTS = 20;

function mergeTexts(
  { filterTexts: before = {} }: LearnedFacts,
  { filterTexts: after = {} }: LearnedFacts,
): NonNullable<LearnedFacts["filterTexts"]> {
  return Object.fromEntries(
    Object.keys(joinObjects([before, after])).map((name) => {
      const texts = joinObjects([ownMember(before, name) ?? {}, ownMember(after, name) ?? {}]);
      return [name, Object.fromEntries(Object.entries(texts).slice(-MOST_TEXTS))];
    }),
  );
}

/** The parameters of the paging and those of the sort are learned apart. */
function mergeParameters(
  { parameters: before = [] }: LearnedFacts,
  { parameters: after = [] }: LearnedFacts,
): Pick<LearnedFacts, "parameters"> {
  const byName = new Map([...before, ...after].map((one) => [`${one.in} ${one.name}`, one]));
  return byName.size === 0 ? {} : { parameters: [...byName.values()] };
}

type MergedNames =
  | "ignoredSort"
  | "ignoredFilters"
  | "refused"
  | "omitted"
  | "withdrawn"
  | "ownAddresses";

function mergeNames(
  name: MergedNames,
  earlier: LearnedFacts,
  later: LearnedFacts,
): Partial<LearnedFacts> {
  const names = new Set([...(earlier[name] ?? []), ...(later[name] ?? [])]);
  return names.size === 0 ? {} : { [name]: [...names] };
}

/** Free JSON is an unknown kind or differing values; it wins over specific kinds. */
function widen(earlier: Field | undefined, later: Field): Field {
  if (earlier === undefined) return later;
  if (later.kind === "json" || isUnseenText(later)) return earlier;
  if (earlier.kind === later.kind || earlier.kind === "json" || isUnseenText(earlier)) return later;
  const { name, label, isRequired, evidence } = later;
  return { kind: "json", name, label, isRequired, ...(evidence === undefined ? {} : { evidence }) };
}
