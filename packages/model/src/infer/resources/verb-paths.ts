import type { Call } from "#infer/calls/call.ts";
import { isNested, isParameter, itemOf, listPositions } from "#infer/calls/path-tree.ts";
import type { Position } from "#infer/calls/path-tree.ts";
import { isVerbSegment, nameOfSegment } from "#infer/names/path-segments.ts";
import { namesSeveral } from "#infer/names/technical-names.ts";
import { isPlainVerb } from "#infer/names/verbs.ts";
import { splitWords, stemOf } from "#infer/names/words.ts";
import { isCollectionName } from "./undescribed-lists.ts";

/** Path that begins with a verb: `/get-users`, `/add/user`. */
export interface VerbPath {
  readonly verb: string;
  /** Name of the records: `users`. */
  readonly name: string;
  readonly position: Position;
  readonly calls: readonly Call[];
}

/** Paths with a verb by the records that they name, with the plain paths of the same records. */
export function groupVerbPaths(root: Position): readonly (readonly VerbPath[])[] {
  const groups = new Map<string, VerbPath[]>();
  for (const path of listPositions(root).flatMap(readVerbPath)) {
    const key = keyOf(parentOf(path), path.name);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [path]);
    else group.push(path);
  }
  for (const path of listPositions(root).flatMap(readPlainPath)) {
    const group = groups.get(keyOf(path.position.parent, path.name));
    if (group?.some(({ verb }) => OF_RECORDS.test(verb))) group.push(path);
  }
  return [...groups.values()];
}

/** Verbs that list, create or delete records: not `set` alone. */
const OF_RECORDS = /^(?:list|create|add|insert|new|register|delete|remove|destroy)$/;

function keyOf(parent: Position | undefined, name: string): string {
  return `${parent?.path ?? ""} ${stemOf(name)}`;
}

/** Path without a verb of records that other paths write: `/domains`, `/domain-info` next to `/add-domain`. */
function readPlainPath(position: Position): readonly VerbPath[] {
  const { segment, parent, calls, children } = position;
  if (parent === undefined || isParameter(position) || children.size > 0) return [];
  // Lists below a record belong to records at other paths too.
  if (isNested(position)) return [];
  const [call, ...others] = calls;
  if (call === undefined || others.length > 0) return [];
  const words = splitWords(nameOfSegment(segment));
  if (isPlainVerb(words[0] ?? "")) return [];
  const isInfo = words.length > 1 && /^(?:info|details?)$/.test(words.at(-1) ?? "");
  if (isInfo) return [{ verb: "info", name: withoutLast(words).join("-"), position, calls }];
  const isList = call.response.shape === "rows" && isCollectionName(position);
  return isList ? [{ verb: "list", name: words.join("-"), position, calls }] : [];
}

function readVerbPath(position: Position): readonly VerbPath[] {
  const { segment, parent } = position;
  if (parent === undefined || isParameter(position)) return [];
  if (isVerbSegment(segment) && !isMethod(position)) return [];
  const joined = splitJoined(position);
  const [first = "", ...rest] = splitWords(nameOfSegment(segment));
  const calls = [...position.calls, ...(itemOf(position)?.calls ?? [])];
  if (calls.length === 0) return [];
  if (joined !== undefined) return [{ ...joined, position, calls }];
  if (rest.length > 0 && (isPlainVerb(first) || OTHER_VERB.test(first))) {
    // `/Order/GetOrders` belongs to the resource at `/Order`.
    const subjects = [parent.segment.text, parent.segment.text.split(".").at(-1) ?? ""];
    if (subjects.some((one) => stemOf(rest.join(" ")) === stemOf(one))) return [];
    // `getUserList` lists users, `getUserDetail` reads one.
    const isPart = isPlainVerb(first) && rest.length > 1;
    const last = isPart ? (rest.at(-1) ?? "") : "";
    const verb = /^(?:list|all|page)$/.test(last) ? "list" : first;
    const names = /^(?:list|all|page|details?|info)$/.test(last) ? withoutLast(rest) : rest;
    if (namesSeveral(names.join(" "))) return [];
    return [{ verb, name: names.join("-"), position, calls }];
  }
  const above = splitWords(parent.segment.text);
  const [verb = ""] = above;
  const isBelowVerb = above.length === 1 && isPlainVerb(verb) && !isParameter(parent);
  return isBelowVerb ? [{ verb, name: segment.text, position, calls }] : [];
}

/**
 * True for a verb and a name behind a namespace: `hr.get_orders`, but not `documents.bulk_update`, and not
 * `documents.add_user` next to `documents.list`, where the records are documents.
 */
function isMethod({ segment: { text }, parent }: Position): boolean {
  const [verb = "", ...name] = splitWords(text);
  if (!text.startsWith(".") || name.length === 0 || !isPlainVerb(verb)) return false;
  return parent?.calls.length === 0 && !METHODS_OF_RECORDS.some((one) => parent.children.has(one));
}

const METHODS_OF_RECORDS = [".list", ".get", ".info", ".create", ".update", ".delete"];

/** Verbs that are written together with a name, if another verb has the same name next to it. */
const JOINED = /^(all|list|get|new|add|create|insert|update|edit|delete|remove)([a-z]{4,})$/;

/** Verb and name of a segment without a separator: `newcategory` next to `allcategories` and `deletecategory`. */
function splitJoined({ segment, parent }: Position): Pick<VerbPath, "verb" | "name"> | undefined {
  const [, verb = "", name = ""] = JOINED.exec(segment.text) ?? [];
  if (verb === "" || parent === undefined) return undefined;
  const verbs = readJoinedVerbs(parent).get(stemOf(name));
  if (verbs === undefined || verbs.size < 2) return undefined;
  return { verb: verb === "all" ? "list" : verb, name };
}

/** Verbs in front of each name below a position. */
function readJoinedVerbs(parent: Position): ReadonlyMap<string, ReadonlySet<string>> {
  const cached = joinedVerbs.get(parent);
  if (cached !== undefined) return cached;
  const verbs = new Map<string, Set<string>>();
  for (const { segment } of parent.children.values()) {
    const [, verb = "", name = ""] = JOINED.exec(segment.text) ?? [];
    if (verb !== "") verbs.set(stemOf(name), (verbs.get(stemOf(name)) ?? new Set()).add(verb));
  }
  joinedVerbs.set(parent, verbs);
  return verbs;
}

/** Cache: many siblings have the same verbs. */
const joinedVerbs = new WeakMap<Position, ReadonlyMap<string, ReadonlySet<string>>>();

/** Verbs that count as such if another path has a plain verb with the same name: `/describe-volumes`. */
const OTHER_VERB =
  /^(?:describe|search|query|read|show|load|view|make|amend|alter|revise|drop|erase|destroy)$/;

function withoutLast(words: readonly string[]): readonly string[] {
  return words.slice(0, -1);
}

/** Position above the verb. */
function parentOf({ position }: VerbPath): Position | undefined {
  const [first = "", ...rest] = splitWords(nameOfSegment(position.segment));
  const isSplit = rest.length > 0 && (isPlainVerb(first) || OTHER_VERB.test(first));
  const isInSegment = isSplit || splitJoined(position) !== undefined;
  return isInSegment ? position.parent : position.parent?.parent;
}
