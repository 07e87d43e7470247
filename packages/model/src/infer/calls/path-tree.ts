import type { Method } from "#types/operation.ts";
import type { Call } from "./call.ts";
import { readListHints } from "./list-hints.ts";
import { isCalledCreate } from "./operation-words.ts";
import { isSuffix, nameOfSegment, splitPath } from "#infer/names/path-segments.ts";
import type { Segment } from "#infer/names/path-segments.ts";
import { foldName, stemOf } from "#infer/names/words.ts";

/** Node in the tree of path segments. Paths that differ only in parameter names share it. */
export interface Position {
  readonly segment: Segment;
  readonly parent: Position | undefined;
  readonly children: Map<string, Position>;
  readonly calls: Call[];
  /** Path to this node, as the first path that contains it declares it. */
  readonly path: string;
}

/** Builds the tree of all paths with their calls. `rootName` names the records at `/`, if known. */
export function buildPathTree(calls: readonly Call[], rootName: string): Position {
  const root = createPosition({ text: rootName, parameters: [], shape: "" }, undefined);
  for (const call of calls) {
    const position = splitPath(call.path, call.dottedNames).reduce((at, segment) => {
      const existing = at.children.get(segment.shape);
      if (existing !== undefined) return existing;
      const child = createPosition(segment, at);
      at.children.set(segment.shape, child);
      return child;
    }, root);
    position.calls.push(call);
  }
  return root;
}

function createPosition(segment: Segment, parent: Position | undefined): Position {
  const path =
    parent === undefined ? "" : `${parent.path}${isSuffix(segment) ? "" : "/"}${segment.text}`;
  return { segment, parent, children: new Map(), calls: [], path };
}

/** True for a position whose segment contains a path parameter. */
export function isParameter(position: Position): boolean {
  return position.segment.parameters.length > 0;
}

/** The position and its descendants, parents before children. */
export function listPositions(root: Position): readonly Position[] {
  const positions: Position[] = [];
  const pending = [root];
  for (let at = pending.pop(); at !== undefined; at = pending.pop()) {
    positions.push(at);
    pending.push(...[...at.children.values()].reverse());
  }
  return positions;
}

/** True for a position below a record: its path needs a key. */
export function isNested(position: Position): boolean {
  return isParameter(position) || listAncestors(position).some(isParameter);
}

/** True for records with operations that change something below them. */
export function hasWritesBelow(item: Position | undefined): boolean {
  return [...(item?.children.values() ?? [])].some(({ calls }) =>
    calls.some(({ method }) => method !== "get"),
  );
}

/** Name of the records at a position: the last fixed segment of its path. */
export function subjectOf(position: Position | undefined): string {
  let at = position;
  while (at !== undefined && isParameter(at)) at = at.parent;
  return at === undefined ? "" : nameOfSegment(at.segment);
}

/** Ancestors of a position, the nearest first. */
export function listAncestors(position: Position): readonly Position[] {
  const ancestors: Position[] = [];
  for (let at = position.parent; at !== undefined; at = at.parent) ancestors.push(at);
  return ancestors;
}

/** Call of a method at a position; a call that is not deprecated comes first. */
export function callOf(position: Position | undefined, method: Method): Call | undefined {
  const calls = position?.calls.filter((call) => call.method === method) ?? [];
  return calls.find((call) => !call.isDeprecated) ?? calls[0];
}

/** Parameter below a position, the one with the most calls. */
function firstParameter({ children }: Position): Position | undefined {
  return [...children.values()]
    .filter((child) => isParameter(child) && !isFunction(child))
    .toSorted((a, b) => b.calls.length - a.calls.length || b.children.size - a.children.size)[0];
}

/** True for a call of a function: `Nearest(lat={lat},lon={lon})` (OData 4.01, "URL Conventions", 4.2). */
function isFunction({ segment }: Position): boolean {
  return /^\w[\w.]*\(/.test(segment.text);
}

/** True for keys in a row whose last but one lists records: `/{base}/{table}` above `/{base}/{table}/{record}`. */
function isOwnCollection(first: Position): boolean {
  let at = first;
  for (let next = firstParameter(at); at.calls.length === 0 && next !== undefined;) {
    at = next;
    next = firstParameter(at);
  }
  const record = callOf(firstParameter(at), "get");
  return (
    callOf(at, "get")?.response.shape === "rows" &&
    at.calls.some(({ method }) => method === "post") &&
    record?.response.shape === "record"
  );
}

/** Position of the records of a collection: below it by one parameter, or by several in a row. */
export function itemOf(position: Position): Position | undefined {
  const first = firstParameter(position);
  if (first !== undefined && position.calls.length === 0 && isOwnCollection(first))
    return undefined;
  let item = first ?? itemByKeyName(position) ?? itemByNamedKeys(position);
  while (item !== undefined && (item.calls.length === 0 || isGroup(item))) {
    const children: readonly Position[] = [...item.children.values()];
    const [next] = children;
    if (next === undefined || children.length > 1 || !isParameter(next)) break;
    item = next;
  }
  return item?.calls.every(isListOfSome) === true && item.calls.length > 0 ? undefined : item;
}

/** Name of a key in front of it: `/sources/uid/{uid}`, `/servers/by-id/{id}`. */
const KEY_NAME = /^(?:by[-_]?)?(?:id|uid|uuid|guid|slug|name|code|key)$/i;

/** Names of keys that are names of records too: `/users/email/{email}`, but `/get/alias/{id}`. */
const OTHER_KEY = /^(?:by[-_]?)?(user_?name|email|login|handle|number|sku|alias|external[-_]?id)$/i;

/** True for a segment with the name of the key that follows it. */
export function isKeyName({ segment, children }: Position): boolean {
  if (![...children.values()].every(isParameter)) return false;
  const [, other] = OTHER_KEY.exec(segment.text) ?? [];
  const keys = [...children.values()].flatMap((at) => at.segment.parameters);
  return other === undefined
    ? KEY_NAME.test(segment.text)
    : keys.length > 0 && keys.every((key) => foldName(key) === foldName(other));
}

/** Position of the records of a collection whose paths name the key, the one with the most calls. */
function itemByKeyName({ calls, children }: Position): Position | undefined {
  const isOwn = calls.some(({ method }) => method === "get" || method === "post");
  // `/dashboards/uid/{uid}` next to `/dashboards/db`.
  const isAbove =
    calls.length === 0 &&
    [...children.values()].some((at) => !isKeyName(at) && !isParameter(at) && at.calls.length > 0);
  const isCollection = isOwn || isAbove;
  const items = [...children.values()]
    .filter(isKeyName)
    .flatMap((at) => [...at.children.values()].filter(({ calls: own }) => own.length > 0));
  const [item] = items.toSorted((a, b) => b.calls.length - a.calls.length);
  return isCollection ? item : undefined;
}

/** Position of the records whose path names each of several keys: `/book-tags/book/{bookId}/tag/{tagId}`. */
function itemByNamedKeys({ calls, children }: Position): Position | undefined {
  if (!calls.some(({ method }) => method === "get" || method === "post")) return undefined;
  const item = [...children.values()].map(endOfNamedKeys).find((end) => end !== undefined);
  // Only reads are parts of one record: `/config/section/{section}/option/{option}`.
  return item?.calls.some(({ method }) => method !== "get") === true ? item : undefined;
}

/** End of at least two names in a row, each with its key and no call before the end. */
function endOfNamedKeys(first: Position): Position | undefined {
  let keys = 0;
  for (let name: Position | undefined = first; name !== undefined && isNameOfKey(name);) {
    const [key]: readonly Position[] = [...name.children.values()];
    if (key === undefined) return undefined;
    keys += 1;
    if (key.calls.length > 0) return keys > 1 ? key : undefined;
    const next: readonly Position[] = [...key.children.values()];
    name = next.length === 1 ? next[0] : undefined;
  }
  return undefined;
}

/** True for a segment that only has the key with its name below it: `/book/{bookId}`. */
export function isNameOfKey({ segment, calls, children }: Position): boolean {
  const [key, ...others] = [...children.values()].flatMap((at) => at.segment.parameters);
  if (key === undefined || others.length > 0 || calls.length > 0 || children.size > 1) return false;
  if (segment.parameters.length > 0) return false;
  const name = foldName(segment.text);
  return [name, stemOf(name)].some((text) =>
    ["", "id", "uuid", "key", "code", "name", "slug"].some((end) => foldName(key) === text + end),
  );
}

/**
 * True for a part of a key that lists or creates some of the records: `/order-items/{order}` above
 * `/order-items/{order}/{no}`.
 */
function isGroup({ calls, parent, children }: Position): boolean {
  const [below] = children.values();
  let above = parent;
  while (above !== undefined && isParameter(above) && above.calls.length === 0)
    above = above.parent;
  return (
    calls.every((call) => isList(call) || (call.method === "post" && isCalledCreate(call))) &&
    above?.calls.some(isList) === true &&
    below?.calls.some((call) => call.response.shape === "record" || writesOne(call)) === true
  );
}

/** True for a list, by its words, of the records that a key of others selects: `/consumers/{vhost}`. */
function isListOfSome(call: Call): boolean {
  const { method, parameters, operationId, summary, description } = call;
  return (
    method === "get" &&
    isList(call) &&
    LIST_OF_SOME.test(summary ?? description ?? "") &&
    readListHints({ parameters, operationId, summary: summary ?? description }).isCalledList
  );
}

const LIST_OF_SOME =
  /\b(?:in|of|for|by|on) (?:an? |the )?(?:given|specific|certain|particular|named|single|specified)\b/i;

function isList(call: Call): boolean {
  return call.method === "get" && (call.response.shape === "rows" || isListInWords(call));
}

/** True for a read without a schema whose words name a list: "A list of all queues in a given virtual host". */
function isListInWords({ response, parameters, operationId, summary, description }: Call): boolean {
  const isKnown = response.shape !== "value" && response.shape !== "none";
  if (isKnown || response.schema !== undefined) return false;
  return readListHints({ parameters, operationId, summary: summary ?? description }).isCalledList;
}

function writesOne({ method, response }: Call): boolean {
  return (method === "put" || method === "delete") && response.shape !== "rows";
}

/** Path as a call at this position declares it, else as the tree contains it. */
export function pathOf(position: Position): string {
  return position.calls[0]?.path ?? position.path;
}
