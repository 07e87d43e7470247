import { isSameJson, recordKey, type RecordRef, type UnseenField } from "@quarterdeck/model";
import type { QueryClient } from "@tanstack/react-query";
import { readFresh } from "#records/read-fresh.ts";
import { findUnseenFields } from "#records/unseen-fields.ts";

/** Fields that a bulk edit by full updates would remove unseen, by the first row that it changes. */
export async function findUnseenInRows(
  client: QueryClient,
  target: RecordRef,
  { rows, values }: { readonly rows: readonly unknown[]; readonly values: object },
): Promise<readonly UnseenField[]> {
  for (const row of rows) {
    const key = recordKey(target.resource, row);
    if (key === undefined) continue;
    const record = { ...target, key };
    if (findUnseenFields(client, record, changeOf({}, values)).length === 0) return [];
    // One row after the other: mostly the first is enough.
    // oxlint-disable-next-line no-await-in-loop
    const fresh = await readFresh(client, record);
    const change = changeOf(fresh?.record ?? row, values);
    if (!isSameJson(change.before, change.after)) return findUnseenFields(client, record, change);
  }
  return [];
}

function changeOf(before: unknown, values: object) {
  return { before, after: { ...(before as object), ...values } };
}
