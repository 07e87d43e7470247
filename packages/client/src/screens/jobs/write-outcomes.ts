import { createRowWriter, type Field, transferColumns } from "@quarterdeck/model";
import type { Job, RowNote } from "#jobs/job.ts";
import { rowStates } from "#jobs/job.ts";
import { loadRows } from "#jobs/job-runs.ts";

const fields: readonly Field[] = ["key", "name", "outcome", "status", "message", "new key"].map(
  (name) => ({ kind: "text", name, label: name, isRequired: false }),
);

const AT_ONCE = 500;

/** Writes every row of a job with its outcome as CSV. */
export async function writeOutcomes(
  job: Job,
  formatNote: (note: RowNote) => string,
): Promise<string> {
  const store = await loadRows(job);
  const writer = createRowWriter("csv", transferColumns(fields));
  const texts = [writer.head];
  const all = store.find(rowStates, 0, store.total());
  for (let at = 0; at < all.length; at += AT_ONCE) {
    const rows = all.slice(at, at + AT_ONCE).map(async (index) => {
      const { key, name } = await store.row(index);
      const outcome = await store.outcome(index);
      return {
        key,
        ...(name !== undefined && { name }),
        outcome: store.stateOf(index),
        ...(outcome?.status !== undefined && { status: String(outcome.status) }),
        message: outcome?.message ?? (outcome?.note === undefined ? "" : formatNote(outcome.note)),
        ...(outcome?.key !== undefined && { "new key": outcome.key }),
      };
    });
    texts.push(writer.write(await Promise.all(rows)));
  }
  return [...texts, writer.end()].join("");
}
