import { type Operation, valueAt } from "@quarterdeck/model";
import type { QueryClient } from "@tanstack/react-query";
import { mayReadInBackground } from "#queries/permission-cache.ts";
import { checkWrite, type SentWrite, type WriteStatus } from "./check-write.ts";
import { findCreated } from "./find-created.ts";
import type { Run, RunRecord } from "./observe-run.ts";

/** Reads if an operation with unknown outcome ran; undefined if no read shows it. Never rejects. */
export async function checkRun(
  client: QueryClient,
  { operation, values }: Run,
  record: RunRecord | undefined,
): Promise<WriteStatus | undefined> {
  if (record === undefined) return undefined;
  const { resource, key, before } = record;
  if (!mayReadInBackground(resource.operations.read ?? resource.list?.operation)) return undefined;
  const sent = valueAt(values.body, operation.body?.path ?? []);
  try {
    if (operation.role === "create") {
      const created = await findCreated(client, record, sent);
      return created === undefined || created.length === 0 ? undefined : "arrived";
    }
    const write = sentWrite(operation, before, sent);
    return key === undefined || write === undefined
      ? undefined
      : await checkWrite(client, { ...record, key }, write);
  } catch {
    return undefined;
  }
}

function sentWrite({ role }: Operation, before: unknown, sent: unknown): SentWrite | undefined {
  if (role === "remove") return { kind: "remove" };
  const isChange = role === "update" || role === "replace";
  return isChange && before !== undefined ? { kind: "change", before, values: sent } : undefined;
}
