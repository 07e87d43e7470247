import type { Parameter } from "@quarterdeck/model";
import type { ReactNode } from "react";
import type { JobTask } from "#jobs/job.ts";
import { useTexts } from "#texts/use-texts.ts";
import { TaskForm } from "./task-form.tsx";
import { useBeside } from "./use-beside.tsx";

interface RemoveStepProps {
  readonly asked: readonly Parameter[];
  readonly onCancel: () => void;
  readonly onReady: (task: JobTask) => void;
}

/** Only what the API asks beside the rows: which they are was said before. */
export function RemoveStep({ asked, onCancel, onReady }: RemoveStepProps): ReactNode {
  const t = useTexts("jobs");
  const beside = useBeside(asked);

  function submit(): void {
    const told = beside.take();
    if (told !== undefined) onReady({ kind: "remove", ...told });
  }

  return (
    <TaskForm label={t("remove")} onCancel={onCancel} onSubmit={submit}>
      {beside.inputs}
    </TaskForm>
  );
}
