import type { Evidence, Reason } from "#types/evidence.ts";
import type { KeyPart } from "#types/resource.ts";
import type { Document } from "#read/document.ts";
import { isTrueAt } from "#read/member.ts";
import { readSchema } from "#read/schema.ts";
import type { Schema } from "#read/schema.ts";
import { findDeclaredKey } from "./declared-key.ts";
import { findDescribedKey, findMentionedKey } from "./described-key.ts";
import { findKeyField } from "./key-fields.ts";
import type { KeyField } from "./key-fields.ts";
import type { Position } from "#infer/calls/path-tree.ts";
import { LAST_SEGMENT } from "#infer/calls/resource-names.ts";
import { isNameOfKey, isParameter, listPositions, subjectOf } from "#infer/calls/path-tree.ts";
import { readRecordSchema } from "#infer/fields/record-members.ts";
import { stemOf } from "#infer/names/words.ts";
import { isResourceName, keyOfAddress, keyOfOwnAddress, WEAK } from "./address-keys.ts";

/** Location of the key in calls without a path parameter. */
export interface KeyLocation {
  readonly in: "body" | "query";
  readonly parameter: string;
  /** Fields that its description joins with a slash: "The id ( owner/name ) of the user". */
  readonly joined?: readonly [string, string];
}

/** Key of a resource with its evidence; empty if none is found. */
export interface InferredKey {
  readonly key: readonly KeyPart[];
  readonly evidence: readonly Evidence[];
}

/** Key of records whose calls take it in the body or the query. */
export function inferRequestKey(
  document: Document,
  location: KeyLocation,
  {
    subject,
    schemas,
    isUndescribed,
  }: {
    readonly subject: string;
    readonly schemas: readonly unknown[];
    /** True if no response describes the record. */
    readonly isUndescribed: boolean;
  },
): InferredKey {
  const named = { parameter: location.parameter, subject, types: [], isOnly: false };
  // A parameter with another name than the field, such as `user` or `channel`, takes the usual key.
  const usual = ["id", "uuid", "guid", "key"].map((parameter) => ({ ...named, parameter }));
  const searches = [named, ...usual].flatMap((search) => schemas.map((node) => ({ search, node })));
  for (const { search, node } of searches) {
    const record = readSchema(document, node);
    const [before, after] = location.joined ?? [];
    if (before !== undefined && after !== undefined) {
      if (!record.properties.has(before) || !record.properties.has(after)) continue;
      return {
        key: [{ field: [after], prefix: [before], parameter: location.parameter, in: location.in }],
        evidence: [
          {
            about: "key",
            pointer: record.pointer,
            reason: {
              code: "key-in-query-member",
              params: { field: `${before}/${after}`, parameter: location.parameter },
            },
            confidence: 0.8,
          },
        ],
      };
    }
    const keyField = findKeyField(document, record, search);
    if (keyField === undefined) continue;
    const { field, confidence } = keyField;
    const reason: Reason = {
      code: location.in === "body" ? "key-in-body" : "key-in-query-member",
      params: { field: field.join("."), parameter: location.parameter },
    };
    return {
      key: [{ field, parameter: location.parameter, in: location.in }],
      evidence: [{ about: "key", pointer: record.pointer, reason, confidence }],
    };
  }
  return isUndescribed ? guessRequestKey(location) : { key: [], evidence: [] };
}

/** Without a schema, a key in the query or body is the `id`, unless it has the name of another usual key. */
function guessRequestKey({ in: location, parameter }: KeyLocation): InferredKey {
  const isOwn = /^(?:name|slug|code|key|uuid|guid|_id|username|email)$/i.test(parameter);
  return {
    key: [{ field: [isOwn ? parameter : "id"], parameter, in: location }],
    evidence: [{ about: "key", pointer: "", reason: { code: "key-guessed" }, confidence: 0.4 }],
  };
}

interface KeyPositions {
  readonly position: Position;
  readonly item: Position;
  /** True if only request bodies describe a record that is read: a key that the API generates is not in them. */
  readonly isWritten: boolean;
}

/** Key of a record: the fields that fill the last parameters of its path; empty if one is not found. */
export function inferKey(
  document: Document,
  { position, item, isWritten }: KeyPositions,
  schemas: readonly unknown[],
): InferredKey {
  const parameters = keyParameters(item, position);
  const subject = subjectOf(item);
  const records = schemas.map((schema) => readRecordSchema(document, schema));
  const declared = new Map(
    item.calls.flatMap((call) =>
      call.parameters.map(({ parameter, schema }) => [parameter.name, schema] as const),
    ),
  );
  const keyFields = parameters.map((parameter) => {
    const schema = declared.get(parameter);
    const isOther = (words: readonly string[]) => namesOther(item, subject, words);
    const search = {
      parameter,
      subject,
      types: readSchema(document, schema).types,
      isOnly: parameters.length === 1,
      isWritten,
      namesOther: isOther,
    };
    return records
      .map((record) => {
        const stated =
          takeDeclared(findDeclaredKey(document, record, { name: parameter, schema })) ??
          findDescribedKey(record, parameter, item.calls);
        if (stated !== undefined) return stated;
        const suggested = findKeyField(document, record, search);
        return suggested !== undefined && suggested.confidence > WEAK
          ? suggested
          : (findMentionedKey(record, { ...search, calls: item.calls }) ?? suggested);
      })
      .find((part) => part !== undefined);
  });
  const [only = ""] = parameters;
  const sought = { parameter: only, keyField: keyFields[0], subject };
  const address =
    parameters.length === 1
      ? (keyOfAddress(document, schemas, sought) ?? keyOfOwnAddress(records, sought))
      : undefined;
  if (address !== undefined) {
    const reason: Reason = { code: "key-in-address", params: { field: address.join(".") } };
    return {
      key: [{ parameter: only, field: address, isLastSegment: true }],
      evidence: [{ about: "key", pointer: "", reason, confidence: 0.85 }],
    };
  }
  if (keyFields.some((part) => part === undefined)) {
    // Without a schema the key is the field with the name of the parameter.
    const isGenerated = isWritten && parameters.length === 1 && isPlainId(only);
    return isGenerated || areUndescribed(records)
      ? guessKey(parameters)
      : { key: [], evidence: [] };
  }
  const pointer = records.find((record) => record.pointer !== "")?.pointer ?? "";
  const isName =
    isTrueAt(declared.get(parameters.at(-1) ?? ""), LAST_SEGMENT) ||
    isResourceName(item, parameters, records, keyFields);
  return {
    key: parameters.map((parameter, location) => ({
      parameter,
      field: keyFields[location]?.field ?? [],
      ...(isName ? { isLastSegment: true } : {}),
      ...(isTrueAt(declared.get(parameter), "x-quarterdeck-escape") ? { isEscaped: true } : {}),
    })),
    evidence: keyFields.flatMap((part) =>
      part === undefined
        ? []
        : [
            {
              about: "key" as const,
              pointer,
              reason: part.reason,
              confidence: part.confidence,
            },
          ],
    ),
  };
}

/** True for words that another collection of the API has as its name. */
function namesOther(item: Position, subject: string, words: readonly string[]): boolean {
  const stem = stemOf(words.join(" "));
  let root = item;
  while (root.parent !== undefined) root = root.parent;
  return (
    stem !== stemOf(subject) &&
    listPositions(root).some((at) => !isParameter(at) && stemOf(at.segment.text) === stem)
  );
}

function takeDeclared(name: string | undefined): KeyField | undefined {
  return name === undefined
    ? undefined
    : {
        field: [name],
        reason: { code: "key-same-schema", params: { field: name } },
        confidence: 0.9,
      };
}

/** Path parameters of the record after the collection path, also with a name in front of each. */
export function keyParameters(item: Position, collection: Position): readonly string[] {
  const names: string[] = [];
  for (let at: Position | undefined = item; at !== undefined && at !== collection; at = at.parent) {
    if (!isParameter(at) && !isNameOfKey(at)) break;
    names.unshift(...at.segment.parameters);
  }
  return names;
}

function areUndescribed(records: readonly Schema[]): boolean {
  return records.every((record) => record.properties.size === 0);
}

/** True for the name of a generated key: `id`, `userId`, `user_id`. */
function isPlainId(parameter: string): boolean {
  return /^(?:.*[_-])?id$|Id$/i.test(parameter);
}

function guessKey(parameters: readonly string[]): InferredKey {
  const [only] = parameters;
  if (only === undefined) return { key: [], evidence: [] };
  const isPlain = parameters.length === 1 && isPlainId(only);
  return {
    key: parameters.map((parameter) => ({ parameter, field: [isPlain ? "id" : parameter] })),
    evidence: [
      {
        about: "key",
        pointer: "",
        reason: { code: "key-guessed" },
        confidence: 0.5,
      },
    ],
  };
}
