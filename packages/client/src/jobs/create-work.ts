import { tellWrite } from "#queries/heed-write.ts";
import { createRecord } from "#queries/write-record.ts";
import { type RowWork, settle } from "./run-rows.ts";
import { rowOutcome, type WorkPlace } from "./work-place.ts";

/** Makes the record that each row brings. */
export function createWork(place: WorkPlace): RowWork {
  const { part, resource, parents, client, batch } = place;
  return {
    // Nobody can look for a record whose key nobody knows: sent once more, it could be there twice.
    prepare: async (row, earlier) =>
      Promise.resolve(
        earlier === undefined
          ? { kind: "ready", after: row.given }
          : settle({ ...earlier, state: "unknown", note: "unseen" }),
      ),
    send: async ({ given }) => {
      const outcome = await createRecord({ part, resource, parents }, given);
      if (outcome.kind === "done") {
        tellWrite(client, {
          kind: "create",
          resource: resource.name,
          ...(outcome.key === undefined ? {} : { key: outcome.key }),
          parents,
          operation: resource.operations.create ?? "",
          after: outcome.record ?? given,
          at: Date.now(),
          batch,
        });
      }
      return rowOutcome(outcome);
    },
  };
}
