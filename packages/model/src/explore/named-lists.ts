import { isMap } from "#read/member.ts";
import { type ApiResponse, below, type Candidate, type Row } from "./candidates.ts";

const MOST_NAMES = 60;

/** Lists below an address whose response has their names: `["customers", "orders"]`. */
export function listNamed({
  address,
  value,
}: Pick<ApiResponse, "address" | "value">): readonly Candidate[] {
  const names: readonly unknown[] = Array.isArray(value) ? value.slice(0, MOST_NAMES) : [];
  const isNamed = names.every((name) => typeof name === "string" && /^[a-z][\w-]*$/i.test(name));
  return isNamed
    ? names.map((name) => ({ address: below(address, String(name)), kind: "list" as const }))
    : [];
}

/**
 * The response as an array of names, which `listNamed` reads, if its only list has nothing else:
 * `{"resources": [{"name": "customers"}]}`. The names may also be keys of records; reads show whether they are lists.
 */
export function readNames(response: ApiResponse): ApiResponse | undefined {
  const { value } = response;
  if (Array.isArray(value) && !value.every(isMap)) return undefined;
  const lists = Array.isArray(value) ? [value] : Object.values(value).filter(Array.isArray);
  const [list = [], ...others] = lists;
  const names = list.map((item: unknown) => (isMap(item) ? nameOf(item) : item));
  const isNamed = names.length > 0 && names.every((name) => typeof name === "string");
  return others.length === 0 && isNamed ? { ...response, value: names } : undefined;
}

/** Members with the name of a list. */
const NAMES = /^(?:name|key|slug|resource|collection|endpoint|entity|table|rel)$/i;

/** Members that describe a list: its words, its address, a number of rows. */
const WORDS =
  /^(?:title|label|description|desc|summary|comment|doc|docs|help|href|url|uri|link|links|self|path|route|methods?|count|total|rows|size|kind|type|verbs|version|group|singular|plural)$/i;

/** The name in a row that has only a name, or a name and words about it. */
function nameOf(row: Row): unknown {
  const entries = Object.entries(row);
  const [only, ...others] = entries;
  if (only === undefined || others.length === 0) return only?.[1];
  const named = entries.find(([name]) => NAMES.test(name));
  const isIndex = entries.every((entry) => entry === named || WORDS.test(entry[0]));
  return isIndex ? named?.[1] : undefined;
}
