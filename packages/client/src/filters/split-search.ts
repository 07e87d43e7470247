import type { FilterGroup } from "./filter-groups.ts";
import { isFieldName, plain } from "./read-condition.ts";
import { readTerms } from "./typed-terms.ts";

/** A text typed into a search box that contains conditions. */
export interface SplitSearch {
  /** Conditions such as `status:open total>500`. */
  readonly conditions: string;
  /** The other words. */
  readonly words: string;
}

/** Separates conditions on fields from the words of a search; undefined without a condition. */
export function splitSearch(text: string, groups: readonly FilterGroup[]): SplitSearch | undefined {
  const terms = readTerms(text, (name) => isFieldName(groups, name));
  const isCondition = ({ name, sign, values }: (typeof terms)[number]): boolean =>
    sign !== undefined && values.length > 0 && groups.some((group) => isNamed(group, name));
  const join = (some: typeof terms): string => some.map((term) => term.text).join(" ");
  const conditions = terms.filter((term) => isCondition(term));
  if (conditions.length === 0) return undefined;
  return { conditions: join(conditions), words: join(terms.filter((term) => !isCondition(term))) };
}

/** True for the start of the name or label of a field. */
function isNamed({ id, label }: FilterGroup, name: string): boolean {
  const start = plain(name);
  return start !== "" && [id, label].some((one) => plain(one).startsWith(start));
}
