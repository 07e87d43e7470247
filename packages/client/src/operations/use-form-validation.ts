import { type FieldProblem, findQuotedValue } from "@quarterdeck/model";
import { useMemo, useState } from "react";
import type { ServerErrors } from "#components/feedback/problem-alert.tsx";
import type { InputProblem } from "#fields/field-props.ts";
import { attachFieldErrors, groupServerErrors } from "./attach-field-errors.ts";
import type { FormValues, OperationWithShapes } from "./operation-values.ts";
import { useErrorTexts } from "./use-error-texts.ts";
import {
  type FormProblems,
  formatErrors,
  noErrors,
  validateValues,
  type ValidationError,
} from "./validate-values.ts";

interface FormState {
  readonly operation: OperationWithShapes;
  readonly values: FormValues;
  /** Initial values of the form. */
  readonly before: FormValues;
  /** Field errors of the last response. */
  readonly serverErrors: readonly FieldProblem[];
  /** Message of the last response. */
  readonly serverMessage?: string | undefined;
}

export interface FormValidation extends FormProblems {
  readonly serverErrors: ServerErrors;
  /** Invalid values of the last attempt to send the form. */
  readonly invalid: { readonly count: number; readonly attempt: number };
  /** Shows all validation errors; returns true if there are none. Call before a request. */
  readonly checkAll: () => boolean;
  /** Notes the values of a request that is sent without a check. */
  readonly noteSent: () => void;
  /** True if the shown validation errors leave a request that can be sent: the API may accept the values. */
  readonly canIgnore: boolean;
  /** Shows errors of entered values, without missing ones. Call on blur. */
  readonly checkTyped: () => void;
  /** Hides shown errors that are corrected. Call on change. */
  readonly checkChange: (values: FormValues) => void;
}

/** Validation errors of a form before a request, and server errors after it. */
export function useFormValidation({
  operation,
  values,
  before,
  serverErrors: declared,
  serverMessage,
}: FormState): FormValidation {
  const format = useErrorTexts();
  const [shown, setShown] = useState(noErrors);
  const [sent, setSent] = useState<FormValues>();
  const [invalid, setInvalid] = useState({ count: 0, attempt: 0 });
  const validate = (now: FormValues) => validateValues(operation, now, { before });
  const serverErrors = useMemo(
    () => (declared.length > 0 ? declared : listQuoted(serverMessage, sent)),
    [declared, serverMessage, sent],
  );
  const attached = attachFieldErrors(operation, values, serverErrors, sent);
  const grouped = useMemo(
    () => groupServerErrors(operation, sent, serverErrors),
    [operation, sent, serverErrors],
  );

  const all = [...shown.parameters, ...shown.body];
  const needed = new Set(
    operation.parameters.filter(({ in: location }) => location === "path").map(({ name }) => name),
  );
  const isPathError = ({ path }: ValidationError) => needed.has(path[0] ?? "");

  return {
    canIgnore:
      all.length > 0 &&
      !all.some(({ code }) => code === "notJson") &&
      !shown.parameters.some(isPathError),
    parameters: joinProblems(formatErrors(shown.parameters, format), attached.parameters),
    body: joinProblems(formatErrors(shown.body, format), attached.body),
    serverErrors: grouped,
    invalid,
    checkAll: () => {
      const errors = validate(values);
      const count = errors.parameters.length + errors.body.length;
      setShown(errors);
      setSent(values);
      setInvalid({ count, attempt: invalid.attempt + 1 });
      return count === 0;
    },
    noteSent: () => setSent(values),
    checkTyped: () => {
      const isTyped = ({ code }: ValidationError) => code !== "missing";
      const errors = validate(values);
      setShown({
        parameters: mergeErrors(shown.parameters, errors.parameters.filter(isTyped)),
        body: mergeErrors(shown.body, errors.body.filter(isTyped)),
      });
    },
    checkChange: (next) => {
      if (shown.parameters.length + shown.body.length === 0) return;
      const errors = validate(next);
      setShown({
        parameters: onlyShown(shown.parameters, errors.parameters),
        body: onlyShown(shown.body, errors.body),
      });
    },
  };
}

/** Errors of the browser and of the API; if both are about one value, only that of the API. */
function joinProblems(
  own: readonly InputProblem[],
  attached: readonly InputProblem[],
): readonly InputProblem[] {
  const rejected = new Set(attached.map(pathOf));
  return [...own.filter((one) => !rejected.has(pathOf(one))), ...attached];
}

/** The input whose value the message quotes. */
function listQuoted(
  message: string | undefined,
  sent: FormValues | undefined,
): readonly FieldProblem[] {
  if (message === undefined || sent === undefined) return [];
  const path = findQuotedValue(message, sent.body) ?? findQuotedValue(message, sent.parameters);
  return path === undefined ? [] : [{ path, message, isGuess: true }];
}

const pathOf = ({ path }: Pick<InputProblem, "path">) => JSON.stringify(path);

function mergeErrors(
  shown: readonly ValidationError[],
  errors: readonly ValidationError[],
): readonly ValidationError[] {
  return [...new Map([...shown, ...errors].map((error) => [pathOf(error), error])).values()];
}

function onlyShown(
  shown: readonly ValidationError[],
  errors: readonly ValidationError[],
): readonly ValidationError[] {
  const paths = new Set(shown.map(pathOf));
  return errors.filter((error) => paths.has(pathOf(error)));
}
