import type { Call } from "#infer/calls/call.ts";
import { isParameter, itemOf, subjectOf } from "#infer/calls/path-tree.ts";
import type { Position } from "#infer/calls/path-tree.ts";
import { isVersion } from "#infer/names/technical-names.ts";
import { splitWords, stemOf } from "#infer/names/words.ts";
import type { Role } from "./resource-draft.ts";

/** Call whose path names the operation below a collection: `/orders/create`, `/Order/GetOrderById/{id}`. */
export interface VerbCall {
  /** Words of the segment without the name of the records, folded: `getbyid`. */
  readonly verb: string;
  readonly call: Call;
  /** Position of the record, if its key comes after the verb. */
  readonly item: Position | undefined;
}

interface VerbRole {
  readonly role: Role;
  /** Verbs in order of preference. */
  readonly verbs: readonly string[];
  readonly accepts: (call: Call) => boolean;
}

const words = (text: string): readonly string[] => text.split(" ");
const isWrite = ({ method }: Call) => method !== "get" && method !== "head";

/** Verbs in paths by role: `/orders.list`, `/orders/create`, `/Order/GetById/{id}`. */
const ROLES: readonly VerbRole[] = [
  {
    role: "list",
    verbs: words(
      "index list all getall listall findall fetchall getlist getpaged getpagedlist getallpaged getpage paged paginated json search query find filter paginate browse scroll get searchread",
    ),
    accepts: ({ response }) => response.shape === "rows",
  },
  {
    role: "read",
    verbs: words(
      "info get getbyid byid byuuid bykey read show retrieve detail details view fetch getone getdetails getdetail getinfo find findbyid findone byid single getsingle inspect json",
    ),
    accepts: ({ response }) => response.shape === "record",
  },
  {
    role: "create",
    verbs: words("create add new insert addnew createnew register"),
    accepts: isWrite,
  },
  { role: "update", verbs: words("update edit modify change set save write"), accepts: isWrite },
  {
    role: "remove",
    verbs: words("delete remove destroy revoke deletebyid removebyid"),
    accepts: isWrite,
  },
];

/** Verbs of one operation that creates and updates. */
const SAVE = /^(?:save|upsert|store|(?:add|create|insert)or(?:update|edit)|addedit|saveorupdate)$/;

/** True for a verb that creates or replaces: the body is the whole record. */
export function isSave({ verb }: VerbCall): boolean {
  return SAVE.test(verb);
}

/** Calls below a position whose path names them, in document order. */
export function listVerbCalls(position: Position): readonly VerbCall[] {
  if (isVersion(position.segment.text)) return [];
  return [...position.children.values()]
    .filter((child) => !isParameter(child))
    .flatMap((child) => {
      const verb = readVerb(child, position);
      const item = itemOf(child);
      const usable = ({ isDeprecated }: Call) => !isDeprecated;
      return [
        ...child.calls.filter(usable).map((call) => ({ verb, call, item: undefined })),
        ...(item?.calls ?? []).filter(usable).map((call) => ({ verb, call, item })),
      ];
    });
}

/** Role of each verb call that has one. */
export function findVerbRoles(position: Position): ReadonlyMap<Role, VerbCall> {
  const calls = listVerbCalls(position);
  const matches = new Map<Role, VerbCall>();
  for (const { role, verbs, accepts } of ROLES) {
    const taken = new Set([...matches.values()].map(({ call }) => call));
    const match = verbs
      .flatMap((verb) => calls.filter((one) => one.verb === verb))
      .find(({ call, item }) => accepts(call) && !taken.has(call) && (role !== "list" || !item));
    if (match !== undefined) matches.set(role, match);
  }
  const save = calls.find(({ verb, call }) => SAVE.test(verb) && isWrite(call));
  if (save !== undefined && !matches.has("create")) matches.set("create", save);
  if (save !== undefined && !matches.has("update")) matches.set("update", save);
  return matches;
}

/** The segment without the name of the records above it: `GetOrderById` below `/Order` is `getbyid`. */
function readVerb({ segment }: Position, above: Position): string {
  const all = splitWords(segment.text);
  const stem = stemOf(subjectOf(above));
  for (let start = 0; start < all.length; start += 1) {
    for (let end = all.length; end > start; end -= 1) {
      const isName = stemOf(all.slice(start, end).join(" ")) === stem;
      if (isName && end - start < all.length)
        return [...all.slice(0, start), ...all.slice(end)].join("");
    }
  }
  return all.join("");
}
