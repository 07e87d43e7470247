import type { Evidence } from "#nouns/evidence.ts";
import type { Learned } from "#nouns/learned.ts";

type Found = { readonly [name in keyof Omit<Learned, "evidence">]: Learned[name] | undefined };

/** What was learned, as sentences for the report; none: nothing was. */
export function explainLearned(found: Found): readonly Evidence[] {
  const { fields = [], key, title, rows, total, paging } = found;
  const sentences = [
    fields.length > 0 && `${fields.length} fields that are not described: seen in an answer`,
    key && `key ${key.map(({ field }) => field.join(".")).join(", ")}: each row seen has its own`,
    title && `title ${title.join(".")}: seen in an answer`,
    rows && `rows in ${rows.join(".") || "the answer itself"}: seen in an answer`,
    total?.in === "body" && `total in ${total.path.join(".")}: seen in an answer`,
    paging && "the next page: an answer says where it begins",
  ];
  return sentences
    .filter((sentence) => typeof sentence === "string")
    .map((because) => ({ pointer: "", because, confidence: 0.9 }));
}
