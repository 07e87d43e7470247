import type { ResourceSummary } from "@quarterdeck/model";
import { foldText, type RecordSearch } from "#queries/search-records.ts";

const leastOfName = 3;

/** Searches by list: "kowa emp" searches employees first for "kowa". */
export function recordSearches(
  lists: readonly ResourceSummary[],
  typed: string,
): readonly RecordSearch[] {
  const words = typed.trim().split(/\s+/);
  const named: RecordSearch[] = [];
  const others: RecordSearch[] = [];
  for (const resource of lists) {
    const rest = words.filter((word) => !names(resource, foldText(word)));
    const isNamed = rest.length > 0 && rest.length < words.length;
    if (isNamed) named.push({ resource, text: rest.join(" ") });
    else others.push({ resource, text: typed.trim() });
  }
  return [...named, ...others];
}

function names({ name, labels }: ResourceSummary, word: string): boolean {
  if (word.length < leastOfName) return false;
  const words = foldText(`${labels.one} ${labels.many} ${name}`).split(/[^\p{L}\p{N}]+/u);
  return words.some((one) => one.startsWith(word));
}
