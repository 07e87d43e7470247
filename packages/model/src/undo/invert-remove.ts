import { ownMember } from "#own/own-member.ts";
import type { Field } from "#types/field.ts";
import type { ModelChunk } from "#types/model-chunk.ts";
import type { Resource } from "#types/resource.ts";
import { recordKey } from "#request/records/record-key.ts";
import { isSameJson } from "#request/values/is-same-json.ts";
import { isJsonObject, valueAt } from "#request/values/value-at.ts";
import { joinWritten, takesMember } from "#request/writes/join-written.ts";
import { versionMember, withoutInnerVersions } from "#request/writes/record-version.ts";
import { createdField } from "#request/writes/created-field.ts";
import { changeOperation, writtenField } from "#request/writes/written-field.ts";
import { findRestore, isSoftRemove } from "./find-restore.ts";
import { requiredInputs } from "./required-inputs.ts";
import { writableValue } from "./writable-value.ts";
import { isTimeOfWrite } from "./write-marks.ts";
import type { Inverse, Written } from "./inverse.ts";

type Members = Readonly<Record<string, unknown>>;

/** Restores the record, or creates it again, from the members that were shown and that the API accepts. */
export function invertRemove(chunk: ModelChunk, resource: Resource, written: Written): Inverse {
  const { hidden = [] } = written;
  const restore = findRestore(chunk, resource);
  const key = written.key ?? recordKey(resource, written.before);
  const { remove } = resource.operations;
  if (written.copies !== undefined && key !== undefined && remove !== undefined)
    return { kind: "restore", key, operation: remove, copies: written.copies };
  if (restore !== undefined && key !== undefined)
    return { kind: "restore", key, operation: restore.id };
  const create = chunk.operations.find(({ id }) => id === resource.operations.create);
  if (create === undefined || create.server !== undefined)
    return { kind: "none", reason: "no-create", names: [] };
  const inputs = requiredInputs(create, resource);
  if (inputs.length > 0) return { kind: "none", reason: "requires-input", names: inputs };
  const body = createdField(chunk, resource, create);
  const joined = joinWritten(written.before, body, resource.fields);
  // The deletion took them along: their keys would be refused.
  const before = withoutMembers(joined, chunk.owned ?? []);
  if (!isJsonObject(before)) return { kind: "none", reason: "not-read", names: [] };
  const record = reduced(body, resource, before);
  const generated = generatedSecrets(resource, before, record.members);
  const secret = [...secretsOf(body, before), ...generated, ...hidden].filter(isFirst);
  if (secret.length > 0) return { kind: "none", reason: "secret", names: secret };
  if (record.missing.length > 0) {
    return { kind: "none", reason: "required", names: record.missing };
  }
  const change = changeOperation(chunk, resource);
  const all =
    change === undefined
      ? {}
      : reduced(writtenField(chunk, resource, change), resource, before).members;
  const version = versionMember(body);
  const rest = Object.entries(all).filter(
    ([name, value]) =>
      !Object.hasOwn(record.members, name) &&
      name !== version &&
      !isTimeOfWrite(name, value) &&
      !isKey(resource, name),
  );
  const lost = resource.fields.filter(
    (field) =>
      field.name !== version &&
      isLost(field, resource, before, { ...all, ...record.members }) &&
      !takesMember(body, field.name),
  );
  const isNewKey = resource.key.some(
    ({ field }) => !isSameJson(valueAt(record.members, field), valueAt(before, field)),
  );
  const isSoft = isSoftRemove(chunk, resource);
  const mayRemain = isSoft && change !== undefined && resource.operations.read !== undefined;
  return {
    kind: "create",
    record: record.members,
    rest: Object.fromEntries(rest),
    isNewKey,
    lost: lost.map(({ name }) => name),
    ...doubtOf(lost, written, isNewKey && isSoft && !mayRemain),
    ...(mayRemain ? { mayRemain } : {}),
    ...(record.unproven.length > 0 ? { isUncertain: true } : {}),
  };
}

function withoutMembers(record: unknown, names: readonly string[]): unknown {
  if (!isJsonObject(record) || names.length === 0) return record;
  return Object.fromEntries(Object.entries(record).filter(([name]) => !names.includes(name)));
}

/** Field kinds that describe a record's state: without them it is a different record. */
const stateKinds: ReadonlySet<Field["kind"]> = new Set(["choice", "choices", "boolean"]);

function reduced(body: Field, resource: Resource, record: Members) {
  if (body.kind !== "group") {
    const writable = Object.entries(record).filter(
      ([name]) => resource.fields.find((field) => field.name === name)?.isReadOnly !== true,
    );
    return { members: Object.fromEntries(writable), missing: [], unproven: [] };
  }
  const base = { name: "", label: "", isRequired: true } as const;
  const shown: Field = { ...base, kind: "group", fields: resource.fields };
  const { value, missing, unproven } = writableValue(body, shown, record);
  const members = isJsonObject(value) ? value : {};
  // A new record starts with its own version.
  const version = versionMember(body);
  const isRequired = body.fields.some((field) => field.name === version && field.isRequired);
  const writable = Object.entries(members).filter(([name]) => name !== version || isRequired);
  return { members: withoutInnerVersions(Object.fromEntries(writable)), missing, unproven };
}

function isKey({ key }: Resource, name: string): boolean {
  return key.some(({ field }) => field.length === 1 && field[0] === name);
}

/** Lists members that the API accepted at creation and never shows. */
function secretsOf(body: Field, record: Members): readonly string[] {
  const fields = body.kind === "group" ? body.fields : [];
  return fields
    .filter(({ kind, isWriteOnly }) => kind === "secret" || isWriteOnly === true)
    .filter(({ name }) => ownMember(record, name) === undefined)
    .map(({ name }) => name);
}

/** Lists secrets that the API chose and that a create does not take: a new token is another one. */
function generatedSecrets(
  { fields }: Resource,
  record: Members,
  taken: Members,
): readonly string[] {
  return fields
    .filter(({ kind, name }) => kind === "secret" && !Object.hasOwn(taken, name))
    .filter(({ name }) => ![undefined, null, ""].includes(ownMember(record, name) as null))
    .map(({ name }) => name);
}

function isLost({ name, isReadOnly }: Field, resource: Resource, record: Members, taken: Members) {
  const value = ownMember(record, name);
  if (value === undefined || value === null || value === "" || isReadOnly === true) return false;
  return !isKey(resource, name) && !Object.hasOwn(taken, name);
}

function doubtOf(lost: readonly Field[], { hasReferrers }: Written, isCopy: boolean) {
  if (lost.some(({ kind }) => stateKinds.has(kind))) return { doubt: "state" } as const;
  if (isCopy) return { doubt: "copy" } as const;
  return hasReferrers === true ? ({ doubt: "followers" } as const) : {};
}

function isFirst(name: string, index: number, names: readonly string[]): boolean {
  return names.indexOf(name) === index;
}
