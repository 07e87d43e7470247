import { createRowWriter } from "@quarterdeck/model";
import type { RowNote } from "#jobs/job.ts";
import { rowStates } from "#jobs/job.ts";
import { textColumn } from "#transfer/error-column.ts";
import type { RowStore } from "#jobs/row-store.ts";

const members = ["key", "name", "outcome", "status", "message", "newKey"] as const;

interface OutcomeTexts {
  readonly heading: (member: (typeof members)[number]) => string;
  readonly formatNote: (note: RowNote, key: string | undefined) => string;
}

const AT_ONCE = 500;

/** Writes every row of a job with its outcome as CSV. */
export async function writeOutcomes(
  store: RowStore,
  { heading, formatNote }: OutcomeTexts,
): Promise<string> {
  const writer = createRowWriter(
    "csv",
    members.map((member) => textColumn(heading(member), member)),
  );
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
        message:
          outcome?.message ??
          (outcome?.note === undefined
            ? ""
            : formatNote(outcome.note, outcome.key ?? outcome.location)),
        ...(outcome?.key !== undefined && { newKey: outcome.key }),
      };
    });
    texts.push(writer.write(await Promise.all(rows)));
  }
  return [...texts, writer.end()].join("");
}
