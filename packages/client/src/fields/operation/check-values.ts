import type { Field, Operation } from "@quarterdeck/model";
import type { InputProblem } from "#fields/field-view.ts";
import { readNumber } from "#fields/read-number.ts";
import { isRecord } from "#fields/record-value.ts";
import { UnreadJson } from "#fields/unread-json.ts";
import type { FormValues } from "./operation-values.ts";

export interface FormProblems {
  /** The first step of each path is the parameter's name. */
  readonly parameters: readonly InputProblem[];
  readonly body: readonly InputProblem[];
}

type Fault = "missing" | "notNumber" | "notJson";
type Write = (fault: Fault) => string;

/** What would surely be refused; all else the API knows better. */
export function checkValues(operation: Operation, values: FormValues, write: Write): FormProblems {
  const parameters = operation.parameters.flatMap((parameter) =>
    check(
      { ...parameter.field, isRequired: parameter.isRequired },
      values.parameters[parameter.name],
      [parameter.name],
      write,
    ),
  );
  const { body } = operation;
  if (body === undefined || (values.body === undefined && !body.isRequired)) {
    return { parameters, body: [] };
  }
  const value = values.body ?? (body.field.kind === "group" ? {} : undefined);
  return {
    parameters,
    body: check({ ...body.field, isRequired: body.isRequired }, value, [], write),
  };
}

function check(
  field: Field,
  value: unknown,
  path: readonly string[],
  write: Write,
): readonly InputProblem[] {
  if (field.isReadOnly === true) return [];
  if (value === undefined) return field.isRequired ? checkMissing(field, path, write) : [];
  if (value instanceof UnreadJson) return [{ path, message: write("notJson") }];
  if (field.kind === "number" && typeof value === "string" && readNumber(value) === undefined) {
    return [{ path, message: write("notNumber") }];
  }
  if (field.kind === "list" && Array.isArray(value)) {
    return value.flatMap((item: unknown, index) =>
      check(field.item, item, [...path, String(index)], write),
    );
  }
  if (field.kind !== "group" || !isRecord(value)) return [];
  return field.fields.flatMap((inner) =>
    check(inner, value[inner.name], [...path, inner.name], write),
  );
}

/** Told where something can be typed: of a group, at what it must hold. */
function checkMissing(
  field: Field,
  path: readonly string[],
  write: Write,
): readonly InputProblem[] {
  const inside =
    field.kind === "group"
      ? field.fields.flatMap((inner) => check(inner, undefined, [...path, inner.name], write))
      : [];
  return inside.length > 0 ? inside : [{ path, message: write("missing") }];
}
