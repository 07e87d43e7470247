import type { FieldProblem } from "@quarterdeck/model";
import { useMemo, useState } from "react";
import type { ServerErrors } from "#components/feedback/problem-alert.tsx";
import {
  validateValues,
  type FormProblems,
  type ValidationError,
  noErrors,
  formatErrors,
} from "./validate-values.ts";
import type { OperationWithShapes, FormValues } from "./operation-values.ts";
import { attachFieldErrors, groupServerErrors } from "./attach-field-errors.ts";
import { useErrorTexts } from "./use-error-texts.ts";

interface FormState {
  readonly operation: OperationWithShapes;
  readonly values: FormValues;
  /** What the form began with. */
  readonly before: FormValues;
  /** What the API says of what was sent. */
  readonly serverErrors: readonly FieldProblem[];
}

export interface FormValidation extends FormProblems {
  /** What the API says of what was sent: what stands at no field, and the fields that the rest stands at. */
  readonly serverErrors: ServerErrors;
  /** Whether it may be sent; shows all that is wrong. */
  readonly checkAll: () => boolean;
  /** A field was left: what is wrong with what was typed shows, what is still missing does not. */
  readonly checkTyped: () => void;
  /** What was wrong and still is stays shown while it is mended. */
  readonly checkChange: (values: FormValues) => void;
}

/** What is wrong with a form's values: by its description before it is sent, by the API's word after. */
export function useFormValidation({
  operation,
  values,
  before,
  serverErrors: told,
}: FormState): FormValidation {
  const write = useErrorTexts();
  const [shown, setShown] = useState(noErrors);
  const [sent, setSent] = useState<FormValues>();
  const find = (now: FormValues) => validateValues(operation, now, { before });
  const answered = attachFieldErrors(operation, values, told, sent);
  const toldNow = useMemo(() => groupServerErrors(operation, sent, told), [operation, sent, told]);

  return {
    parameters: [...formatErrors(shown.parameters, write), ...answered.parameters],
    body: [...formatErrors(shown.body, write), ...answered.body],
    serverErrors: toldNow,
    checkAll: () => {
      const found = find(values);
      setShown(found);
      setSent(values);
      return found.parameters.length + found.body.length === 0;
    },
    checkTyped: () => {
      const isTyped = ({ code }: ValidationError) => code !== "missing";
      const found = find(values);
      setShown({
        parameters: mergeFaults(shown.parameters, found.parameters.filter(isTyped)),
        body: mergeFaults(shown.body, found.body.filter(isTyped)),
      });
    },
    checkChange: (next) => {
      if (shown.parameters.length + shown.body.length === 0) return;
      const found = find(next);
      setShown({
        parameters: stillThere(shown.parameters, found.parameters),
        body: stillThere(shown.body, found.body),
      });
    },
  };
}

const placeOf = ({ path }: ValidationError) => JSON.stringify(path);

function mergeFaults(
  shown: readonly ValidationError[],
  found: readonly ValidationError[],
): readonly ValidationError[] {
  return [...new Map([...shown, ...found].map((one) => [placeOf(one), one])).values()];
}

function stillThere(
  shown: readonly ValidationError[],
  found: readonly ValidationError[],
): readonly ValidationError[] {
  const places = new Set(shown.map(placeOf));
  return found.filter((fault) => places.has(placeOf(fault)));
}
