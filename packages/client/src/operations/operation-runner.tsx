import { Button, Group, Stack, Text } from "@mantine/core";
import type { HttpResponse, Operation } from "@quarterdeck/model";
import { type FormEvent, type ReactNode, useMemo, useRef, useState } from "react";
import { Confirm } from "#components/overlays/confirm.tsx";
import { Notice } from "#components/feedback/notice.tsx";
import { DisabledReason } from "#components/feedback/disabled-reason.tsx";
import { Stopped, TransferProgress } from "#components/feedback/transfer-progress.tsx";
import { ProblemAlert } from "#components/feedback/problem-alert.tsx";
import { HttpError, isAbort } from "#http/errors.ts";
import { isRecord, type RecordValue } from "#fields/values/record-value.ts";
import { useChunk } from "#queries/model/model-chunk.ts";
import { useRunOperation } from "#records/run-operation.ts";
import type { OperationTarget } from "#records/observe-run.ts";
import { useOperationTexts } from "#texts/use-operation-texts.ts";
import { useTexts } from "#texts/use-texts.ts";
import { ResponseView } from "./response-view.tsx";
import { focusError } from "./focus-error.ts";
import { DroppedValues } from "./dropped-values.tsx";
import { OperationForm } from "./operation-form.tsx";
import { initialValues } from "./operation-values.ts";
import { isSafe } from "./is-safe-method.ts";
import { useFormValidation } from "./use-form-validation.ts";
import { useDraft } from "./use-draft.ts";
import { withoutFixed } from "./without-fixed.ts";

interface OperationRunnerProps {
  readonly operation: Operation;
  /** Values of parameters, spelled as text. */
  readonly prefill: Readonly<Record<string, string>>;
  /** Parameters that are settled (the record's key): sent, not asked. */
  readonly fixed?: readonly string[];
  /** Members of the body that are settled. */
  readonly fixedBody?: RecordValue | undefined;
  /** The person has just chosen this very action, so it is not asked about again. */
  readonly isConfirmed?: boolean;
  /** The record, or the collection, that it acts on. */
  readonly target?: OperationTarget;
  readonly onDone?: (response: HttpResponse) => void;
  /** It stands in a dialog: the way out of it, and buttons at its end. */
  readonly onCancel?: () => void;
}

/** What these take is the record itself. */
const recordRoles: ReadonlySet<Operation["role"]> = new Set(["create", "update", "replace"]);

/** Any operation of the API: what it needs to be told, a button, and what it answers. */
export function OperationRunner(props: OperationRunnerProps): ReactNode {
  const {
    operation,
    prefill,
    fixed: settled = [],
    fixedBody: settledBody,
    isConfirmed: isChosen = false,
  } = props;
  const { target: about, onDone, onCancel } = props;
  const { shapes, resource } = useChunk();
  const asked = useMemo(
    () => ({ ...withoutFixed(operation, settledBody), shapes }),
    [operation, settledBody, shapes],
  );
  const t = useOperationTexts();
  const words = useTexts("components");
  const form = useRef<HTMLFormElement>(null);
  const { run, response, error, isRunning, progress, cancel } = useRunOperation(about);
  const [initial] = useState(() => initialValues(asked, prefill));
  const place = JSON.stringify(settledBody === undefined ? prefill : [prefill, settledBody]);
  const draft = useDraft(`operation ${operation.id} ${place}`, asked, initial);
  const [isAsking, setIsAsking] = useState(false);
  const told = error instanceof HttpError ? error.problem.fields : [];
  const isDangerous = operation.method === "delete" || operation.role === "remove";
  const checks = useFormValidation({
    operation: asked,
    values: draft.values,
    before: initial,
    serverErrors: told,
  });
  const { server } = operation;
  const elsewhere = server === undefined ? undefined : t("elsewhere", { server });

  function submit(event: FormEvent): void {
    event.preventDefault();
    event.stopPropagation();
    if (!checks.checkAll()) {
      focusError(form.current);
    } else if (isSafe(operation.method) || isChosen) {
      void sendNow();
    } else {
      setIsAsking(true);
    }
  }

  async function sendNow(): Promise<void> {
    setIsAsking(false);
    draft.storeNow();
    const { parameters, body } = draft.values;
    const sent = settledBody === undefined ? body : { ...(isRecord(body) && body), ...settledBody };
    try {
      const done = await run(operation, { parameters, ...(sent !== undefined && { body: sent }) });
      draft.finish();
      onDone?.(done);
    } catch {
      // Shown from `error`, beside its cause where the API tells it.
      focusError(form.current);
    }
  }

  return (
    <Stack gap="md">
      <form ref={form} noValidate onSubmit={submit} aria-label={operation.label}>
        <Stack gap="md">
          <DroppedValues lost={draft.dropped} />
          {draft.isRestored && (
            <Notice tone="info">
              <Group gap="sm" justify="space-between">
                <Text size="sm">{t("restored")}</Text>
                <Button variant="default" size="compact-sm" onClick={draft.discard}>
                  {t("discard")}
                </Button>
              </Group>
            </Notice>
          )}
          {elsewhere !== undefined && <Notice tone="info">{elsewhere}</Notice>}
          <OperationForm
            operation={asked}
            bodyLabel={recordRoles.has(operation.role) ? resource?.labels.one : undefined}
            fixed={settled}
            values={draft.values}
            onChange={(values) => {
              checks.checkChange(values);
              draft.change(values);
            }}
            onLeave={checks.checkTyped}
            parameterProblems={checks.parameters}
            bodyProblems={checks.body}
          />
          {error !== null && !isAbort(error) && (
            <ProblemAlert
              error={error}
              title={t("failed", { label: operation.label })}
              serverErrors={checks.serverErrors}
            />
          )}
          {error !== null && isAbort(error) && <Stopped isSafe={isSafe(operation.method)} />}
          <Group justify={onCancel === undefined ? "flex-start" : "flex-end"}>
            {onCancel !== undefined && response === undefined && progress === undefined && (
              <Button variant="default" onClick={onCancel}>
                {words("cancel")}
              </Button>
            )}
            <DisabledReason reason={elsewhere}>
              {(off) => (
                <Button
                  type="submit"
                  loading={isRunning}
                  {...(isDangerous && { color: "red" })}
                  {...off}
                >
                  {isChosen ? operation.label : t("send")}
                </Button>
              )}
            </DisabledReason>
          </Group>
          {progress !== undefined && <TransferProgress progress={progress} onCancel={cancel} />}
        </Stack>
      </form>
      {response !== undefined && <ResponseView operation={operation} response={response} />}
      {isAsking && (
        <Confirm
          title={operation.label}
          message={t("confirm", { method: operation.method.toUpperCase(), path: operation.path })}
          action={t("send")}
          isDangerous={isDangerous}
          onConfirm={() => void sendNow()}
          onCancel={() => setIsAsking(false)}
        />
      )}
    </Stack>
  );
}
