import { Text } from "@mantine/core";
import type { Operation, Parameter, RecordRef } from "@quarterdeck/model";
import { type ReactNode, useState } from "react";
import { Dialog } from "#components/overlays/dialog.tsx";
import { hasInputs } from "#operations/has-inputs.ts";
import { initialValues } from "#operations/operation-values.ts";
import { inlineLabel } from "#components/values/inline-label.ts";
import type { JobTask } from "#jobs/job.ts";
import { useTexts } from "#texts/use-texts.ts";
import { ActStep } from "./act-step.tsx";
import { rowParameters } from "./row-parameters.ts";
import { type BulkSelection, countSelected } from "./bulk-selection.ts";
import { EditStep } from "./edit-step.tsx";
import { ReviewStep } from "./review-step.tsx";
import { TaskForm } from "./task-form.tsx";
import { useSiblingInputs } from "./use-sibling-inputs.tsx";

interface BulkDialogProps {
  readonly kind: "edit" | "remove" | "act";
  /** Operation of `act`. */
  readonly operation?: Operation;
  readonly target: RecordRef;
  readonly choice: BulkSelection;
  /** Selected rows on this page. */
  readonly sample: readonly unknown[];
  readonly onClose: () => void;
  readonly onStarted: (job: string) => void;
}

/** Dialog of a bulk task: its values, a review, then the start. */
export function BulkDialog(props: BulkDialogProps): ReactNode {
  const { kind, operation, target, choice, sample, onClose, onStarted } = props;
  const parameters = kind === "remove" ? removalParameters(target) : [];
  const [initialTask] = useState(() => taskWithoutInputs(props, parameters));
  const [task, setTask] = useState(initialTask);
  return (
    <Dialog title={useTitle(props)} isWide onClose={onClose}>
      {task === undefined && kind === "edit" && (
        <EditStep target={target} onCancel={onClose} onReady={setTask} />
      )}
      {task === undefined && kind === "remove" && (
        <RemoveStep parameters={parameters} onCancel={onClose} onReady={setTask} />
      )}
      {task === undefined && operation !== undefined && (
        <ActStep operation={operation} target={target} onCancel={onClose} onReady={setTask} />
      )}
      {initialTask !== undefined && operation?.description !== undefined && (
        <Text size="sm">{operation.description}</Text>
      )}
      {task !== undefined && (
        <ReviewStep
          task={task}
          target={target}
          choice={choice}
          sample={sample}
          onCancel={onClose}
          onStarted={onStarted}
        />
      )}
    </Dialog>
  );
}

/** Task without inputs, which starts with the review. */
function taskWithoutInputs(
  { kind, operation, target }: BulkDialogProps,
  parameters: readonly Parameter[],
): JobTask | undefined {
  if (kind === "remove" && parameters.length === 0) return { kind: "remove" };
  if (operation === undefined || hasInputs(operation, target.resource)) return undefined;
  const { parameters: values } = initialValues(operation, {});
  return { kind: "act", operation: operation.id, label: operation.label, parameters: values };
}

function removalParameters(target: RecordRef): readonly Parameter[] {
  const { chunk, resource } = target;
  const operation = chunk.operations.find(({ id }) => id === resource.operations.remove);
  return operation === undefined ? [] : rowParameters(target, operation);
}

function useTitle({ kind, operation, target, choice }: BulkDialogProps): string {
  const t = useTexts("jobs");
  const label = inlineLabel(target.resource.labels.many);
  const count = countSelected(choice);
  if (kind === "act") {
    const action = operation?.label ?? "";
    return count === undefined ? `${action}: ${label}` : t("confirmAct", { action, count });
  }
  const texts = {
    edit: ["editTitle", "editUncounted"],
    remove: ["removeTitle", "removeUncounted"],
  } as const;
  const [counted, uncounted] = texts[kind];
  return count === undefined ? t(uncounted, { label }) : t(counted, { count, label });
}

interface RemoveStepProps {
  readonly parameters: readonly Parameter[];
  readonly onCancel: () => void;
  readonly onReady: (task: JobTask) => void;
}

/** Parameters of a removal, once for all rows. */
function RemoveStep({ parameters, onCancel, onReady }: RemoveStepProps): ReactNode {
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
