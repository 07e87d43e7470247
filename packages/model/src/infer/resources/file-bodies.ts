import { kindOfMedia } from "#infer/fields/media-types.ts";
import { foldName } from "#infer/names/words.ts";
import type { Field } from "#types/field.ts";
import type { Body, Operation } from "#types/operation.ts";
import type { Resource } from "#types/resource.ts";

/**
 * Gives creates without a file the body of the edit that takes the file of the record, if they name no field of the record:
 * `POST /files` with `{ data }` next to `PATCH /files/{id}` with a binary `file`.
 */
export function shareFileBodies(
  operations: readonly Operation[],
  resources: readonly Resource[],
): readonly Operation[] {
  const byId = new Map(operations.map((operation) => [operation.id, operation]));
  const bodies = new Map<string, Body>();
  for (const { operations: own, fields } of resources) {
    const create = byId.get(own.create ?? "");
    const edits = [own.update, own.replace].map((id) => byId.get(id ?? "")?.body);
    const edit = edits.find((body) => body !== undefined && takesFile(body));
    if (create === undefined || edit === undefined) continue;
    if (create.body !== undefined && describesRecord(create.body, fields)) continue;
    bodies.set(create.id, joinBodies(create.body, edit));
  }
  return operations.map((operation) => {
    const { id, role } = operation;
    const body = bodies.get(id) ?? operation.body;
    if (body === undefined) return operation;
    return { ...operation, body: role === "update" ? withOptionalFiles(body) : body };
  });
}

/** A partial edit leaves the file of the record as it is. */
function withOptionalFiles(body: Body): Body {
  const { field } = body;
  if (field.kind !== "group" || !takesFile(body)) return body;
  const fields = field.fields.map((one) => (isFile(one) ? { ...one, isRequired: false } : one));
  return { ...body, field: { ...field, fields } };
}

function takesFile({ mediaType, field }: Body): boolean {
  const members = field.kind === "group" ? field.fields : [];
  return kindOfMedia(mediaType) === "multipart" && members.some(isFile);
}

/** True for a file, a list of files, and a file as text in JSON. */
function isFile(field: Field): boolean {
  if (field.kind === "list") return isFile(field.item);
  return field.kind === "file" || (field.kind === "text" && field.encoding !== undefined);
}

/** True for a body with a file, a field of the record or another content than an object. */
function describesRecord({ field, path = [] }: Body, fields: readonly Field[]): boolean {
  if (field.kind !== "group" || path.length > 0) return true;
  const names = new Set(fields.map(({ name }) => foldName(name)));
  return field.fields.some((one) => isFile(one) || names.has(foldName(one.name)));
}

function joinBodies(create: Body | undefined, edit: Body): Body {
  return { ...edit, mediaTypes: [...new Set([...edit.mediaTypes, ...(create?.mediaTypes ?? [])])] };
}
