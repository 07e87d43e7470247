import type { ModelChunk } from "#types/model-chunk.ts";
import type { Operation } from "#types/operation.ts";
import type { Resource } from "#types/resource.ts";
import { keyValues } from "#request/parameters/key-values.ts";
import { requiredInputs } from "./required-inputs.ts";

type Operations = Pick<ModelChunk, "operations">;

/** Start and end of a word in an id, a path or a label: `posts.restore`, `restorePost`, `PostRestore`. */
const restoring = (verbs: string, capitals: string) =>
  new RegExp(`(?:^|[^A-Za-z])(?:${verbs})(?![a-z])|(?:${capitals})(?![a-z])`);

const RESTORE = restoring(
  "restore|undelete|untrash|undestroy|recover|reinstate|revive",
  "Restore|Undelete|Untrash|Recover|Reinstate|Revive",
);
const UNARCHIVE = restoring("unarchive", "Unarchive");
const REACTIVATE = restoring("reactivate|activate|enable", "Reactivate|Activate|Enable");

/** Verbs of a restore, and the words with which a deletion mentions it: "it can be reactivated". */
const BACK: readonly (readonly [verb: RegExp, words: RegExp])[] = [
  [restoring("reactivate", "Reactivate"), /\bre-?activat(?:e|ed|ion)\b/i],
  [restoring("recover", "Recover"), /\brecover(?:ed|able|y)?\b/i],
  [restoring("reinstate", "Reinstate"), /\breinstat(?:e|ed|ement)\b/i],
  [restoring("revive", "Revive"), /\breviv(?:e|ed|al)\b/i],
  [restoring("reopen", "Reopen"), /\bre-?open(?:ed)?\b/i],
  [restoring("unsuspend|resume", "Unsuspend|Resume"), /\b(?:unsuspend|resum)(?:e|ed)?\b/i],
];

/** Words of a deletion that retains the record. */
const SOFT =
  /\bsoft|(?<!\bsupport )\btrash|recycle|\brestored?\b|mark(?:s|ed)? as (?:deleted|removed)/i;

/** Fields that mark a record as deleted. */
const DELETED_FIELD =
  /^(?:is|was)?(?:soft)?(?:deleted|archived|trashed|removed|discarded)(?:at|on|date|time|by)?$/;

/** The text without its negated parts: "it cannot be restored". */
function affirm(text: string): string {
  return text.replaceAll(/\b(?:can(?:not| not|['’]t)|not|never|without)\b[^.;]*/gi, "");
}

/** True if a deletion only marks the record: its words, those of its parameters, or a field such as `deleted_at`. */
export function isSoftRemove({ operations }: Operations, resource: Resource): boolean {
  const remove = operations.find(({ id }) => id === resource.operations.remove);
  const inputs = remove?.parameters.map(({ field }) => field.description) ?? [];
  const texts = affirm([remove?.label, remove?.description, ...inputs].join(". "));
  return SOFT.test(texts) || resource.fields.some(({ name }) => marksDeleted(name));
}

function marksDeleted(name: string): boolean {
  return DELETED_FIELD.test(name.replaceAll(/[^A-Za-z]/g, "").toLowerCase());
}

/**
 * Finds the operation that restores a deleted record. Its words name that, and the deletion is soft: the restore of a
 * backup is another thing. Undefined if it requires input.
 */
export function findRestore(chunk: Operations, resource: Resource): Operation | undefined {
  const remove = chunk.operations.find(({ id }) => id === resource.operations.remove);
  if (remove === undefined) return undefined;
  const removes = affirm(`${remove.id} ${remove.label}. ${remove.description ?? ""}`);
  return chunk.operations.find((operation) => {
    const { role, scope, resource: of, method, server } = operation;
    if (role !== "action" || scope !== "record" || of !== resource.name) return false;
    if (method === "get" || method === "head" || method === "delete" || server !== undefined)
      return false;
    const isOfArchive =
      /archiv/i.test(removes) && (isNamed(operation, UNARCHIVE) || isNamed(operation, RESTORE));
    const isOfActive =
      /deactivat|disabl|\bretir|suspend|decommission/i.test(removes) &&
      isNamed(operation, REACTIVATE);
    const isMentioned = BACK.some(
      ([verb, words]) => isNamed(operation, verb) && words.test(removes),
    );
    const isOfDeleted = isNamed(operation, RESTORE) && isAboutDeleted(chunk, resource, operation);
    const isOf = isOfArchive || isOfActive || isOfDeleted || isMentioned;
    return isOf && takesNoInput(operation, resource);
  });
}

/** True if the words of an operation name one of the verbs: the last part of its path, its id or its label. */
function isNamed({ id, label, path }: Operation, verbs: RegExp): boolean {
  const last = path.split(/[/.:]/).findLast((part) => part !== "" && !part.includes("{")) ?? "";
  return [last, id, label].some((text) => verbs.test(text));
}

function isAboutDeleted(chunk: Operations, resource: Resource, operation: Operation): boolean {
  const { id, label, path, description = "" } = operation;
  const texts = `${id} ${label} ${path} ${description}`;
  return /undelete|untrash|undestroy|deleted|trash/i.test(texts) || isSoftRemove(chunk, resource);
}

function takesNoInput(operation: Operation, resource: Resource): boolean {
  const { body } = operation;
  const keyNames = listKeyMembers(operation, resource);
  const isFree =
    body?.isRequired !== true ||
    body.field.kind !== "group" ||
    body.field.fields.every(({ name, isRequired }) => !isRequired || keyNames.has(name));
  return isFree && requiredInputs(operation, resource).length === 0;
}

/** Members of the body that take the key of the record: `POST /users.restore` with an `id`. */
function listKeyMembers(operation: Operation, resource: Resource): ReadonlySet<string> {
  const parts = Object.fromEntries(resource.key.map(({ parameter }) => [parameter, ""]));
  const located = keyValues(operation, resource, parts);
  return new Set(located.flatMap(({ at }) => (at.in === "body" ? [at.parameter] : [])));
}
