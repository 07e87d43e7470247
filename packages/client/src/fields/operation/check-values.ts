import { checkValue, type FaultCode, type Field } from "@quarterdeck/model";
import type { InputProblem } from "#fields/field-view.ts";
import { isRecord } from "#fields/record-value.ts";
import { UnreadJson } from "#fields/unread-json.ts";
import type { AskedOperation, FormValues } from "./operation-values.ts";

export interface FormProblems {
  /** The first step of each path is the parameter's name. */
  readonly parameters: readonly InputProblem[];
  readonly body: readonly InputProblem[];
}

export const noProblems: FormProblems = { parameters: [], body: [] };

export type WriteFault = (code: FaultCode | "notJson", limit: string) => string;

interface CheckedAgainst {
  /** What the form began with: of what a person did not touch nothing is said. */
  readonly before?: FormValues | undefined;
}

/** What the description says against what a form holds, in words. */
export function checkValues(
  operation: AskedOperation,
  values: FormValues,
  write: WriteFault,
  { before }: CheckedAgainst = {},
): FormProblems {
  const { shapes = {} } = operation;
  const check = (field: Field, value: unknown, was: unknown): readonly InputProblem[] => {
    const unread = listUnread(value, []);
    if (unread.length > 0) return unread.map((path) => ({ path, message: write("notJson", "") }));
    return checkValue(field, value, { shapes, before: was }).map(({ path, code, limit = "" }) => ({
      path,
      message: write(code, limit),
      ...(code === "missing" && { isMissing: true }),
    }));
  };
  const parameters = operation.parameters.flatMap(({ name, field, isRequired }) =>
    check({ ...field, isRequired }, values.parameters[name], before?.parameters[name]).map(
      (problem) => ({ ...problem, path: [name, ...problem.path] }),
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

/** Where text stands that is no JSON yet: nothing else can be said of the value around it. */
function listUnread(value: unknown, path: readonly string[]): readonly (readonly string[])[] {
  if (value instanceof UnreadJson) return [path];
  const isInside = Array.isArray(value) || isRecord(value);
  if (!isInside || value instanceof Blob) return [];
  return Object.entries(value).flatMap(([name, entry]) => listUnread(entry, [...path, name]));
}
