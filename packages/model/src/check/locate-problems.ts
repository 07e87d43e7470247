import type { Field, Shapes } from "#types/field.ts";
import type { JsonPath } from "#types/json.ts";
import type { FieldProblem } from "#request/responses/problem-items.ts";
import { valueAt } from "#request/values/value-at.ts";
import { fieldInside, openShape, typeOf, variantFields, variantOf } from "./field-inside.ts";

interface Form {
  readonly field: Field;
  readonly value: unknown;
  readonly shapes?: Shapes;
  /** Path of the record in the request body; a problem's path may or may not include it. */
  readonly envelope?: JsonPath;
}

/**
 * Attaches problems of the API to the fields of a form. The API may use another case, include the envelope, or go
 * deeper than the form. Problems without a field are left out.
 */
export function locateProblems(
  form: Form,
  problems: readonly FieldProblem[],
): readonly FieldProblem[] {
  return problems.flatMap((problem) => {
    const position = starts(form, problem.path)
      .map((path) => follow(form, path))
      .find(({ length }) => length > 0);
    return position === undefined ? [] : [{ ...problem, path: position }];
  });
}

/** Candidate paths: as reported, and without the envelope. */
function starts({ envelope = [] }: Form, path: JsonPath): readonly JsonPath[] {
  const isInside = envelope.every((step, index) => sameName(path[index] ?? "", step));
  const isEnvelope = /^(?:body|data|attributes|request|input|payload|params|dto|model)$/i;
  const peeled = isEnvelope.test(path[0] ?? "") ? [path.slice(1)] : [];
  // Rails and Spring name the record before its field: `user.email`.
  const below = path.length > 1 ? [path.slice(1)] : [];
  return [...(isInside ? [path.slice(envelope.length)] : []), path, ...peeled, ...below];
}

/** Follows a path up to the last field that the form has. */
function follow({ field, value, shapes = {} }: Form, path: JsonPath): JsonPath {
  const match: string[] = [];
  let at: Field | undefined = field;
  let inside = value;
  for (const step of path) {
    const name: string | undefined = at && stepInside(at, step, { value: inside, shapes });
    if (at === undefined || name === undefined) break;
    at = fieldInside(at, name, { value: inside, shapes });
    inside = valueAt(inside, [name]);
    match.push(name);
  }
  return match;
}

interface Known {
  readonly value: unknown;
  readonly shapes: Shapes;
}

/** Finds the form's name for one step of a path; undefined if the form has no such field. */
function stepInside(field: Field, step: string, existing: Known): string | undefined {
  switch (field.kind) {
    case "group": {
      // Fields that the form does not show are skipped.
      const shown = variantFields(field, variantOf(field, existing.value));
      const names = shown.flatMap(({ name, isReadOnly }) => (isReadOnly === true ? [] : [name]));
      const others =
        field.additionalProperties === undefined ? [] : Object.keys(Object(existing.value));
      return findName([...names, ...others], step);
    }
    case "map":
      return findName(Object.keys(Object(existing.value)), step);
    case "list":
      return /^\d{1,6}$/.test(step) ? step : undefined;
    case "variants": {
      const type = typeOf(field, existing.value);
      return type && stepInside(type, step, existing);
    }
    case "json": {
      const shape = openShape(field, existing.shapes);
      return shape && stepInside(shape, step, existing);
    }
    default:
      return undefined;
  }
}

function findName(names: readonly string[], step: string): string | undefined {
  if (names.includes(step)) return step;
  return names.find((name) => sameName(name, step)) ?? names.find((name) => isKeyOf(name, step));
}

/** `unitPrice`, `unit_price`, `UnitPrice` and `Unit-Price` are one name. */
function sameName(one: string, other: string): boolean {
  return fold(one) === fold(other);
}

/** Rails reports an error of `customer_id` as one of `customer`. */
function isKeyOf(name: string, step: string): boolean {
  return /[_-]?id$/i.test(name) && fold(name.replace(/[_-]?ids?$/i, "")) === fold(step);
}

function fold(name: string): string {
  return name.replaceAll(/[\s_.-]/g, "").toLowerCase();
}
