import { ownMember } from "#own/own-member.ts";
import type { JsonMap } from "#read/member.ts";
import { encodeSegment } from "./address.ts";

const KEYS = ["id", "_id", "uuid", "guid", "key", "slug", "code", "name"];

/**
 * Path of a route with the keys of a row: of the list above it, or for a parameter that this list does not have, of the
 * list that it names (`{team}`, `/teams`). Undefined if a key is unknown. `lists`: rows by path.
 */
export function fillRoute(
  path: string,
  lists: ReadonlyMap<string, readonly JsonMap[]>,
): string | undefined {
  const segments = path.split("/");
  const first = segments.findIndex((segment) => segment.startsWith("{"));
  const above = segments.slice(0, first).join("/");
  const rows = lists.get(above) ?? lists.get(`${above}/`) ?? [];
  const isSingle = segments.filter((segment) => segment.startsWith("{")).length === 1;
  for (const row of [...rows.slice(0, MAX_ROWS), undefined]) {
    const filled = fill(segments, { row, isSingle, lists });
    if (filled !== undefined) return filled;
  }
  return undefined;
}

/** Rows that are tried: the first ones may have empty keys. */
const MAX_ROWS = 5;

interface Filling {
  readonly row: JsonMap | undefined;
  /** True for a path with one parameter. */
  readonly isSingle: boolean;
  readonly lists: ReadonlyMap<string, readonly JsonMap[]>;
}

function fill(segments: readonly string[], { row, isSingle, lists }: Filling): string | undefined {
  const filled = segments.map((segment, at) => {
    if (!segment.startsWith("{")) return segment;
    const name = segment.slice(1, -1);
    const isOfRow = isSingle || at === segments.length - 1;
    const key = keyOf(row, name, isOfRow) ?? keyOf(listNamed(name, lists)?.[0], name, true);
    return key === undefined ? undefined : encodeSegment(key);
  });
  return filled.includes(undefined) ? undefined : filled.join("/");
}

/** The member that a parameter names, else the key of the row. */
function keyOf(row: JsonMap | undefined, parameter: string, isOfRow: boolean): string | undefined {
  if (row === undefined) return undefined;
  const words = wordsOf(parameter);
  const named = Object.keys(row).find((name) => wordsOf(name) === words);
  const name = named ?? (isOfRow ? KEYS.find((key) => Object.hasOwn(row, key)) : undefined);
  const value = name === undefined ? undefined : ownMember(row, name);
  const isKey = (typeof value === "string" && value !== "") || typeof value === "number";
  return isKey ? String(value) : undefined;
}

/** The list whose name is that of a parameter: `/teams` for `team`, `teamId` and `team_name`. */
function listNamed(
  parameter: string,
  lists: ReadonlyMap<string, readonly JsonMap[]>,
): readonly JsonMap[] | undefined {
  const stem = wordsOf(parameter).replace(/(?:id|name|key|slug|uuid)$/, "");
  if (stem === "") return undefined;
  for (const [path, rows] of lists) {
    const last = wordsOf(path.replace(/\/$/, "").split("/").at(-1) ?? "");
    if (
      rows.length > 0 &&
      [stem, `${stem}s`, `${stem}es`, stem.replace(/y$/, "ies")].includes(last)
    )
      return rows;
  }
  return undefined;
}

function wordsOf(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z\d]/g, "");
}
