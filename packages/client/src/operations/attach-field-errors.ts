import {
  type Field,
  fieldInside,
  type FieldProblem,
  type GroupField,
  isSameJson,
  type JsonPath,
  locateProblems,
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

/** Attaches server errors to inputs that still have the sent value. */
export function attachFieldErrors(
  operation: OperationWithShapes,
  values: FormValues,
  errors: readonly FieldProblem[],
  sent: FormValues | undefined,
): FormProblems {
  if (errors.length === 0) return { parameters: [], body: [] };
  const isAsSent = (one: unknown, other: unknown, { path }: FieldProblem) =>
    isSameJson(valueAt(one, path), valueAt(other, path));
  const { parameters, body } = formsOf(operation, values);
  return {
    parameters: locateProblems(parameters, errors).filter((one) =>
      isAsSent(values.parameters, sent?.parameters, one),
    ),
    body:
      body === undefined
        ? []
        : locateProblems(body, errors).filter((one) => isAsSent(values.body, sent?.body, one)),
  };
}

/** Divides server errors into those of an input of the form, and the others. */
export function groupServerErrors(
  operation: OperationWithShapes,
  sent: FormValues | undefined,
  errors: readonly FieldProblem[],
): ServerErrors {
  if (errors.length === 0) return { unmatched: [], fieldLabels: [] };
  const { parameters, body } = formsOf(operation, sent ?? { parameters: {}, body: undefined });
  const forms = body === undefined ? [parameters] : [parameters, body];
  const labeled = errors.map((problem) => ({
    problem,
    labels: forms.flatMap((form) =>
      locateProblems(form, [problem]).map(({ path }) => labelAt(form, path)),
    ),
  }));
  return {
    unmatched: labeled.flatMap(({ problem, labels }) => (labels.length === 0 ? [problem] : [])),
    fieldLabels: [...new Set(labeled.flatMap(({ labels }) => labels))],
  };
}

function formsOf(operation: OperationWithShapes, values: FormValues) {
  const { shapes = {}, body } = operation;
  const group: GroupField = {
    kind: "group",
    name: "",
    label: "",
    isRequired: true,
    fields: operation.parameters.map(({ name, field }) => ({ ...field, name })),
  };
  const parameters: Form = { field: group, value: values.parameters, shapes };
  const form: Form | undefined = body && {
    field: body.field,
    value: values.body,
    shapes,
    envelope: body.path ?? [],
  };
  return { parameters, body: form };
}

/** Label of a nested field with the labels of its parents: "Lines › 2 › Price". */
function labelAt({ field, value, shapes }: Form, path: JsonPath): string {
  const labels: string[] = [];
  let current: Field | undefined = field;
  let nested = value;
  for (const step of path) {
    const isItem = current?.kind === "list";
    current = current && fieldInside(current, step, { value: nested, shapes });
    nested = valueAt(nested, [step]);
    labels.push(isItem ? String(Number(step) + 1) : current?.label || step);
  }
  return labels.join(" › ");
}
