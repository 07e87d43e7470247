import type {
  KeyedRecordRef,
  ModelSummary,
  Operation,
  OperationSummary,
  ReferenceField,
} from "@quarterdeck/model";
import {
  buildOperationRequest,
  changeOperation,
  recordKey,
  recordTitle,
  splitKey,
  valueAt,
  writtenField,
} from "@quarterdeck/model";
import type { QueryClient } from "@tanstack/react-query";
import type { ParentValues } from "#addresses/address.ts";
import { isRecord } from "#fields/values/record-value.ts";
import { HttpError } from "#http/errors.ts";
import { queryKeys } from "#queries/keys.ts";
import { readResourceChunk } from "#queries/model/read-chunk.ts";
import { isRefused, sendTracked } from "#queries/permission-cache.ts";
import { setTitle } from "#queries/reference-titles.ts";

/**
 * A record with the addresses of the records that its update takes and its response only links (HAL, section 4.1.1):
 * `customer` of the record at `/orders/1/customer`, `tags` of those at `/orders/1/tags`.
 */
export async function withLinkedRecords(
  client: QueryClient,
  target: KeyedRecordRef,
  record: unknown,
  signal?: AbortSignal,
): Promise<unknown> {
  const summary = client.getQueryData<ModelSummary>(queryKeys.model());
  if (summary === undefined || !isRecord(record)) return record;
  const linked = linkedFields(target, record, summary.operations);
  const members = await Promise.all(
    linked.map(async ({ field, operation }) => {
      const value = await readLinked(client, target, { field, operation }, signal);
      return value === undefined ? [] : [[field.name, value] as const];
    }),
  );
  return { ...record, ...Object.fromEntries(members.flat()) };
}

interface Linked {
  readonly field: ReferenceField;
  /** Operation that returns the linked records. */
  readonly operation: OperationSummary;
}

/** Addresses in the body of an update that the record does not have, with the operation that returns their records. */
function linkedFields(
  { chunk, resource }: KeyedRecordRef,
  record: Readonly<Record<string, unknown>>,
  operations: readonly OperationSummary[],
): readonly Linked[] {
  const change = changeOperation(chunk, resource);
  const body = change && writtenField(chunk, resource, change);
  if (body?.kind !== "group") return [];
  return body.fields.flatMap((field): readonly Linked[] => {
    if (field.kind !== "reference" && field.kind !== "references") return [];
    if (field.addressPath === undefined || Object.hasOwn(record, field.name)) return [];
    const path = `${resource.itemPath ?? ""}/${field.name}`;
    const operation = operations.find((one) => one.method === "get" && one.path === path);
    return operation === undefined || isRefused(operation.id) ? [] : [{ field, operation }];
  });
}

/** Addresses of the linked records, null if there is none, undefined if they are unknown. */
async function readLinked(
  client: QueryClient,
  target: KeyedRecordRef,
  { field, operation: { id, resource = "" } }: Linked,
  signal?: AbortSignal,
): Promise<unknown> {
  const chunk = await readResourceChunk(client, resource);
  const operation = chunk?.operations.find((one) => one.id === id);
  const parameters = operation && pathValues(operation, target);
  if (operation === undefined || parameters === undefined) return undefined;
  const addressOf = (one: unknown) => valueAt(one, field.addressPath ?? []);
  try {
    const request = buildOperationRequest(operation, { parameters });
    const { body } = await sendTracked(client, id, request, signal);
    const value = valueAt(body, operation.response.path);
    await storeTitles(client, field.to, [value ?? []].flat());
    if (field.kind === "reference") return addressOf(value) ?? null;
    const isPart = valueAt(body, ["_links", "next"]) !== undefined;
    if (isPart || (value !== undefined && !Array.isArray(value))) return undefined;
    return (value ?? []).map(addressOf);
  } catch (error) {
    if (signal?.aborted === true || !(error instanceof HttpError)) throw error;
    return error.status === 404 && field.kind === "reference" ? null : undefined;
  }
}

/** Stores the titles of the linked records, so that the form does not read them. */
async function storeTitles(
  client: QueryClient,
  to: string,
  records: readonly unknown[],
): Promise<void> {
  const target = records.length === 0 ? undefined : await readResourceChunk(client, to);
  const resource = target?.resource;
  if (resource === undefined) return;
  for (const record of records) {
    const [key, title] = [recordKey(resource, record), recordTitle(resource, record)];
    if (key !== undefined && title !== undefined)
      setTitle(client, to, encodeURIComponent(key), title);
  }
}

/** Values of the path parameters of an operation below a record. */
function pathValues(
  { path }: Operation,
  { resource, key, parents }: KeyedRecordRef,
): ParentValues | undefined {
  const values = Object.values({ ...parents, ...splitKey(resource, key) });
  const names = [...path.matchAll(/\{([^}]+)\}/g)].map(([, name = ""]) => name);
  return names.length === values.length
    ? Object.fromEntries(names.map((name, index) => [name, values[index] ?? ""]))
    : undefined;
}
