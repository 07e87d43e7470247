import {
  buildChange,
  isSameJson,
  type KeyedRecordRef,
  type Operation,
  valueAt,
} from "@quarterdeck/model";
import type { QueryClient } from "@tanstack/react-query";
import { isRecord } from "#fields/values/record-value.ts";
import type { HttpError } from "#http/errors.ts";
import { detectChangeConflict } from "./detect-conflict.ts";
import { omitKey } from "./omitted-members.ts";
import { type FreshRecord, readFresh } from "./read-fresh.ts";
import type { WriteOutcome } from "./send-write.ts";
import { mayRefuseKey } from "./write-guards.ts";

interface RefusedChange {
  readonly change: { readonly before: unknown; readonly after: unknown };
  readonly base: FreshRecord;
  readonly error: HttpError;
  readonly operation: Pick<Operation, "id">;
}

/**
 * Sends a refused change again without the key in its body, which some APIs take for a new key; `send` gets the fresh
 * record. Undefined if the body has no such key, if the refusal names other members, or if the record changed or does
 * not exist. Rejects with the first refusal if the API refuses the second request, too.
 */
export async function retryWithoutKey(
  client: QueryClient,
  target: KeyedRecordRef,
  { change, base, error, operation }: RefusedChange,
  send: (fresh: FreshRecord) => Promise<WriteOutcome>,
): Promise<WriteOutcome | undefined> {
  const names = target.resource.key.map(({ field }) => field.join("."));
  const named = error.problem.fields.filter(
    // The first word of a message need not be a member.
    ({ path, isGuess }) => isGuess !== true || valueAt(change.after, path) !== undefined,
  );
  const isAboutKey = named.every(({ path }) => names.includes(path.join(".")));
  if (!isAboutKey || !hasKey(target, change)) return undefined;
  const fresh = await readFresh(client, target).catch(() => undefined);
  if (fresh?.record === undefined || !isUnchanged(target, { change, base }, fresh))
    return undefined;
  try {
    const outcome = await send(fresh);
    if (outcome.kind === "done") omitKey(client, operation.id);
    return outcome;
  } catch (second) {
    throw mayRefuseKey(second) ? error : second;
  }
}

/** True if the body of the change has the key that its path has too. */
function hasKey(target: KeyedRecordRef, change: RefusedChange["change"]): boolean {
  const [whole, keyless] = [false, true].map(
    (isKeyless) => buildChange(target, change, { isKeyless })?.body?.content,
  );
  return typeof whole === "string" && whole !== keyless;
}

/** True if the record has the old value of each member that the change sets. */
function isUnchanged(
  target: KeyedRecordRef,
  { change, base }: Pick<RefusedChange, "change" | "base">,
  fresh: FreshRecord,
): boolean {
  if (detectChangeConflict(target, change, fresh) !== undefined) return false;
  const { before, after } = change;
  const names = isRecord(after) ? Object.keys(after) : [];
  return names
    .filter((name) => !isSameJson(valueAt(before, [name]), valueAt(after, [name])))
    .every((name) => isSameJson(valueAt(base.record, [name]), valueAt(fresh.record, [name])));
}
