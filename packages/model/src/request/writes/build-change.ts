import { ownMember } from "#own/own-member.ts";
import type { Field, Shapes } from "#types/field.ts";
import type { HttpRequest } from "#types/http.ts";
import type { Operation } from "#types/operation.ts";
import type { KeyedRecordRef } from "#types/record-ref.ts";
import type { Resource } from "#types/resource.ts";
import { changedMembers, jsonPatch, mergePatch, patchTests } from "./diff-record.ts";
import { reconcileMultipart } from "./reconcile-multipart.ts";
import { membersOf, reconcileRecord, withoutUndescribedNulls } from "./reconcile-record.ts";
import {
  isJsonPatch,
  isJsonType,
  isMergePatch,
  isMultipartType,
} from "#request/bodies/media-type.ts";
import { isFileLike } from "#request/bodies/write-multipart.ts";
import { recordVersion, versionMember } from "./record-version.ts";
import { markRemovedItems } from "./removed-items.ts";
import { versionParameters } from "./version-parameters.ts";
import { pathParameters } from "#request/parameters/fill-path.ts";
import { keyValues } from "#request/parameters/key-values.ts";
import { typedValue } from "#request/parameters/typed-value.ts";
import { splitKey } from "#request/records/record-key.ts";
import { isSameJson } from "#request/values/is-same-json.ts";
import { isJsonObject, valueAt } from "#request/values/value-at.ts";
import { scalarText } from "#request/values/write-text.ts";
import { buildWrite, type WriteExtras } from "./build-write.ts";
import { changeOperation, ownKeyMembers, replacesRecord, writtenField } from "./written-field.ts";
import { writtenMember } from "./written-member.ts";

/** A record as it was read, and with its changes. */
export interface RecordChange {
  readonly before: unknown;
  readonly after: unknown;
}

interface ChangeExtras extends WriteExtras {
  /** A JSON Patch body starts with `test` operations (RFC 6902, section 4.6). Other bodies are not affected. */
  readonly isTested?: boolean;
  /** Members that a full update leaves out unless they changed. */
  readonly omitted?: readonly string[];
  /** The body has no unchanged key that the path contains: the API reads it as a new one. */
  readonly isKeyless?: boolean;
}

/**
 * Request that changes `before` to `after`: a patch (RFC 7396, RFC 6902), the changed members, or the whole record for
 * PUT. Undefined if nothing differs. Throws a `RangeError` if the API has no operation for it.
 */
export function buildChange(
  target: KeyedRecordRef,
  { before, after }: RecordChange,
  extras: ChangeExtras = {},
): HttpRequest | undefined {
  const { chunk, resource } = target;
  const operation = changeOperation(chunk, resource);
  if (operation === undefined) {
    throw new RangeError(`This API has no operation to change ${resource.labels.one}.`);
  }
  if (isSameJson(before, after)) return undefined;
  const field = writtenField(chunk, resource, operation);
  const content = isMember(operation, field, before)
    ? wholeRecord(target, operation, { before, after: describedMembers(field, after) })
    : isFullUpdate(resource, operation) && operation.body !== undefined
      ? omitUnchanged(wholeRecord(target, operation, { before, after }), { before, after }, extras)
      : isJsonPatch(operation.body)
        ? [
            ...(extras.isTested === true ? patchTests(before, after) : []),
            ...jsonPatch(before, after),
          ]
        : writeChange(
            operation,
            { field, read: resource.fields, key: resource.key, shapes: chunk.shapes },
            { before, after },
          );
  if (content === undefined) return undefined;
  const marked = isJsonPatch(operation.body) ? content : markRemovedItems(content, before, field);
  const keyed = isJsonObject(marked)
    ? { ...keyMembers(target, operation, before), ...marked }
    : marked;
  const parents = { ...ownPathValues(target, operation, before), ...target.parents };
  const parameters = {
    ...versionParameters(operation, resource, before),
    ...extras.parameters,
    ...(operation.mask && { [operation.mask]: Object.keys(changedMembers(before, after)) }),
  };
  const written = extras.isKeyless === true ? withoutKey(target, operation, keyed, before) : keyed;
  const sent = isFullUpdate(resource, operation) ? operation : withMediaTypeOf(operation, written);
  return buildWrite(sent, { ...target, parents }, written, { ...extras, parameters });
}

/** The body without the key of the record, if the path contains it. */
function withoutKey(
  { resource: { key, parents } }: KeyedRecordRef,
  { path }: Operation,
  content: unknown,
  before: unknown,
): unknown {
  const isInPath = pathParameters(path).length > parents.length;
  if (!isInPath || !isJsonObject(content)) return content;
  const names = key.flatMap((part) => (part.in === undefined ? [part.field.join(".")] : []));
  const members = Object.entries(content).filter(
    ([name, value]) => !names.includes(name) || !isSameJson(value, valueAt(before, [name])),
  );
  return Object.fromEntries(members);
}

/** True if the body is one member of the record, which the API replaces: a part of it would lose the rest. */
function isMember({ body }: Operation, field: Field, before: unknown): boolean {
  return !isMergePatch(body?.mediaType) && writtenMember(before, field) !== undefined;
}

function describedMembers(field: Field, record: unknown): unknown {
  if (field.kind !== "group" || !isJsonObject(record)) return record;
  const names = new Set(field.fields.map(({ name }) => name));
  return Object.fromEntries(Object.entries(record).filter(([name]) => names.has(name)));
}

/** The operation with JSON, which loses no types, if its multipart body would contain no file. */
function withMediaTypeOf(operation: Operation, content: unknown): Operation {
  const { body } = operation;
  if (body === undefined || !isMultipartType(body.mediaType) || hasFile(content)) return operation;
  const mediaType = body.mediaTypes.find((type) => isJsonType(type));
  return mediaType === undefined ? operation : { ...operation, body: { ...body, mediaType } };
}

function hasFile(value: unknown): boolean {
  if (isFileLike(value)) return true;
  return typeof value === "object" && value !== null && Object.values(value).some(hasFile);
}

/** True if the body of an operation is the whole record. */
export function isFullUpdate({ operations }: Resource, operation: Operation): boolean {
  return replacesRecord(operation) || operations.replace === operation.id;
}

/** The record in the body of a full update. */
export function wholeRecord(
  { chunk, resource }: KeyedRecordRef,
  operation: Operation,
  { before, after }: RecordChange,
): unknown {
  const field = writtenField(chunk, resource, operation);
  const reconciled = reconcileRecord(after, field, resource.fields, chunk.shapes);
  const whole = withoutUndescribedNulls(reconciled, before, field, resource.fields);
  const isMultipart = isMultipartType(operation.body?.mediaType ?? "");
  return isMultipart ? reconcileMultipart(whole, before, field) : whole;
}

function omitUnchanged(
  record: unknown,
  { before, after }: RecordChange,
  { omitted = [] }: ChangeExtras,
): unknown {
  if (omitted.length === 0 || !isJsonObject(record)) return record;
  const changed = changedMembers(before, after);
  const members = Object.entries(record).filter(
    ([name]) => Object.hasOwn(changed, name) || !omitted.includes(name),
  );
  return Object.fromEntries(members);
}

/** Key of the record in a body at the collection, as the record has it; also if the body does not describe it. */
function keyMembers({ resource, key }: KeyedRecordRef, operation: Operation, before: unknown) {
  const parts = splitKey(resource, key) ?? {};
  const own = ownKeyMembers(resource, operation);
  const isUndescribed = own.length === 0 && lacksKey(resource, operation);
  if (isUndescribed && keyValues(operation, resource, parts).length === 0) {
    const [part] = resource.key;
    const [name] = part?.field ?? [];
    const value = valueAt(before, part?.field ?? []);
    return name === undefined || value === undefined ? {} : { [name]: value };
  }
  return Object.fromEntries(
    own.flatMap((field) => {
      const part = resource.key.find((one) => one.field.join(".") === field.name);
      const text = part && ownMember(parts, part.parameter);
      const value =
        valueAt(before, [field.name]) ?? (text === undefined ? undefined : typedValue(field, text));
      return value === undefined ? [] : [[field.name, value] as const];
    }),
  );
}

/** True for an edit at the collection that describes no key. */
function lacksKey(resource: Resource, { body, path }: Operation): boolean {
  const [only, ...others] = resource.key;
  const isOne = others.length === 0 && only?.in === undefined && only?.field.length === 1;
  const isOutside = pathParameters(path).length <= resource.parents.length;
  return isOne && isOutside && body !== undefined && (body.path ?? []).length === 0;
}

/** Key of a single record that only the path of its edit contains: `GET /config/host` and `PUT /config/host/{id}`. */
function ownPathValues({ resource }: KeyedRecordRef, { path }: Operation, before: unknown) {
  if (resource.key.length > 0) return {};
  return Object.fromEntries(
    pathParameters(path).flatMap((name) => {
      const value = scalarText(valueAt(before, [name]) ?? valueAt(before, ["id"]));
      return value === undefined ? [] : [[name, value] as const];
    }),
  );
}

/** True if the API leaves a member unchanged when the body does not contain it, so a member cannot be removed. */
export function ignoresMissingMembers(
  operation: Pick<Operation, "method" | "body" | "role">,
): boolean {
  const { mediaType } = operation.body ?? {};
  return !replacesRecord(operation) && !isJsonPatch(operation.body) && !isMergePatch(mediaType);
}

interface Target {
  /** The record in the request body, as a field. */
  readonly field: Field;
  /** Fields of the record in responses. */
  readonly read: readonly Field[];
  readonly key: Resource["key"];
  readonly shapes: Shapes | undefined;
}

function writeChange(operation: Operation, target: Target, change: RecordChange): unknown {
  const mediaType = operation.body?.mediaType;
  const content = isMergePatch(mediaType)
    ? mergePatch(change.before, change.after)
    : writeChangedMembers(target, change);
  if (operation.body === undefined || !isJsonObject(content)) return content;
  // The version of the record that the change was made to.
  const version = versionMember(target.field);
  const recordedVersion = recordVersion(target.field, change.before);
  return version === undefined || recordedVersion === undefined
    ? content
    : { [version]: recordedVersion, ...content };
}

function writeChangedMembers(target: Target, { before, after }: RecordChange): unknown {
  const { field } = target;
  if (!isJsonObject(after)) return after;
  const members = Object.entries(changedMembers(before, after)).flatMap(([name, value]) => {
    const own = field.kind === "group" ? field.fields.find((one) => one.name === name) : undefined;
    if (value !== undefined) {
      // Read-only attributes of objects inside the record are not sent back.
      const read = membersOf(target.read.find((one) => one.name === name));
      return [
        [
          name,
          own === undefined ? value : reconcileRecord(value, own, read, target.shapes),
        ] as const,
      ];
    }
    // A missing member stays unchanged: only `null` removes it, if the field allows null.
    return own?.isNullable === true ? [[name, null] as const] : [];
  });
  if (members.length === 0) return undefined;
  return { ...identity(target, after), ...Object.fromEntries(members) };
}

/** Members that identify the record in the body, such as `type` and `id` of JSON:API. */
function identity({ field, key }: Target, record: Readonly<Record<string, unknown>>) {
  const fields = field.kind === "group" ? field.fields : [];
  const keys = new Set(key.map((part) => part.field.join(".")));
  const names = fields
    .filter((own) => own.isReadOnly !== true)
    .filter((own) => keys.has(own.name) || (own.isRequired && isFixed(own)))
    .map(({ name }) => name)
    .filter((name) => ownMember(record, name) !== undefined);
  return Object.fromEntries(names.map((name) => [name, ownMember(record, name)]));
}

function isFixed(field: Field): boolean {
  return field.kind === "choice" && field.choices.length === 1;
}
