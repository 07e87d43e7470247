import type { Document } from "#read/document.ts";
import { readSchema } from "#read/schema.ts";
import type { Call } from "#infer/calls/call.ts";
import { readOperationWords } from "#infer/calls/operation-words.ts";
import { foldName, splitWords, stemOf } from "#infer/names/words.ts";
import { requiresKey } from "./outside-keys.ts";
import { keyParameters } from "#infer/keys/infer-key.ts";
import { subjectOfDraft } from "./resource-draft.ts";
import type { ResourceDraft, Role } from "./resource-draft.ts";
import type { KeyLocation } from "#infer/keys/infer-key.ts";

/** Location of the key in the calls for one record; `actions` are further calls of the same records. */
export function findKeyLocation(
  document: Document,
  subject: string,
  calls: ReadonlyMap<Role, Call>,
  actions: readonly Call[] = [],
): KeyLocation | undefined {
  const stem = stemOf(subject);
  const last = stemOf(splitWords(subject).at(-1) ?? "");
  const names = [
    "id",
    "_id",
    "uuid",
    "guid",
    "uid",
    "gid",
    "oid",
    "key",
    "slug",
    `${stem}id`,
    `${stem}uuid`,
    stem,
    `${last}id`,
    last,
    ...["code", "number", "key"].map((ending) => stem + ending),
    "name",
  ];
  for (const role of ["read", "remove", "update"] as const) {
    const call = calls.get(role);
    if (call === undefined) continue;
    const locations = listKeyLocations(document, call);
    for (const name of names) {
      const location = locations.find(({ parameter }) => foldName(parameter) === foldName(name));
      // The `name` in the body of an edit may be a new one.
      const isNew = role === "update" && name === "name" && location !== undefined;
      if (location !== undefined && !(isNew && !requiresKey(call, location))) return location;
    }
    // The key is among the inputs of the read.
    if (role === "read" && locations.length > 0) break;
  }
  return (
    findSharedKey(document, calls, actions) ?? findRequiredKey(document, stem, { calls, actions })
  );
}

interface RecordCalls {
  readonly calls: ReadonlyMap<Role, Call>;
  readonly actions: readonly Call[];
}

/**
 * Input that most edits and actions require, if the records are not read: a field of the rows (`login` of
 * `/users/update`), or the name of the record (`issue` of `/issues/assign`).
 */
function findRequiredKey(
  document: Document,
  stem: string,
  { calls, actions }: RecordCalls,
): KeyLocation | undefined {
  if (!calls.has("list") || calls.has("read")) return undefined;
  const { response } = calls.get("list") ?? {};
  const { properties } = readSchema(document, response?.shape === "rows" ? response.inner : {});
  const edits = (["remove", "update", "replace"] as const).flatMap((role) => calls.get(role) ?? []);
  const writes = actions.filter(({ method }) => method !== "get");
  const counts = new Map<string, { readonly location: KeyLocation; count: number }>();
  for (const call of [...edits, ...writes]) {
    for (const location of listKeyLocations(document, call)) {
      if (!requiresKey(call, location)) continue;
      const entry = counts.get(location.parameter);
      if (entry === undefined) counts.set(location.parameter, { location, count: 1 });
      else entry.count += 1;
    }
  }
  const isOwn = (name: string) =>
    properties.has(name) || [stem, `${stem}id`].includes(foldName(name));
  const isMost = (count: number) => edits.length > 0 && count > Math.max(2, writes.length / 2);
  const [first, second] = [...counts.values()]
    .filter(({ location, count }) => isOwn(location.parameter) || isMost(count))
    .toSorted((a, b) => b.count - a.count);
  if (first === undefined || first.count < 2 || first.count === second?.count) return undefined;
  return edits.every((call) => requiresKey(call, first.location)) ? first.location : undefined;
}

/**
 * Input that the read of a record has in common with its edit or removal, or alone: `?channel=` of `/rooms.info`, the
 * `address` of `/senders/info` next to rows with it.
 */
function findSharedKey(
  document: Document,
  calls: ReadonlyMap<Role, Call>,
  actions: readonly Call[],
): KeyLocation | undefined {
  const read = calls.get("read");
  if (read === undefined) return undefined;
  const edits = (["remove", "update", "replace"] as const).flatMap((role) => calls.get(role) ?? []);
  const [own, ofEdits, ofActions] = [[read], edits, actions].map((some) =>
    some.map((call) => listKeyLocations(document, call)),
  );
  const member = read.response.path.at(-1);
  const rows = calls.get("list")?.response;
  const listed = rows?.shape === "rows" ? readSchema(document, rows.inner).properties : undefined;
  const isOnly = own?.[0]?.length === 1;
  const countIn = (all: readonly (readonly KeyLocation[])[] = [], name: string) =>
    all.filter((locations) => locations.some(({ parameter }) => parameter === name)).length;
  return own?.[0]?.find(
    ({ parameter }) =>
      parameter === member ||
      (isOnly && listed?.has(parameter) === true) ||
      (edits.length > 0 && countIn(ofEdits, parameter) === edits.length) ||
      (edits.length === 0 && countIn(ofActions, parameter) >= Math.max(3, actions.length / 2)),
  );
}

/** "The id ( owner/name ) of the user". */
const JOINED = /[(`"]\s*([a-z_]\w*)\s*\/\s*([a-z_]\w*)\s*[)`"]/i;

function listKeyLocations(document: Document, call: Call): readonly KeyLocation[] {
  const inQuery = call.parameters
    .filter(({ parameter }) => parameter.in === "query")
    .map(({ parameter }): KeyLocation => {
      const { description = "" } = parameter.field;
      const [, before, after] = JOINED.exec(description) ?? [];
      const location: KeyLocation = { in: "query", parameter: parameter.name };
      return before === undefined || after === undefined
        ? location
        : { ...location, joined: [before, after] };
    });
  const body = call.body === undefined ? undefined : readSchema(document, call.body.schema);
  const isScalar = (node: unknown) =>
    !readSchema(document, node).types.some((type) => type === "object" || type === "array");
  const isSetting = (name: string) =>
    call.parameters.some(({ parameter }) => parameter.in === "body" && parameter.name === name);
  const inBody = [...(body?.properties ?? [])].flatMap(([parameter, node]) =>
    isScalar(node) && !isSetting(parameter) ? [{ in: "body" as const, parameter }] : [],
  );
  return [...inQuery, ...inBody];
}

/** True if a call takes the key of a record outside its path, so it acts on one record: `POST /orders/cancel` with an `id`. */
export function actsOnRecord(call: Call, draft: ResourceDraft): boolean {
  const { verbs, item, position } = draft;
  if (verbs?.key !== undefined) return takesKey(call, verbs.key);
  const [key, ...others] = item === undefined ? [] : keyParameters(item, position);
  if (key === undefined || others.length > 0 || isAdding(call)) return false;
  const names = new Set(["id", foldName(key), `${stemOf(subjectOfDraft(draft))}id`]);
  return listInputs(call).some(
    ({ name, isRequired, isOnly }) => (isRequired || isOnly) && names.has(foldName(name)),
  );
}

/** True for words that add or try something: the key in the input is that of another or of a new record. */
function isAdding(call: Call): boolean {
  const [inPath = ""] = splitWords(call.path.split("/").at(-1) ?? "");
  return [inPath, ...readOperationWords(call).verbs].some((verb) => ADDING.test(verb));
}

const ADDING =
  /^(?:create|add|insert|new|register|invite|attach|assign|link|import|test|check|validate|preview)$/;

/** True if a call takes the key of a record in its query or body. */
export function takesKey(call: Call, key: KeyLocation | undefined): boolean {
  if (key === undefined) return false;
  return listInputs(call).some(({ name }) => foldName(name) === foldName(key.parameter));
}

interface Input {
  readonly name: string;
  readonly isRequired: boolean;
  /** The only member of the body. */
  readonly isOnly: boolean;
}

/** Parameters of the query and members of the body. */
function listInputs({ parameters, body }: Call): readonly Input[] {
  const field = body?.field;
  const members = field?.kind === "group" ? field.fields : [];
  return [
    ...parameters.flatMap(({ parameter }) =>
      parameter.in === "query"
        ? [{ name: parameter.name, isRequired: parameter.isRequired, isOnly: false }]
        : [],
    ),
    ...members.map(({ name, isRequired }) => ({ name, isRequired, isOnly: members.length === 1 })),
  ];
}
