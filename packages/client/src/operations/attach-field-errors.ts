import {
  type Field,
  fieldInside,
  type FieldProblem,
  type GroupField,
  isSameJson,
  type JsonPath,
  placeProblems,
  type Shapes,
  valueAt,
} from "@quarterdeck/model";
import type { FormProblems } from "./validate-values.ts";
import type { AskedOperation, FormValues } from "./operation-values.ts";

/** What the API says of single values, as far as it is to be said above a form. */
export interface ToldProblems {
  /** What stands at no field. */
  readonly astray: readonly FieldProblem[];
  /** The fields that the rest stands at, as people know them. */
  readonly marked: readonly string[];
}

interface Form {
  readonly field: Field;
  readonly value: unknown;
  readonly shapes: Shapes;
  readonly envelope?: JsonPath;
}

/** The API's problems at their inputs, as long as there stands what was sent. */
export function placeTold(
  operation: AskedOperation,
  values: FormValues,
  told: readonly FieldProblem[],
  sent: FormValues | undefined,
): FormProblems {
  if (told.length === 0) return { parameters: [], body: [] };
  const isAsSent = (one: unknown, other: unknown, { path }: FieldProblem) =>
    isSameJson(valueAt(one, path), valueAt(other, path));
  const { parameters, body } = formsOf(operation, values);
  return {
    parameters: placeProblems(parameters, told).filter((one) =>
      isAsSent(values.parameters, sent?.parameters, one),
    ),
    body:
      body === undefined
        ? []
        : placeProblems(body, told).filter((one) => isAsSent(values.body, sent?.body, one)),
  };
}

/** What of it stands at a field of what was sent, and what at none. */
export function sortTold(
  operation: AskedOperation,
  sent: FormValues | undefined,
  told: readonly FieldProblem[],
): ToldProblems {
  if (told.length === 0) return { astray: [], marked: [] };
  const { parameters, body } = formsOf(operation, sent ?? { parameters: {}, body: undefined });
  const forms = body === undefined ? [parameters] : [parameters, body];
  const sorted = told.map((problem) => ({
    problem,
    labels: forms.flatMap((form) =>
      placeProblems(form, [problem]).map(({ path }) => labelAt(form, path)),
    ),
  }));
  return {
    astray: sorted.flatMap(({ problem, labels }) => (labels.length === 0 ? [problem] : [])),
    marked: [...new Set(sorted.flatMap(({ labels }) => labels))],
  };
}

function formsOf(operation: AskedOperation, values: FormValues) {
  const { shapes = {}, body } = operation;
  const asked: GroupField = {
    kind: "group",
    name: "",
    label: "",
    isRequired: true,
    fields: operation.parameters.map(({ name, field }) => ({ ...field, name })),
  };
  const parameters: Form = { field: asked, value: values.parameters, shapes };
  const form: Form | undefined = body && {
    field: body.field,
    value: values.body,
    shapes,
    envelope: body.path ?? [],
  };
  return { parameters, body: form };
}

/** The field at a place with what stands around it: "Lines › 2 › Price". */
function labelAt({ field, value, shapes }: Form, path: JsonPath): string {
  const labels: string[] = [];
  let at: Field | undefined = field;
  let inside = value;
  for (const step of path) {
    const isItem = at?.kind === "list";
    at = at && fieldInside(at, step, { value: inside, shapes });
    inside = valueAt(inside, [step]);
    labels.push(isItem ? String(Number(step) + 1) : at?.label || step);
  }
  return labels.join(" › ");
}
