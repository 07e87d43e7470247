import {
  checkValue,
  type ValidationErrorCode,
  type Field,
  type JsonPath,
  type LocatedError,
  ownMember,
} from "@quarterdeck/model";
import type { InputProblem } from "#fields/field-props.ts";
import { isRecord } from "#fields/values/record-value.ts";
import { UnreadJson } from "#fields/values/unread-json.ts";
import type { OperationWithShapes, FormValues } from "./operation-values.ts";

export interface FormProblems {
  /** The first step of each path is the parameter's name. */
  readonly parameters: readonly InputProblem[];
  readonly body: readonly InputProblem[];
}

/** Error code at a path. Formatted later, so that it follows a change of the language. */
export interface ValidationError {
  readonly path: JsonPath;
  readonly code: ValidationErrorCode | "notJson";
  readonly limit: string;
}

export interface ValidationErrors {
  /** The first step of each path is the parameter's name. */
  readonly parameters: readonly ValidationError[];
  readonly body: readonly ValidationError[];
}

export const noErrors: ValidationErrors = { parameters: [], body: [] };

export type FormatError = (code: ValidationError["code"], limit: string) => string;

/** Formats errors in the current language. */
export function formatErrors(
  errors: readonly ValidationError[],
  format: FormatError,
): readonly InputProblem[] {
  return errors.map(({ path, code, limit }) => ({ path, message: format(code, limit) }));
}

interface ValidationOptions {
  /** Initial values: unchanged values have no errors. */
  readonly before?: FormValues | undefined;
}

/** Validates the values of a form against the description. */
export function validateValues(
  operation: OperationWithShapes,
  values: FormValues,
  { before }: ValidationOptions = {},
): ValidationErrors {
  const { shapes = {} } = operation;
  const check = (field: Field, value: unknown, initial: unknown): readonly ValidationError[] => {
    const unread = listUnread(value, []);
    if (unread.length > 0) return unread.map((path) => ({ path, code: "notJson", limit: "" }));
    return checkValue(field, value, { shapes, before: initial }).map(toValidationError);
  };
  const parameters = operation.parameters.flatMap(({ name, field, isRequired }) =>
    check(
      { ...field, isRequired },
      ownMember(values.parameters, name),
      ownMember(before?.parameters, name),
    ).map((error) => ({ ...error, path: [name, ...error.path] })),
  );
  const { body } = operation;
  if (body === undefined || (values.body === undefined && !body.isRequired)) {
    return { parameters, body: [] };
  }
  const value = values.body ?? (body.field.kind === "group" ? {} : undefined);
  const field = { ...body.field, isRequired: body.isRequired };
  return { parameters, body: check(field, value, before?.body) };
}

export function toValidationError({ path, code, limit = "" }: LocatedError): ValidationError {
  return { path, code, limit };
}

/** Paths of invalid JSON text; the values that contain it have no other errors. */
function listUnread(value: unknown, path: readonly string[]): readonly (readonly string[])[] {
  if (value instanceof UnreadJson) return [path];
  const isCompound = Array.isArray(value) || isRecord(value);
  if (!isCompound || value instanceof Blob) return [];
  return Object.entries(value).flatMap(([name, entry]) => listUnread(entry, [...path, name]));
}
