import {
  buildOperationRequest,
  findChanges,
  isSameJson,
  type KeyedRecordRef,
  ownMember,
} from "@quarterdeck/model";
import type { QueryClient } from "@tanstack/react-query";
import { isRecord } from "#fields/values/record-value.ts";
import { httpOf } from "#queries/client-http.ts";
import { type FreshRecord, readFresh } from "#records/read-fresh.ts";
import { emitWrite } from "#records/write-events.ts";
import type { HistoryEntry } from "./history-entry.ts";
import { followUndo } from "./follow-undo.ts";
import type { UndoOutcome } from "./undo-outcome.ts";

interface Opposite {
  readonly client: QueryClient;
  readonly entry: HistoryEntry;
  readonly target: KeyedRecordRef;
  /** Members that the run changed, as it left them. */
  readonly values: Readonly<Record<string, unknown>>;
  readonly fresh: FreshRecord | undefined;
}

/** Undoes the run of an operation by another run, if the members that it changed are unchanged since. */
export async function runOpposite(undo: Opposite): Promise<UndoOutcome> {
  const { client, entry, target, values, fresh } = undo;
  const { resource, parents, key, chunk } = target;
  const operation = chunk.operations.find(({ id }) => id === entry.operation);
  if (operation === undefined || entry.opposite === undefined) return { kind: "gone" };
  const now = fresh?.record;
  const names = Object.keys(values);
  if (now !== undefined && names.some((name) => !isSame(now, values, name))) {
    const changes = findChanges(resource.fields, entry.after, now);
    return {
      kind: "changed",
      changes: changes.filter(({ name }) => names.includes(name)),
      isUnrelated: false,
    };
  }
  const { parameters, body, undone } = entry.opposite;
  const request = buildOperationRequest(operation, { parameters, body });
  const response = await httpOf(client).sendInSession(request);
  const run = { kind: "action", resource } as const;
  const outcome = await followUndo(client, run, { kind: "done", response });
  if (outcome.kind === "failed" || outcome.kind === "unknown") return outcome;
  const read = await readFresh(client, target).catch(() => undefined);
  emitWrite(client, {
    kind: "change",
    resource: resource.name,
    key,
    parents,
    operation: operation.id,
    before: now ?? entry.after,
    ...(read?.record !== undefined && { after: read.record }),
    opposite: { parameters, body: undone, undone: body },
    at: Date.now(),
    undoes: entry.id,
  });
  return { kind: "done", key, differs: [] };
}

function isSame(record: unknown, values: Opposite["values"], name: string): boolean {
  return isRecord(record) && isSameJson(ownMember(record, name), ownMember(values, name));
}
