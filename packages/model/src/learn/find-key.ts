import { foldName } from "#infer/names/words.ts";
import { ownMember } from "#own/own-member.ts";
import type { JsonPath } from "#types/json.ts";
import type { KeyPart, Resource } from "#types/resource.ts";
import { isJsonObject, valueAt } from "#request/values/value-at.ts";
import { scalarText } from "#request/values/write-text.ts";

type Row = Readonly<Record<string, unknown>>;

const LEAST_ROWS = 2;
const USUAL_NAMES = ["id", "uuid", "uid", "guid", "key", "name", "slug", "code"];
const NESTED_NAMES = USUAL_NAMES.slice(0, 5);

/** True if each row has the whole key, and no two rows have the same. */
export function isKeyOf(key: readonly KeyPart[], rows: readonly unknown[]): boolean {
  const texts = rows.map((row) => key.map(({ field }) => textAt(row, field)));
  const isWhole = key.length > 0 && texts.every((parts) => !parts.includes(""));
  return isWhole && new Set(texts.map((parts) => parts.join("\0"))).size === rows.length;
}

/**
 * The described key with another field for the part that no row has: one with the name of the record, its parameter or a
 * key, or the id in an inner object. Undefined if none makes the key unique.
 */
export function findPresentKey(
  { key, labels }: Pick<Resource, "key" | "labels">,
  rows: readonly Row[],
): readonly KeyPart[] | undefined {
  const missing = key.filter(({ field }) => rows.every((row) => textAt(row, field) === ""));
  const [part, ...others] = missing;
  const isOpen = part !== undefined && others.length === 0 && part.prefix === undefined;
  if (!isOpen || rows.length < LEAST_ROWS) return undefined;
  return listPaths(part, foldName(labels.one), rows)
    .map((field) => key.map((one) => (one === part ? { ...one, field } : one)))
    .find((candidate) => isKeyOf(candidate, rows));
}

function listPaths(part: KeyPart, record: string, rows: readonly Row[]): readonly JsonPath[] {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const sought = [
    part.parameter,
    record,
    ...["id", "key", "name"].map((end) => record + end),
    ...USUAL_NAMES,
  ].map(foldName);
  const own = sought.flatMap((text) => names.filter((name) => foldName(name) === text));
  const inner = names.flatMap((name) =>
    rows.every((row) => isJsonObject(ownMember(row, name)))
      ? NESTED_NAMES.map((id) => [name, id])
      : [],
  );
  return [...own.map((name) => [name]), ...inner];
}

function textAt(row: unknown, path: JsonPath): string {
  return scalarText(valueAt(row, path)) ?? "";
}
