import { createRowWriter, type Field, transferColumns } from "@quarterdeck/model";
import type { Job, RowNote } from "#jobs/job.ts";
import { rowStates } from "#jobs/job.ts";
import { rowsOf } from "#jobs/job-runs.ts";

const fields: readonly Field[] = ["key", "name", "outcome", "status", "message", "new key"].map(
  (name) => ({ kind: "text", name, label: name, isRequired: false }),
);

const AT_ONCE = 500;

/** Every row of a job with what became of it, as CSV. */
export async function writeOutcomes(job: Job, tell: (note: RowNote) => string): Promise<string> {
  const book = await rowsOf(job);
  const writer = createRowWriter("csv", transferColumns(fields));
  const texts = [writer.head];
  const all = book.find(rowStates, 0, book.total());
  for (let at = 0; at < all.length; at += AT_ONCE) {
    const rows = all.slice(at, at + AT_ONCE).map(async (index) => {
      const { key, name } = await book.row(index);
      const outcome = await book.outcome(index);
      return {
        key,
        ...(name !== undefined && { name }),
        outcome: book.stateOf(index),
        ...(outcome?.status !== undefined && { status: String(outcome.status) }),
        message: outcome?.message ?? (outcome?.note === undefined ? "" : tell(outcome.note)),
        ...(outcome?.key !== undefined && { "new key": outcome.key }),
      };
    });
    texts.push(writer.write(await Promise.all(rows)));
  }
  return [...texts, writer.end()].join("");
}
