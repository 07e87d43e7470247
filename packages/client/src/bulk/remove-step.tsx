import type { Parameter } from "@quarterdeck/model";
import type { ReactNode } from "react";
import type { JobTask } from "#jobs/job.ts";
import { useTexts } from "#texts/use-texts.ts";
import { TaskForm } from "./task-form.tsx";
import { useSiblingInputs } from "./use-sibling-inputs.tsx";

interface RemoveStepProps {
  readonly parameters: readonly Parameter[];
  readonly onCancel: () => void;
  readonly onReady: (task: JobTask) => void;
}

/** Parameters of a removal, once for all rows. */
export function RemoveStep({ parameters, onCancel, onReady }: RemoveStepProps): ReactNode {
  const t = useTexts("jobs");
  const siblings = useSiblingInputs(parameters);

  function submit(): void {
    const siblingValues = siblings.take();
    if (siblingValues !== undefined) onReady({ kind: "remove", ...siblingValues });
  }

  return (
    <TaskForm label={t("remove")} onCancel={onCancel} onSubmit={submit}>
      {siblings.inputs}
    </TaskForm>
  );
}
