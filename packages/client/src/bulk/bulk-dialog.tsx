import { Text } from "@mantine/core";
import type { Operation, Parameter, RecordRef } from "@quarterdeck/model";
import { type ReactNode, useState } from "react";
import { Dialog } from "#components/overlays/dialog.tsx";
import { hasInputs } from "#operations/has-inputs.ts";
import { initialValues } from "#operations/operation-values.ts";
import { inSentence } from "#components/values/in-sentence.ts";
import type { JobTask } from "#jobs/job.ts";
import { useTexts } from "#texts/use-texts.ts";
import { ActStep } from "./act-step.tsx";
import { askedOf } from "./asked-of.ts";
import { type Choice, countChosen } from "./choice.ts";
import { EditStep } from "./edit-step.tsx";
import { RemoveStep } from "./remove-step.tsx";
import { ReviewStep } from "./review-step.tsx";

interface BulkDialogProps {
  readonly kind: "edit" | "remove" | "act";
  /** Of `act`. */
  readonly operation?: Operation;
  readonly target: RecordRef;
  readonly choice: Choice;
  /** Rows of it that are at hand. */
  readonly sample: readonly unknown[];
  readonly onClose: () => void;
  readonly onStarted: (job: string) => void;
}

/** First what is to be done, then to how many rows and to which; only then it begins. */
export function BulkDialog(props: BulkDialogProps): ReactNode {
  const { kind, operation, target, choice, sample, onClose, onStarted } = props;
  const asked = kind === "remove" ? askedToRemove(target) : [];
  const [begun] = useState(() => settledTask(props, asked));
  const [task, setTask] = useState(begun);
  return (
    <Dialog title={useTitle(props)} isWide onClose={onClose}>
      {task === undefined && kind === "edit" && (
        <EditStep target={target} onCancel={onClose} onReady={setTask} />
      )}
      {task === undefined && kind === "remove" && (
        <RemoveStep asked={asked} onCancel={onClose} onReady={setTask} />
      )}
      {task === undefined && operation !== undefined && (
        <ActStep operation={operation} target={target} onCancel={onClose} onReady={setTask} />
      )}
      {begun !== undefined && operation?.description !== undefined && (
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

/** Where a person has nothing more to say. */
function settledTask(
  { kind, operation, target }: BulkDialogProps,
  asked: readonly Parameter[],
): JobTask | undefined {
  if (kind === "remove" && asked.length === 0) return { kind: "remove" };
  if (operation === undefined || hasInputs(operation, target.resource)) return undefined;
  const { parameters } = initialValues(operation, {});
  return { kind: "act", operation: operation.id, label: operation.label, parameters };
}

function askedToRemove(target: RecordRef): readonly Parameter[] {
  const { chunk, resource } = target;
  const operation = chunk.operations.find(({ id }) => id === resource.operations.remove);
  return operation === undefined ? [] : askedOf(target, operation);
}

function useTitle({ kind, operation, target, choice }: BulkDialogProps): string {
  const t = useTexts("jobs");
  const label = inSentence(target.resource.labels.many);
  const count = countChosen(choice);
  if (kind === "act") return `${operation?.label ?? ""}: ${label}`;
  const texts = {
    edit: ["editTitle", "editUncounted"],
    remove: ["removeTitle", "removeUncounted"],
  } as const;
  const [counted, uncounted] = texts[kind];
  return count === undefined ? t(uncounted, { label }) : t(counted, { count, label });
}
