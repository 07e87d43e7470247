import type { Parameter } from "@quarterdeck/model";
import { type ReactNode, useState } from "react";
import { splitSiblingValues } from "#operations/sibling-parameters.ts";
import { SiblingInputs, validateSiblingValues } from "#operations/sibling-inputs.tsx";
import { type ValidationError, formatErrors } from "#operations/validate-values.ts";
import { useErrorTexts } from "#operations/use-error-texts.ts";
import { useTexts } from "#texts/use-texts.ts";

interface Beside {
  readonly inputs: ReactNode;
  /** What was said; undefined where something is wrong with it, which the inputs tell then. */
  readonly take: () => ReturnType<typeof splitSiblingValues> | undefined;
}

/** What the API wants to know of each row's call, told once for all rows. */
export function useBeside(asked: readonly Parameter[]): Beside {
  const t = useTexts("jobs");
  const write = useErrorTexts();
  const [told, setTold] = useState<Readonly<Record<string, unknown>>>({});
  const [faults, setFaults] = useState<readonly ValidationError[]>([]);

  return {
    inputs: (
      <SiblingInputs
        title={t("beside")}
        parameters={asked}
        values={told}
        problems={formatErrors(faults, write)}
        onChange={(next) => {
          setFaults([]);
          setTold(next);
        }}
      />
    ),
    take: () => {
      const found = validateSiblingValues(asked, told);
      setFaults(found);
      return found.length === 0 ? splitSiblingValues(asked, told) : undefined;
    },
  };
}
