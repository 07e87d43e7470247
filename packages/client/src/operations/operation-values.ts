import { ownMember, writeTime } from "@quarterdeck/model";
import type { Field, FieldKind, Operation, Shapes } from "@quarterdeck/model";
import { readNumber } from "#fields/formats/read-number.ts";
import { isRecord } from "#fields/values/record-value.ts";

/** Operation with the shapes that its fields reference. */
export interface OperationWithShapes extends Operation {
  readonly shapes?: Shapes | undefined;
}

/** Values of a form. */
export interface FormValues {
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly body: unknown;
}

/** Initial values of a form: prefilled values, then defaults of required parameters and members. */
export function initialValues(
  operation: Operation,
  prefill: Readonly<Record<string, string>>,
  body?: unknown,
): FormValues {
  const parameters = operation.parameters.flatMap(({ name, isRequired, field }) => {
    const text = ownMember(prefill, name);
    const value =
      text === undefined ? (isRequired ? field.default : undefined) : readText(field, text);
    return value === undefined ? [] : [[name, value] as const];
  });
  return {
    parameters: Object.fromEntries(parameters),
    body: body ?? defaultBody(operation.body?.field, operation.role === "create"),
  };
}

function defaultBody(field: Field | undefined, isNew: boolean): unknown {
  if (field?.kind !== "group") return undefined;
  // An object that is declared to have no members.
  if (field.fields.length === 0 && field.isRequired && field.variants === undefined) return {};
  const entries = field.fields.flatMap((inner) => {
    const start = inner.default ?? currentTime(inner) ?? (isNew ? emptyList(inner) : undefined);
    const value = inner.isRequired ? start : undefined;
    return value === undefined ? [] : [[inner.name, value] as const];
  });
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
}

/** A required list may be empty, unless its description demands items. */
function emptyList(field: Field): unknown {
  return field.kind === "list" && (field.minItems ?? 0) === 0 ? [] : undefined;
}

/** Names of the times that frameworks fill in and APIs over their tables require. */
const writeTimes =
  /^(?:created|inserted|updated|modified|changed|last_?(?:updated?|modified))(?:_?(?:at|on|date|time))?$/i;

/** True for the creation time and the time of the last change. */
export function isWriteTime(field: Field): boolean {
  return field.kind === "date-time" && writeTimes.test(field.name);
}

/** Now, for the creation time and the time of the last change. */
function currentTime(field: Field): unknown {
  if (field.kind !== "date-time" || field.isReadOnly === true || field.isText === true)
    return undefined;
  return isWriteTime(field) ? writeTime(field, Math.floor(Date.now() / 1000) * 1000) : undefined;
}

type ReadText = (text: string, field: Field) => unknown;
const asText: ReadText = (text) => text;
const asTexts: ReadText = (text) => text.split(",");

const readers: Partial<Record<FieldKind, ReadText>> = {
  number: (text, field) =>
    field.kind === "number" && field.isText === true ? text : (readNumber(text) ?? text),
  reference: (text, field) =>
    field.kind === "reference" && field.isInteger === true ? (readNumber(text) ?? text) : text,
  boolean: (text) => text === "true",
  choice: (text, field) =>
    field.kind === "choice"
      ? (field.choices.find((choice) => String(choice.value) === text)?.value ?? text)
      : text,
  choices: asTexts,
  references: asTexts,
  list: asTexts,
};

/** Reads a value from text of the URL. */
function readText(field: Field, text: string): unknown {
  return (readers[field.kind] ?? asText)(text, field);
}

/** Values of a record for the members of an operation's body. */
export function bodyOfRecord(operation: Operation, record: unknown): unknown {
  const field = operation.body?.field;
  if (field?.kind !== "group" || !isRecord(record)) return undefined;
  const entries = field.fields.flatMap(({ name, isReadOnly }) =>
    isReadOnly !== true && Object.hasOwn(record, name)
      ? [[name, ownMember(record, name)] as const]
      : [],
  );
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
}

/** Operation without the body members that have fixed values, and without a body that has no others. */
export function withoutFixed(operation: Operation, fixed: unknown): Operation {
  const { body, ...rest } = operation;
  // The fixed value is the whole body.
  if (fixed !== undefined && !isRecord(fixed)) return rest;
  if (fixed === undefined || body?.field.kind !== "group") return operation;
  const fields = body.field.fields.filter(({ name }) => !Object.hasOwn(fixed, name));
  return fields.length === 0
    ? rest
    : { ...rest, body: { ...body, field: { ...body.field, fields } } };
}
