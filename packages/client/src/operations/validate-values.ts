import {
  checkValue,
  type FaultCode,
  type Field,
  type JsonPath,
  type PlacedFault,
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

/** What is wrong at a place, in no language yet: it outlives a change of it. */
export interface ValidationError {
  readonly path: JsonPath;
  readonly code: FaultCode | "notJson";
  readonly limit: string;
}

export interface ValidationErrors {
  /** The first step of each path is the parameter's name. */
  readonly parameters: readonly ValidationError[];
  readonly body: readonly ValidationError[];
}

export const noErrors: ValidationErrors = { parameters: [], body: [] };

export type FormatError = (code: ValidationError["code"], limit: string) => string;

/** In the words of the language that is spoken now. */
export function formatErrors(
  faults: readonly ValidationError[],
  write: FormatError,
): readonly InputProblem[] {
  return faults.map(({ path, code, limit }) => ({ path, message: write(code, limit) }));
}

interface ValidationOptions {
  /** What the form began with: of what a person did not touch nothing is said. */
  readonly before?: FormValues | undefined;
}

/** What the description says against what a form holds. */
export function validateValues(
  operation: OperationWithShapes,
  values: FormValues,
  { before }: ValidationOptions = {},
): ValidationErrors {
  const { shapes = {} } = operation;
  const check = (field: Field, value: unknown, was: unknown): readonly ValidationError[] => {
    const unread = listUnread(value, []);
    if (unread.length > 0) return unread.map((path) => ({ path, code: "notJson", limit: "" }));
    return checkValue(field, value, { shapes, before: was }).map(toValidationError);
  };
  const parameters = operation.parameters.flatMap(({ name, field, isRequired }) =>
    check({ ...field, isRequired }, values.parameters[name], before?.parameters[name]).map(
      (fault) => ({ ...fault, path: [name, ...fault.path] }),
    ),
  );
  const { body } = operation;
  if (body === undefined || (values.body === undefined && !body.isRequired)) {
    return { parameters, body: [] };
  }
  const value = values.body ?? (body.field.kind === "group" ? {} : undefined);
  const field = { ...body.field, isRequired: body.isRequired };
  return { parameters, body: check(field, value, before?.body) };
}

/** A fault has no limit where there is none to name. */
export function toValidationError({ path, code, limit = "" }: PlacedFault): ValidationError {
  return { path, code, limit };
}

/** Where text stands that is no JSON yet: nothing else can be said of the value around it. */
function listUnread(value: unknown, path: readonly string[]): readonly (readonly string[])[] {
  if (value instanceof UnreadJson) return [path];
  const isInside = Array.isArray(value) || isRecord(value);
  if (!isInside || value instanceof Blob) return [];
  return Object.entries(value).flatMap(([name, entry]) => listUnread(entry, [...path, name]));
}
