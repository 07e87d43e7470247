import {
  hiddenChanges,
  type HttpResponse,
  type Operation,
  targetOfValues,
  readCreatedKey,
  readWritten,
  recordKey,
  type RecordRef,
  valueAt,
  writtenField,
} from "@quarterdeck/model";
import type { QueryClient } from "@tanstack/react-query";
import { emitWrite, type WriteEvent } from "./write-events.ts";
import { mayReadInBackground } from "#queries/permission-cache.ts";
import { chunkOf } from "#queries/chunk-of.ts";
import { readFresh } from "./read-fresh.ts";

/** Record or collection that an operation acts on. */
export type OperationTarget = Partial<Pick<RecordRef, "key" | "parents">>;

/** What a person filled in for an operation. */
export interface OperationValues {
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

/** One run of an operation, whoever runs it. */
export interface Run {
  readonly operation: Operation;
  readonly values: OperationValues;
  readonly about: OperationTarget;
}

/** The record that a run writes to, as it was before. */
export interface Witnessed extends RecordRef {
  readonly before?: unknown;
}

/** What an operation of such a role does, whoever runs it. */
const kinds: { readonly [role in Operation["role"]]?: WriteEvent["kind"] } = {
  create: "create",
  update: "change",
  replace: "change",
  remove: "remove",
};

/** Before a run: what it will write to, and how that is now. Never rejects: what is not known cannot be taken back. */
export async function witnessBefore(
  client: QueryClient,
  { operation, values, about }: Run,
  signal: AbortSignal,
): Promise<Witnessed | undefined> {
  const kind = kinds[operation.role];
  if (kind === undefined) return undefined;
  try {
    const chunk = await chunkOf(client, operation.resource ?? "");
    const resource = chunk?.resource;
    if (chunk === null || resource === undefined) return undefined;
    const told = targetOfValues(operation, resource, values);
    const parents = { ...told.parents, ...about.parents };
    const target = { chunk, resource, parents };
    const key = about.key ?? (kind === "create" ? undefined : told.key);
    if (key === undefined) return target;
    return { ...target, key, before: await look({ ...target, key }, signal) };
  } catch {
    return undefined;
  }
}

/** After it: tells what became of it. */
export async function tellRun(
  client: QueryClient,
  { operation, values, about }: Run,
  {
    witnessed,
    response,
  }: { readonly witnessed: Witnessed | undefined; readonly response: HttpResponse },
): Promise<void> {
  const kind = kinds[operation.role] ?? "action";
  const event: WriteEvent = {
    kind,
    resource: operation.resource ?? "",
    parents: witnessed?.parents ?? about.parents ?? {},
    operation: operation.id,
    at: Date.now(),
  };
  const key = about.key ?? witnessed?.key;
  if (witnessed === undefined || kind === "remove") {
    const before = witnessed?.before;
    const told = { ...event, ...(key !== undefined && { key }) };
    return emitWrite(client, { ...told, ...(before !== undefined && { before }) });
  }
  const sent = valueAt(values.body, operation.body?.path ?? []);
  const written = { ...event, ...secretsOf(operation, witnessed, sent) };
  emitWrite(
    client,
    kind === "create"
      ? { ...written, ...madeBy(operation, witnessed, { response, sent }) }
      : { ...written, ...(await changedBy(operation, witnessed, response)) },
  );
}

function madeBy(
  operation: Operation,
  { resource }: Witnessed,
  made: { readonly response: HttpResponse; readonly sent: unknown },
): Pick<WriteEvent, "key" | "after"> {
  const key = readCreatedKey(resource, operation, made);
  const after = readWritten(operation, made.response) ?? made.sent;
  return { ...(key !== undefined && { key }), after };
}

/** The record as the run left it: as its answer tells it, else as a read does. */
async function changedBy(
  operation: Operation,
  witnessed: Witnessed,
  response: HttpResponse,
): Promise<Pick<WriteEvent, "key" | "before" | "after">> {
  const { resource, key, before } = witnessed;
  if (key === undefined || before === undefined) return key === undefined ? {} : { key };
  const told = readWritten(operation, response);
  const isIt = told !== undefined && recordKey(resource, told) === key;
  const after = isIt ? told : await look({ ...witnessed, key }).catch(() => undefined);
  return { key, before, ...(after !== undefined && { after }) };
}

function secretsOf(
  operation: Operation,
  { chunk, resource, before }: Witnessed,
  sent: unknown,
): Pick<WriteEvent, "hidden"> {
  const field = writtenField(chunk, resource, operation);
  const hidden = hiddenChanges(field, { before, after: sent });
  return hidden.length === 0 ? {} : { hidden };
}

/** The record as it is now, where asking for it cannot end the session. */
async function look(
  target: Witnessed & { readonly key: string },
  signal?: AbortSignal,
): Promise<unknown> {
  const { operations, list } = target.resource;
  if (!mayReadInBackground(operations.read ?? list?.operation)) return undefined;
  const fresh = await readFresh(target, signal).catch(() => undefined);
  return fresh?.record;
}
