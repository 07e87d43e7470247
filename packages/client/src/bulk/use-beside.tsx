import type { Parameter } from "@quarterdeck/model";
import { type ReactNode, useState } from "react";
import { splitBeside } from "#operations/sibling-parameters.ts";
import { BesideInputs, checkBeside } from "#operations/sibling-inputs.tsx";
import { type InputFault, tellFaults } from "#operations/validate-values.ts";
import { useFaultWords } from "#operations/use-error-texts.ts";
import { useTexts } from "#texts/use-texts.ts";

interface Beside {
  readonly inputs: ReactNode;
  /** What was said; undefined where something is wrong with it, which the inputs tell then. */
  readonly take: () => ReturnType<typeof splitBeside> | undefined;
}

/** What the API wants to know of each row's call, told once for all rows. */
export function useBeside(asked: readonly Parameter[]): Beside {
  const t = useTexts("jobs");
  const write = useFaultWords();
  const [told, setTold] = useState<Readonly<Record<string, unknown>>>({});
  const [faults, setFaults] = useState<readonly InputFault[]>([]);

  return {
    inputs: (
      <BesideInputs
        title={t("beside")}
        asked={asked}
        values={told}
        problems={tellFaults(faults, write)}
        onChange={(next) => {
          setFaults([]);
          setTold(next);
        }}
      />
    ),
    take: () => {
      const found = checkBeside(asked, told);
      setFaults(found);
      return found.length === 0 ? splitBeside(asked, told) : undefined;
    },
  };
}
