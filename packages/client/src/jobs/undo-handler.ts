import { changeOperation, type Inverse } from "@quarterdeck/model";
import { emitWrite, type WriteEvent } from "#records/write-events.ts";
import { createAgain } from "#records/create-again.ts";
import { changeRecord, removeRecord } from "#records/write-record.ts";
import { restoreRecord } from "#records/restore-record.ts";
import type { WriteOutcome } from "#records/send-write.ts";
import { hasMembers } from "#records/has-members.ts";
import type { JobRow, JobTask, RowOutcome } from "./job.ts";
import { type Prepared, type Ready, type RowHandler, settle } from "./run-rows.ts";
import { findRowInverse } from "./undo-rows.ts";
import {
  rowRef,
  rowOutcome,
  readCurrent,
  type CurrentRecord,
  type JobContext,
} from "./job-context.ts";
import { writeRow } from "./write-row.ts";

type UndoTask = Extract<JobTask, { readonly kind: "undo" }>;

/** Undoes another job row by row, unless the record changed since. */
export function undoHandler(context: JobContext, { was }: UndoTask): RowHandler {
  return {
    prepare: async (row, earlier) => {
      const inverse = findRowInverse(context.chunk, was, row);
      if (inverse.kind === "none") return settle({ state: "failed", note: "no-way-back" });
      const isReadable = inverse.kind !== "create" || !inverse.isNewKey;
      // A record that gets a new key cannot be read.
      if (!isReadable && earlier !== undefined)
        return settle({ ...earlier, state: "unknown", note: "unseen" });
      const current = isReadable ? await readCurrent(context, row, { isSecond: true }) : unseen;
      return prepare[inverse.kind](inverse as never, current, earlier);
    },
    send: async (row, ready, run) => {
      const inverse = findRowInverse(context.chunk, was, row);
      if (inverse.kind === "none") return { state: "failed", note: "no-way-back" };
      const call = { kind: eventKinds[inverse.kind], ready, run };
      const outcome = await writeRow(context, call, () =>
        send[inverse.kind](context, row, { inverse: inverse as never, ready }),
      );
      if (outcome.kind === "done")
        emitWrite(context.client, buildWriteEvent(context, row, { ready, outcome, inverse }));
      return rowOutcome(outcome);
    },
  };
}

const unseen: CurrentRecord = { kind: "unseen" };

type InverseKind = Exclude<Inverse["kind"], "none">;
type InverseOf<Kind extends InverseKind> = Extract<Inverse, { readonly kind: Kind }>;

type Prepare = {
  readonly [Kind in InverseKind]: (
    inverse: InverseOf<Kind>,
    current: CurrentRecord,
    earlier: RowOutcome | undefined,
  ) => Prepared;
};

const prepare: Prepare = {
  change: ({ before, after }, current, earlier) => {
    if (current.kind === "gone") return settle({ state: "failed", note: "gone" });
    if (current.kind === "unseen") return { kind: "ready", before, after };
    const now = current.record;
    if (hasMembers(now, after))
      return settle({ state: earlier === undefined ? "unchanged" : "done" });
    if (!hasMembers(now, before)) return settle({ state: "conflict", note: "moved" });
    const restored = { ...(now as object), ...after };
    return { kind: "ready", before: now, after: restored, etag: current.etag };
  },
  create: ({ record }, current, earlier) =>
    current.kind === "there"
      ? settle({ state: earlier === undefined ? "unchanged" : "done", note: "there" })
      : { kind: "ready", after: record },
  restore: ({ copies }, current, earlier) =>
    // A record that the API only marked as deleted may be readable.
    copies !== undefined && current.kind === "there"
      ? settle({ state: earlier === undefined ? "unchanged" : "done", note: "there" })
      : { kind: "ready" },
  remove: (_, current, earlier) =>
    current.kind === "gone"
      ? settle({ state: earlier === undefined ? "unchanged" : "done", note: "gone" })
      : {
          kind: "ready",
          before: current.kind === "there" ? current.record : undefined,
          etag: current.kind === "there" ? current.etag : undefined,
        },
};

interface Sending<Kind extends InverseKind> {
  readonly inverse: InverseOf<Kind>;
  readonly ready: Ready;
}

type Send = {
  readonly [Kind in InverseKind]: (
    context: JobContext,
    row: JobRow,
    sending: Sending<Kind>,
  ) => Promise<WriteOutcome>;
};

const send: Send = {
  change: (context, row, { ready: { before, after, etag } }) =>
    changeRecord(context.client, rowRef(context, row), {
      before,
      after,
      isFresh: true,
      ...(etag !== undefined && { etag }),
    }),
  create: async (context, _, { inverse: { record, rest } }) => {
    const { chunk, resource, parents } = context;
    const created = await createAgain(context.client, { chunk, resource, parents }, record);
    const isWhole = created.kind !== "done" || Object.keys(rest).length === 0;
    if (isWhole || created.key === undefined) return created;
    // A change adds the members that create does not accept.
    const before = created.record ?? record;
    const after = { ...before, ...rest };
    const changed = await changeRecord(
      context.client,
      { chunk, resource, parents, key: created.key },
      { before, after },
    );
    return changed.kind === "done" ? { ...changed, key: created.key } : created;
  },
  restore: (context, row, { inverse }) =>
    restoreRecord(context.client, { ...rowRef(context, row), key: inverse.key }, inverse),
  remove: (context, row, { ready: { etag } }) =>
    removeRecord(context.client, rowRef(context, row), etag === undefined ? {} : { etag }),
};

interface UndoneRow {
  readonly ready: Ready;
  readonly outcome: Extract<WriteOutcome, { readonly kind: "done" }>;
  readonly inverse: Inverse;
}

const eventKinds = {
  none: "change",
  change: "change",
  create: "create",
  restore: "create",
  remove: "remove",
} as const;

function buildWriteEvent(
  { resource, parents, chunk, batch }: JobContext,
  { key }: JobRow,
  { ready, outcome, inverse }: UndoneRow,
): WriteEvent {
  const { create, remove } = resource.operations;
  const kind = eventKinds[inverse.kind];
  const own = inverse.kind === "restore" ? inverse.operation : undefined;
  const operation =
    own ?? { change: changeOperation(chunk, resource)?.id, create, remove }[kind] ?? "";
  return {
    kind,
    resource: resource.name,
    key: outcome.key ?? key,
    parents,
    operation: chunk.operations.find(({ id }) => id === operation)?.id ?? operation,
    before: ready.before,
    after: outcome.record ?? ready.after,
    at: Date.now(),
    batch,
  };
}
