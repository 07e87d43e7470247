import { isSameJson, type ModelChunk, valueAt, withoutSecrets } from "@quarterdeck/model";
import { actHandler } from "./act-handler.ts";
import { creationHandler } from "./creation-handler.ts";
import { editHandler } from "./edit-handler.ts";
import type { JobKind, JobRow, JobTask, RowOutcome } from "./job.ts";
import { removalHandler } from "./removal-handler.ts";
import type { Prepared, StoredValues, Ready, RowHandler } from "./run-rows.ts";
import { undoHandler } from "./undo-handler.ts";
import type { JobContext } from "./job-context.ts";

type HandlerFactory<Kind extends JobKind> = (
  context: JobContext,
  task: Extract<JobTask, { readonly kind: Kind }>,
) => RowHandler;

const handlers: { readonly [Kind in JobKind]: HandlerFactory<Kind> } = {
  edit: editHandler,
  remove: removalHandler,
  act: actHandler,
  create: creationHandler,
  upsert: upsertHandler,
  undo: undoHandler,
};

/** Creates the handler of a job's rows. */
export function createRowHandler(context: JobContext, task: JobTask): RowHandler {
  const create = handlers[task.kind] as (context: JobContext, task: JobTask) => RowHandler;
  const handler = create(context, task);
  return {
    ...handler,
    prepare: async (row, earlier) =>
      earlier?.job === undefined
        ? handler.prepare(row, earlier)
        : prepareAccepted(await handler.prepare(row, earlier), earlier),
    toStored: (ready) =>
      ready.accepted === undefined
        ? storableValues(context.chunk, ready)
        : storedOf(ready.accepted),
  };
}

/** A request that the API accepted is not sent again: its job is followed, unless the record shows that it is done. */
function prepareAccepted(prepared: Prepared, earlier: RowOutcome): Prepared {
  if (prepared.kind === "settled" && prepared.outcome.state === "done") return prepared;
  const { before, after, copies } = earlier;
  return { kind: "ready", before, after, copies, accepted: earlier };
}

function storedOf({ before, after, hidden, copies }: RowOutcome): StoredValues {
  return {
    ...(before !== undefined && { before }),
    ...(after !== undefined && { after }),
    ...(hidden !== undefined && { hidden }),
    ...(copies !== undefined && { copies }),
  };
}

/** Values of a row without secrets, stored for undo. */
function storableValues(chunk: ModelChunk, { before, after, copies }: Ready): StoredValues {
  const old = withoutSecrets(chunk, before);
  const current = withoutSecrets(chunk, after);
  // Undo restores only the changed members of a change, and all members of a removal.
  const hidden = after === undefined ? old.hidden : current.hidden.filter((name) => changed(name));
  function changed(name: string): boolean {
    const path = name.split(".");
    return !isSameJson(valueAt(before, path), valueAt(after, path));
  }
  return {
    ...(before !== undefined && { before: old.value }),
    ...(after !== undefined && { after: current.value }),
    ...(hidden.length > 0 && { hidden }),
    ...(copies !== undefined && hidden.length === 0 && { copies }),
  };
}

type UpsertTask = Extract<JobTask, { readonly kind: "upsert" }>;

/** Changes rows with a key and creates the others. */
function upsertHandler(context: JobContext, { kind: _, ...shared }: UpsertTask): RowHandler {
  const creation = creationHandler(context, shared);
  const edit = editHandler(context, { values: {}, ...shared });
  const handlerOf = ({ key }: JobRow): RowHandler => (key === "" ? creation : edit);
  return {
    isCreating: true,
    prepare: (row, earlier) => handlerOf(row).prepare(row, earlier),
    send: (row, ready, run) => handlerOf(row).send(row, ready, run),
  };
}
