import type { Field, Shapes } from "#types/field.ts";
import type { JsonPath } from "#types/json.ts";
import type { FieldProblem } from "#request/read-field-problems.ts";
import { valueAt } from "#request/value-at.ts";
import { fieldInside, openShape, typeOf, variantFields, variantOf } from "./field-inside.ts";

interface Form {
  readonly field: Field;
  readonly value: unknown;
  readonly shapes?: Shapes;
  /** Where the record stands in what is sent, which a problem's path may or may not name. */
  readonly envelope?: JsonPath;
}

/**
 * Problems as the API tells them, at the places of a form's fields: it may spell names in another case, name the envelope, or
 * go deeper than the form does. What has no place there is left out.
 */
export function placeProblems(
  form: Form,
  problems: readonly FieldProblem[],
): readonly FieldProblem[] {
  return problems.flatMap((problem) => {
    const place = starts(form, problem.path)
      .map((path) => follow(form, path))
      .find(({ length }) => length > 0);
    return place === undefined ? [] : [{ ...problem, path: place }];
  });
}

/** The path as it is told, and without what may stand around it. */
function starts({ envelope = [] }: Form, path: JsonPath): readonly JsonPath[] {
  const isInside = envelope.every((step, index) => sameName(path[index] ?? "", step));
  const isAround = /^(?:body|data|attributes|request|input|payload|params|dto|model)$/i;
  const peeled = isAround.test(path[0] ?? "") ? [path.slice(1)] : [];
  // Rails and Spring name the record before its field: `user.email`.
  const below = path.length > 1 ? [path.slice(1)] : [];
  return [...(isInside ? [path.slice(envelope.length)] : []), path, ...peeled, ...below];
}

/** As far as the form knows the way. */
function follow({ field, value, shapes = {} }: Form, path: JsonPath): JsonPath {
  const found: string[] = [];
  let at: Field | undefined = field;
  let inside = value;
  for (const step of path) {
    const name: string | undefined = at && stepInside(at, step, { value: inside, shapes });
    if (at === undefined || name === undefined) break;
    at = fieldInside(at, name, { value: inside, shapes });
    inside = valueAt(inside, [name]);
    found.push(name);
  }
  return found;
}

interface Known {
  readonly value: unknown;
  readonly shapes: Shapes;
}

/** How the form calls a step that the API tells; undefined where the form has no such place. */
function stepInside(field: Field, step: string, known: Known): string | undefined {
  switch (field.kind) {
    case "group": {
      // What the form does not show there has no place.
      const shown = variantFields(field, variantOf(field, known.value));
      const names = shown.flatMap(({ name, isReadOnly }) => (isReadOnly === true ? [] : [name]));
      const others =
        field.additionalProperties === undefined ? [] : Object.keys(Object(known.value));
      return findName([...names, ...others], step);
    }
    case "map":
      return findName(Object.keys(Object(known.value)), step);
    case "list":
      return /^\d{1,6}$/.test(step) ? step : undefined;
    case "variants": {
      const type = typeOf(field, known.value);
      return type && stepInside(type, step, known);
    }
    case "json": {
      const shape = openShape(field, known.shapes);
      return shape && stepInside(shape, step, known);
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

/** What is sent as `customer_id` is told of as `customer` (Rails). */
function isKeyOf(name: string, step: string): boolean {
  return /[_-]?id$/i.test(name) && fold(name.replace(/[_-]?ids?$/i, "")) === fold(step);
}

function fold(name: string): string {
  return name.replaceAll(/[\s_.-]/g, "").toLowerCase();
}
