import type { Evidence, Reason } from "#types/evidence.ts";
import type { JsonPath } from "#types/json.ts";
import type { Learned } from "#types/learned.ts";

type Found = { readonly [name in keyof Omit<Learned, "evidence">]: Learned[name] | undefined };

/** What was learned, as sentences for the report; none: nothing was. */
export function explainLearned(found: Found): readonly Evidence[] {
  const { fields = [], key, title, rows, total, paging } = found;
  const reasons: readonly (Reason | undefined)[] = [
    fields.length === 0 ? undefined : { say: "seen-fields", count: fields.length },
    key && { say: "seen-key", field: key.map(({ field }) => field.join(".")).join(", ") },
    title && { say: "seen-title", field: title.join(".") },
    rows && explainRows(rows),
    total?.in === "body" ? { say: "seen-total", path: total.path.join(".") } : undefined,
    paging && { say: "seen-next" },
  ];
  return reasons
    .filter((reason) => reason !== undefined)
    .map((because) => ({ pointer: "", because, confidence: 0.9 }));
}

function explainRows(rows: JsonPath): Reason {
  return rows.length === 0
    ? { say: "seen-rows-whole" }
    : { say: "seen-rows", path: rows.join(".") };
}
