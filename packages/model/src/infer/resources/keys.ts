import type { Evidence, Reason } from "#types/evidence.ts";
import type { KeyPart } from "#types/resource.ts";
import type { Document } from "#read/document.ts";
import { textOf } from "#read/member.ts";
import { readSchema } from "#read/schema.ts";
import type { Schema } from "#read/schema.ts";
import { findKeyField } from "./key-fields.ts";
import type { KeyField } from "./key-fields.ts";
import type { Position } from "#infer/calls/path-tree.ts";
import { isParameter, subjectOf } from "#infer/calls/path-tree.ts";
import type { KeyLocation } from "./resource-draft.ts";
import { readDescribedReference } from "#infer/fields/described-references.ts";

export interface InferredKey {
  readonly key: readonly KeyPart[];
  readonly evidence: readonly Evidence[];
}

/** The key of records whose calls take it in the body or the query. */
export function inferRequestKey(
  document: Document,
  place: KeyLocation,
  { subject, schemas }: { readonly subject: string; readonly schemas: readonly unknown[] },
): InferredKey {
  const search = { parameter: place.parameter, subject, types: [], isOnly: false };
  for (const node of schemas) {
    const record = readSchema(document, node);
    const found = findKeyField(document, record, search);
    if (found === undefined) continue;
    const { field, confidence } = found;
    const reason: Reason = {
      code: place.in === "body" ? "key-in-body" : "key-in-query-member",
      params: { field: field.join("."), parameter: place.parameter },
    };
    return {
      key: [{ field, parameter: place.parameter, in: place.in }],
      evidence: [{ about: "key", pointer: record.pointer, reason, confidence }],
    };
  }
  return { key: [], evidence: [] };
}

/** The fields that fill the last parameters of a record's path; empty when one of them is not found. */
export function inferKey(
  document: Document,
  { position, item }: { readonly position: Position; readonly item: Position },
  schemas: readonly unknown[],
): InferredKey {
  const parameters = keyParameters(item, position);
  const subject = subjectOf(item);
  const records = schemas.map((schema) => readSchema(document, schema));
  const types = new Map(
    item.calls.flatMap((call) =>
      call.parameters.map(
        ({ parameter, schema }) => [parameter.name, readSchema(document, schema).types] as const,
      ),
    ),
  );
  const found = parameters.map((parameter) => {
    const search = {
      parameter,
      subject,
      types: types.get(parameter) ?? [],
      isOnly: parameters.length === 1,
    };
    return records
      .map((record) => findKeyField(document, record, search))
      .find((part) => part !== undefined);
  });
  if (found.some((part) => part === undefined)) {
    // Without a described record the key is the field that is called as the parameter is.
    return areUndescribed(records) ? guessKey(parameters) : { key: [], evidence: [] };
  }
  const pointer = records.find((record) => record.pointer !== "")?.pointer ?? "";
  const isName = isResourceName(parameters, records, found);
  return {
    key: parameters.map((parameter, place) => ({
      parameter,
      field: found[place]?.field ?? [],
      ...(isName ? { isLastSegment: true } : {}),
    })),
    evidence: found.flatMap((part) =>
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

/** Whether the field holds more of the path than the parameter takes: `memos/abc` (https://google.aip.dev/122). */
function isResourceName(
  parameters: readonly string[],
  records: readonly Schema[],
  found: readonly (KeyField | undefined)[],
): boolean {
  const [name] = found[0]?.field ?? [];
  if (parameters.length !== 1 || name === undefined) return false;
  return records.some((record) => {
    const property = record.properties.get(name);
    const description = textOf(property, "description");
    return readDescribedReference(description)?.pattern !== undefined;
  });
}

/** The parameters of the last segments of a record's path. */
export function keyParameters(item: Position, collection: Position): readonly string[] {
  const names: string[] = [];
  for (let at: Position | undefined = item; at !== undefined && at !== collection; at = at.parent) {
    if (!isParameter(at)) break;
    names.unshift(...at.segment.parameters);
  }
  return names;
}

function areUndescribed(records: readonly Schema[]): boolean {
  return records.every((record) => record.properties.size === 0);
}

function guessKey(parameters: readonly string[]): InferredKey {
  const [only] = parameters;
  if (only === undefined) return { key: [], evidence: [] };
  const isPlain = parameters.length === 1 && /^(?:.*[_-])?id$|Id$/i.test(only);
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
