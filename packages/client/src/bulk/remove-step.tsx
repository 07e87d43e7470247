import type { Parameter } from "@quarterdeck/model";
import { type ReactNode, useState } from "react";
import type { InputProblem } from "#fields/field-view.ts";
import { splitBeside } from "#fields/operation/asked-beside.ts";
import { BesideInputs, checkBeside } from "#fields/operation/beside-inputs.tsx";
import { useFaultWords } from "#fields/operation/use-fault-words.ts";
import type { JobTask } from "#jobs/job.ts";
import { useTexts } from "#texts/use-texts.ts";
import { TaskForm } from "./task-form.tsx";

interface RemoveStepProps {
  readonly asked: readonly Parameter[];
  readonly onCancel: () => void;
  readonly onReady: (task: JobTask) => void;
}

/** What the API wants to know of each removal, told once for all rows. */
export function RemoveStep({ asked, onCancel, onReady }: RemoveStepProps): ReactNode {
  const t = useTexts("jobs");
  const write = useFaultWords();
  const [told, setTold] = useState<Readonly<Record<string, unknown>>>({});
  const [problems, setProblems] = useState<readonly InputProblem[]>([]);

  function submit(): void {
    const found = checkBeside(asked, told, write);
    setProblems(found);
    if (found.length === 0) onReady({ kind: "remove", ...splitBeside(asked, told) });
  }

  return (
    <TaskForm label={t("remove")} onCancel={onCancel} onSubmit={submit}>
      <BesideInputs
        title={t("beside")}
        asked={asked}
        values={told}
        problems={problems}
        onChange={(next) => {
          setProblems([]);
          setTold(next);
        }}
      />
    </TaskForm>
  );
}
