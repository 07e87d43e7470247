import type { Call } from "#infer/calls/call.ts";
import { isPagedBy } from "#infer/calls/list-hints.ts";
import { callOf, isParameter, itemOf, subjectOf } from "#infer/calls/path-tree.ts";
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
  readonly accepts: (call: Call, verb: string) => boolean;
}

const READS_ONE = /^(?:info|read|show|details?|getone|getbyid|byid)$/;

const words = (text: string): readonly string[] => text.split(" ");
const isWrite = ({ method }: Call) => method !== "get" && method !== "head";

/** Verbs in paths by role: `/orders.list`, `/orders/create`, `/Order/GetById/{id}`. */
const ROLES: readonly VerbRole[] = [
  {
    role: "list",
    verbs: words(
      "index list all getall listall findall fetchall getmany findmany listmany getlist getpaged getpagedlist getallpaged getpage page pagelist listpage pagequery querypage paged paginated json search query find filter paginate browse scroll get searchread",
    ),
    accepts: ({ response }) => response.shape === "rows",
  },
  {
    role: "read",
    verbs: words(
      "info get getbyid byid byuuid bykey read show retrieve detail details view fetch getone getdetails getdetail getinfo find findbyid findone byid single getsingle inspect json",
    ),
    accepts: ({ response, path }, verb) =>
      response.shape === "record" ||
      // Some APIs return a record in a list of one.
      (response.shape === "rows" && path.endsWith("}") && READS_ONE.test(verb)),
  },
  {
    role: "create",
    verbs: words("create add new insert addnew createnew register make generate issue"),
    accepts: isWrite,
  },
  {
    role: "update",
    verbs: words("update edit modify change amend alter revise set save write patch"),
    accepts: isWrite,
  },
  {
    role: "remove",
    verbs: words("delete remove destroy drop erase revoke deletebyid removebyid"),
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
    .filter((child) => !isParameter(child) && !isCollection(child))
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

/** Verbs that are the names of records too. */
const NAMES = /^(?:filter|search|query|index|page|find|view|issue|change|browse|scroll)$/;

/**
 * True for a list of records with the name of a verb: `GET /api/filter` with `DELETE /api/filter/{id}`, or `GET
 * /providers/all` with `GET /providers/all/{id}`.
 */
function isCollection(position: Position): boolean {
  const name = position.segment.text.toLowerCase();
  if (!NAMES.test(name) && name !== "all") return false;
  const item = itemOf(position);
  const isRead = name === "all" && callOf(item, "get")?.response.shape === "record";
  const isChanged = item?.calls.some(({ method }) => /^(?:put|patch|delete)$/.test(method));
  const isList = callOf(position, "get")?.response.shape === "rows";
  return isList && (isChanged === true || isRead);
}

/** Role of each verb call that has one. */
export function findVerbRoles(position: Position): ReadonlyMap<Role, VerbCall> {
  const calls = listVerbCalls(position);
  const matches = new Map<Role, VerbCall>();
  for (const { role, verbs, accepts } of ROLES) {
    const taken = new Set([...matches.values()].map(({ call }) => call));
    const [match] = verbs
      .flatMap((verb) => calls.filter((one) => one.verb === verb))
      .filter(
        ({ verb, call, item }) =>
          accepts(call, verb) && !taken.has(call) && (role !== "list" || !item),
      )
      .toSorted((a, b) => (role === "list" ? rankList(a) - rankList(b) : 0));
    if (match !== undefined) matches.set(role, match);
  }
  const save = calls.find(({ verb, call }) => SAVE.test(verb) && isWrite(call));
  if (save !== undefined && !matches.has("create")) matches.set("create", save);
  if (save !== undefined && !matches.has("update")) matches.set("update", save);
  return matches;
}

/** A list of all records comes before a search by POST, and before one with required input. */
function rankList({ verb, call }: VerbCall): number {
  const isSearch = SEARCH.test(verb) && call.method !== "get";
  const isRestricted = call.parameters.some(
    ({ parameter }) =>
      parameter.in === "query" && parameter.isRequired && !isPagedBy(parameter.name),
  );
  return (isSearch ? 1 : 0) + (isRestricted ? 2 : 0);
}

const SEARCH = /^(?:search|query|find|filter)$/;

/** The segment without the name of the records above it: `GetOrderById` below `/Order` is `getbyid`. */
function readVerb({ segment }: Position, above: Position): string {
  const all = splitWords(segment.text);
  const subject = subjectOf(above);
  // `hr.leave.get_leaves` names the records without their namespace.
  const stems = new Set([subject, subject.split(".").at(-1) ?? ""].map(stemOf));
  for (let start = 0; start < all.length; start += 1) {
    for (let end = all.length; end > start; end -= 1) {
      const isName = stems.has(stemOf(all.slice(start, end).join(" ")));
      if (isName && end - start < all.length)
        return [...all.slice(0, start), ...all.slice(end)].join("");
    }
  }
  return all.join("");
}
