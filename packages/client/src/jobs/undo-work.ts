import type { Inverse } from "@quarterdeck/model";
import { emitWrite, type WriteEvent } from "#records/write-events.ts";
import { changeRecord, createRecord, removeRecord } from "#records/write-record.ts";
import type { WriteOutcome } from "#records/write-record.ts";
import { holdsMembers } from "./holds-members.ts";
import type { JobRow, JobTask, RowOutcome } from "./job.ts";
import { type Prepared, type Ready, type RowWork, settle } from "./run-rows.ts";
import { inverseOf } from "./undo-rows.ts";
import { rowTarget, rowOutcome, seeRecord, type Seen, type JobContext } from "./job-context.ts";

type UndoTask = Extract<JobTask, { readonly kind: "undo" }>;

/** Takes back what another job did to each row, unless somebody else changed that row since. */
export function undoWork(context: JobContext, { was }: UndoTask): RowWork {
  return {
    prepare: async (row, earlier) => {
      const inverse = inverseOf(context.chunk, was, row);
      if (inverse.kind === "none") return settle({ state: "failed", note: "no-way-back" });
      const isLookedFor = inverse.kind !== "create" || !inverse.isNewKey;
      // A record made again under a new key cannot be looked for.
      if (!isLookedFor && earlier !== undefined)
        return settle({ ...earlier, state: "unknown", note: "unseen" });
      const seen = isLookedFor ? await seeRecord(context, row, { isSecond: true }) : unseen;
      return prepare[inverse.kind](inverse as never, seen, earlier);
    },
    send: async (row, ready) => {
      const inverse = inverseOf(context.chunk, was, row);
      if (inverse.kind === "none") return { state: "failed", note: "no-way-back" };
      const outcome = await send[inverse.kind](context, row, { inverse: inverse as never, ready });
      if (outcome.kind === "done")
        emitWrite(context.client, eventOf(context, row, { ready, outcome, inverse }));
      return rowOutcome(outcome);
    },
  };
}

const unseen: Seen = { kind: "unseen" };

type Way = Exclude<Inverse["kind"], "none">;
type InverseOf<Kind extends Way> = Extract<Inverse, { readonly kind: Kind }>;

type Prepare = {
  readonly [Kind in Way]: (
    inverse: InverseOf<Kind>,
    seen: Seen,
    earlier: RowOutcome | undefined,
  ) => Prepared;
};

const prepare: Prepare = {
  change: ({ before, after }, seen, earlier) => {
    if (seen.kind === "gone") return settle({ state: "failed", note: "gone" });
    if (seen.kind === "unseen") return { kind: "ready", before, after };
    const now = seen.record;
    if (holdsMembers(now, after))
      return settle({ state: earlier === undefined ? "unchanged" : "done" });
    if (!holdsMembers(now, before)) return settle({ state: "conflict", note: "moved" });
    const restored = { ...(now as object), ...after };
    return { kind: "ready", before: now, after: restored, etag: seen.etag };
  },
  create: ({ record }, seen, earlier) =>
    seen.kind === "there"
      ? settle({ state: earlier === undefined ? "unchanged" : "done", note: "there" })
      : { kind: "ready", after: record },
  remove: (_, seen, earlier) =>
    seen.kind === "gone"
      ? settle({ state: earlier === undefined ? "unchanged" : "done", note: "gone" })
      : {
          kind: "ready",
          before: seen.kind === "there" ? seen.record : undefined,
          etag: seen.kind === "there" ? seen.etag : undefined,
        },
};

interface Sending<Kind extends Way> {
  readonly inverse: InverseOf<Kind>;
  readonly ready: Ready;
}

type Send = {
  readonly [Kind in Way]: (
    context: JobContext,
    row: JobRow,
    sending: Sending<Kind>,
  ) => Promise<WriteOutcome>;
};

const send: Send = {
  change: (context, row, { ready: { before, after, etag } }) =>
    changeRecord(rowTarget(context, row), {
      before,
      after,
      isFresh: true,
      ...(etag !== undefined && { etag }),
    }),
  create: async (context, _, { inverse: { record, rest } }) => {
    const { chunk, resource, parents } = context;
    const made = await createRecord({ chunk, resource, parents }, record);
    const isWhole = made.kind !== "done" || Object.keys(rest).length === 0;
    if (isWhole || made.key === undefined) return made;
    // What a new record does not take, a change of it does.
    const before = made.record ?? record;
    const after = { ...before, ...rest };
    const changed = await changeRecord(
      { chunk, resource, parents, key: made.key },
      { before, after },
    );
    return changed.kind === "done" ? { ...changed, key: made.key } : made;
  },
  remove: (context, row, { ready: { etag } }) =>
    removeRecord(rowTarget(context, row), etag === undefined ? {} : { etag }),
};

interface Told {
  readonly ready: Ready;
  readonly outcome: Extract<WriteOutcome, { readonly kind: "done" }>;
  readonly inverse: Inverse;
}

function eventOf(
  { resource, parents, chunk, batch }: JobContext,
  { key }: JobRow,
  { ready, outcome, inverse }: Told,
): WriteEvent {
  const { update, replace, create, remove } = resource.operations;
  const kind = inverse.kind === "none" ? "change" : inverse.kind;
  const operation = { change: update ?? replace, create, remove }[kind] ?? "";
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
