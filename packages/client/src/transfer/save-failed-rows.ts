import type {
  ImportedValue,
  ImportMode,
  ModelChunk,
  Resource,
  TransferColumn,
} from "@quarterdeck/model";
import {
  createRowWriter,
  listImportPlans,
  applyValues,
  splitKey,
  ownMember,
} from "@quarterdeck/model";
import type { Job, JobRow, JobTask, RowNote } from "#jobs/job.ts";
import type { Jobs } from "#jobs/jobs.ts";
import { textColumn } from "./error-column.ts";
import { openSink } from "./file-sink.ts";

/** True for a job whose rows contain their own values. */
export function isImport({ task }: Job): boolean {
  return importMode(task) !== undefined;
}

function importMode(task: JobTask): ImportMode | undefined {
  if (task.kind === "create" || task.kind === "upsert") return task.kind;
  return task.kind === "edit" && Object.keys(task.values).length === 0 ? "change" : undefined;
}

interface SaveOptions {
  readonly chunk: ModelChunk;
  readonly resource: Resource;
  readonly jobs: Pick<Jobs, "loadRows">;
  readonly name: string;
  readonly errorColumn: string;
  readonly formatNote: (note: RowNote, key: string | undefined) => string;
}

const AT_ONCE = 500;

/** Downloads the rows that the API rejected, with its messages. The corrected file can be imported. */
export async function saveFailedRows(
  job: Job,
  { chunk, resource, jobs, name, errorColumn, formatNote }: SaveOptions,
): Promise<void> {
  const mode = importMode(job.task);
  const plan = listImportPlans(chunk, resource).find((one) => one.mode === mode);
  if (plan === undefined) return;
  const sink = await openSink(name, { extension: "csv", mediaType: "text/csv" });
  if (sink === undefined) return;
  const store = await jobs.loadRows(job);
  const columns: readonly TransferColumn[] = [...plan.columns, textColumn(errorColumn)];
  const writer = createRowWriter("csv", columns);
  await sink.write(writer.head);
  const failed = store.find(["failed", "conflict"], 0, store.total());
  for (let at = 0; at < failed.length; at += AT_ONCE) {
    const rows = failed.slice(at, at + AT_ONCE).map(async (index) => {
      const outcome = await store.outcome(index);
      const error: ImportedValue = {
        path: [errorColumn],
        value:
          outcome?.message ??
          (outcome?.note === undefined
            ? ""
            : formatNote(outcome.note, outcome.key ?? outcome.location)),
      };
      return applyValues(recordOf(await store.row(index), resource), [error]);
    });
    await sink.write(writer.write(await Promise.all(rows)));
  }
  await sink.write(writer.end());
  await sink.save(name);
}

function recordOf({ key, given }: JobRow, resource: Resource): unknown {
  if (!Array.isArray(given)) return given;
  const parts = splitKey(resource, key) ?? {};
  const named = resource.key.map(({ field, parameter }): ImportedValue => ({
    path: field,
    value: ownMember(parts, parameter),
  }));
  return applyValues({}, [...(given as readonly ImportedValue[]), ...named]);
}
