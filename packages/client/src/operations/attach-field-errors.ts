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
import type { ServerErrors } from "#components/feedback/problem-alert.tsx";
import type { FormProblems } from "./validate-values.ts";
import type { OperationWithShapes, FormValues } from "./operation-values.ts";

interface Form {
  readonly field: Field;
  readonly value: unknown;
  readonly shapes: Shapes;
  readonly envelope?: JsonPath;
}

/** The API's problems at their inputs, as long as there stands what was sent. */
export function attachFieldErrors(
  operation: OperationWithShapes,
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
export function groupServerErrors(
  operation: OperationWithShapes,
  sent: FormValues | undefined,
  told: readonly FieldProblem[],
): ServerErrors {
  if (told.length === 0) return { unmatched: [], fieldLabels: [] };
  const { parameters, body } = formsOf(operation, sent ?? { parameters: {}, body: undefined });
  const forms = body === undefined ? [parameters] : [parameters, body];
  const sorted = told.map((problem) => ({
    problem,
    labels: forms.flatMap((form) =>
      placeProblems(form, [problem]).map(({ path }) => labelAt(form, path)),
    ),
  }));
  return {
    unmatched: sorted.flatMap(({ problem, labels }) => (labels.length === 0 ? [problem] : [])),
    fieldLabels: [...new Set(sorted.flatMap(({ labels }) => labels))],
  };
}

function formsOf(operation: OperationWithShapes, values: FormValues) {
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
