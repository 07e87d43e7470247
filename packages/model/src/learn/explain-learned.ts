import type { Evidence, Reason } from "#types/evidence.ts";
import type { JsonPath } from "#types/json.ts";
import type { LearnedFacts } from "#types/learned-facts.ts";

/** Learned facts of which any may be missing. */
export type PossibleFacts = {
  readonly [name in keyof Omit<LearnedFacts, "evidence">]: LearnedFacts[name] | undefined;
};

/** Evidence for learned facts, shown in the API report; empty if nothing was learned. */
export function explainLearned(facts: PossibleFacts): readonly Evidence[] {
  const {
    fields = [],
    refined,
    ownAddresses,
    key,
    title,
    composedTitle,
    rows,
    total,
    paging,
  } = facts;
  const reasons: readonly (Reason | undefined)[] = [
    fields.length === 0 ? undefined : { code: "seen-fields", params: { count: fields.length } },
    refined && {
      code: "seen-kinds",
      params: { fields: refined.map(({ name }) => name).join(", ") },
    },
    ownAddresses && { code: "seen-own-address", params: { fields: ownAddresses.join(", ") } },
    key && {
      code: "seen-key",
      params: { field: key.map(({ field }) => field.join(".")).join(", ") },
    },
    title && { code: "seen-title", params: { field: title.join(".") } },
    composedTitle && {
      code: "seen-title",
      params: { field: composedTitle.parts.map(({ path }) => path.join(".")).join(", ") },
    },
    rows && explainRows(rows),
    total?.in === "body"
      ? { code: "seen-total", params: { path: total.path.join(".") } }
      : undefined,
    paging && { code: "seen-next" },
  ];
  return reasons
    .filter((reason) => reason !== undefined)
    .map((reason) => ({ pointer: "", reason, confidence: 0.9 }));
}

function explainRows(rows: JsonPath): Reason {
  return rows.length === 0
    ? { code: "seen-rows-whole" }
    : { code: "seen-rows", params: { path: rows.join(".") } };
}
