import type { Parameter } from "@quarterdeck/model";
import { type ReactNode, useState } from "react";
import { splitSiblingValues } from "#operations/sibling-parameters.ts";
import { SiblingInputs, validateSiblingValues } from "#operations/sibling-inputs.tsx";
import { type ValidationError, formatErrors } from "#operations/validate-values.ts";
import { useErrorTexts } from "#operations/use-error-texts.ts";
import { useTexts } from "#texts/use-texts.ts";

interface SiblingInputsState {
  readonly inputs: ReactNode;
  /** Returns the values, or undefined if the inputs show an error. */
  readonly take: () => ReturnType<typeof splitSiblingValues> | undefined;
}

/** Inputs of parameters that every row's request needs. */
export function useSiblingInputs(parameters: readonly Parameter[]): SiblingInputsState {
  const t = useTexts("jobs");
  const write = useErrorTexts();
  const [values, setValues] = useState<Readonly<Record<string, unknown>>>({});
  const [errors, setErrors] = useState<readonly ValidationError[]>([]);

  return {
    inputs: (
      <SiblingInputs
        title={t("siblingInputs")}
        parameters={parameters}
        values={values}
        problems={formatErrors(errors, write)}
        onChange={(next) => {
          setErrors([]);
          setValues(next);
        }}
      />
    ),
    take: () => {
      const failures = validateSiblingValues(parameters, values);
      setErrors(failures);
      return failures.length === 0 ? splitSiblingValues(parameters, values) : undefined;
    },
  };
}
