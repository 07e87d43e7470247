import { Button, Group, Stack, Text } from "@mantine/core";
import { type HttpResponse, isSafeOperation, type Operation } from "@quarterdeck/model";
import { type FormEvent, type ReactNode, useMemo, useRef, useState } from "react";
import { maxLabel } from "#components/buttons/max-label.ts";
import { Confirm } from "#components/overlays/confirm.tsx";
import { Notice } from "#components/feedback/notice.tsx";
import { StorageNotice } from "#components/feedback/storage-notice.tsx";
import { DisabledReason } from "#components/feedback/disabled-reason.tsx";
import { CanceledNotice, TransferProgress } from "#components/feedback/transfer-progress.tsx";
import { ProblemAlert } from "#components/feedback/problem-alert.tsx";
import { HttpError, isAbort } from "#http/errors.ts";
import { isRecord } from "#fields/values/record-value.ts";
import { useChunk } from "#queries/model/model-chunk.ts";
import { isUnknownOutcome } from "#records/write-guards.ts";
import { useRunOperation } from "#records/run-operation.ts";
import type { OperationTarget } from "#records/observe-run.ts";
import { useOperationTexts } from "#texts/use-operation-texts.ts";
import { useResultTexts } from "#texts/use-result-texts.ts";
import { useTexts } from "#texts/use-texts.ts";
import { ResponseView } from "./response-view.tsx";
import { changedPart } from "./changed-part.ts";
import { focusError } from "./focus-error.ts";
import { InvalidCount } from "./invalid-count.tsx";
import { DroppedValues } from "./dropped-values.tsx";
import { OperationForm } from "./operation-form.tsx";
import { initialValues, withoutFixed } from "./operation-values.ts";
import { useFormValidation } from "./use-form-validation.ts";
import { useDraft } from "./use-draft.ts";

interface OperationRunnerProps {
  readonly operation: Operation;
  /** Values of parameters, as text. */
  readonly prefill: Readonly<Record<string, string>>;
  /** Parameters without an input, such as the record's key; sent with their prefilled value. */
  readonly fixed?: readonly string[];
  /** Body members without an input. */
  readonly fixedBody?: unknown;
  /** Current values of the body; only the others are sent. */
  readonly current?: unknown;
  /** Initial values of the body. */
  readonly start?: unknown;
  /** Body of the request from the values of the form; default: the values. */
  readonly wrap?: (body: unknown) => unknown;
  /** Body of a run that restores the record, from the body of the request and the record before it. */
  readonly opposite?: (body: unknown, before: unknown) => unknown;
  /** The user selected this action: no confirmation. */
  readonly isConfirmed?: boolean;
  /** Record or collection that the operation acts on. */
  readonly target?: OperationTarget;
  readonly onDone?: (response: HttpResponse) => void;
  /** Label of the button that sends an action without confirmation; default: the label of the operation. */
  readonly submitLabel?: string;
  /** In a dialog: adds a cancel button and aligns the buttons at the end. */
  readonly onCancel?: () => void;
}

/** Roles whose body is the record. */
const recordRoles: ReadonlySet<Operation["role"]> = new Set(["create", "update", "replace"]);

/** Form of any operation, and its response. */
export function OperationRunner(props: OperationRunnerProps): ReactNode {
  const { operation, prefill, fixed = [], fixedBody, current, isConfirmed = false } = props;
  const { target, onDone, onCancel, start, wrap, opposite } = props;
  const { submitLabel = operation.label } = props;
  const { shapes, resource } = useChunk();
  const isOfRecord = recordRoles.has(operation.role) && operation.resource === resource?.name;
  const inputs = useMemo(
    () => ({ ...withoutFixed(operation, fixedBody), shapes }),
    [operation, fixedBody, shapes],
  );
  const t = useResultTexts();
  const ofForm = useOperationTexts();
  const tCommon = useTexts("components");
  const form = useRef<HTMLFormElement>(null);
  const { run, response, error, status, isRunning, progress, cancel } = useRunOperation(target);
  const [initial] = useState(() => initialValues(inputs, prefill, current ?? start));
  const context = JSON.stringify(
    fixedBody === undefined && wrap === undefined ? prefill : [prefill, fixedBody, start],
  );
  const draft = useDraft(`operation ${operation.id} ${context}`, inputs, initial);
  const [isConfirming, setIsConfirming] = useState(false);
  const serverErrors = error instanceof HttpError ? error.problem.fields : [];
  const isDangerous = operation.method === "delete" || operation.role === "remove";
  const hidden = fixed.join("\n");
  // An error at a parameter without an input would not be shown.
  const shown = useMemo(() => {
    const names = new Set(hidden.split("\n"));
    const parameters = inputs.parameters.filter(
      ({ name, isSetting }) => isSetting !== true && !names.has(name),
    );
    return { ...inputs, parameters };
  }, [inputs, hidden]);
  const validation = useFormValidation({
    operation: shown,
    values: draft.values,
    before: initial,
    serverErrors,
    serverMessage: error instanceof HttpError ? error.problem.message : undefined,
  });
  const isUnknown = error !== null && !isSafeOperation(operation) && isUnknownOutcome(error);
  const { server } = operation;
  const otherServer = server === undefined ? undefined : ofForm("otherServer", { server });

  function submit(event: FormEvent): void {
    event.preventDefault();
    event.stopPropagation();
    if (validation.checkAll()) confirmAndSend();
    else focusError(form.current);
  }

  function confirmAndSend(): void {
    if (isSafeOperation(operation) || isConfirmed) {
      void sendNow();
    } else {
      setIsConfirming(true);
    }
  }

  async function sendNow(): Promise<void> {
    setIsConfirming(false);
    validation.noteSent();
    draft.storeNow();
    const { parameters } = draft.values;
    const field = current === undefined ? undefined : operation.body?.field;
    const body = field ? changedPart(field, current, draft.values.body) : draft.values.body;
    const whole = isRecord(fixedBody)
      ? { ...(isRecord(body) && body), ...fixedBody }
      : (fixedBody ?? body);
    const sent = wrap === undefined ? whole : wrap(whole);
    try {
      const done = await run(operation, {
        parameters,
        ...(sent !== undefined && { body: sent }),
        ...(opposite && { opposite: (before) => opposite(sent, before) }),
      });
      draft.finish();
      onDone?.(done);
    } catch {
      // `error` is shown, at its input if the API names it.
      focusError(form.current);
    }
  }

  return (
    <Stack gap="md">
      <form ref={form} noValidate onSubmit={submit} aria-label={operation.label}>
        <Stack gap="md">
          {draft.values !== initial && <StorageNotice of="drafts" />}
          <DroppedValues values={draft.dropped} />
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
          {otherServer !== undefined && <Notice tone="info">{otherServer}</Notice>}
          <OperationForm
            operation={inputs}
            bodyLabel={isOfRecord ? resource?.labels.one : undefined}
            fixed={fixed}
            values={draft.values}
            onChange={(values) => {
              validation.checkChange(values);
              draft.change(values);
            }}
            onLeave={validation.checkTyped}
            parameterProblems={validation.parameters}
            bodyProblems={validation.body}
          />
          <InvalidCount {...validation.invalid} />
          {error !== null && !isAbort(error) && (
            <ProblemAlert
              error={error}
              title={t(isUnknown ? "unknown" : "failed", { label: operation.label })}
              serverErrors={validation.serverErrors}
            />
          )}
          {isUnknown && status !== undefined && <Notice tone="info">{t(status)}</Notice>}
          {error !== null && isAbort(error) && (
            <CanceledNotice isSafe={isSafeOperation(operation)} />
          )}
          <Group justify={onCancel === undefined ? "flex-start" : "flex-end"}>
            {onCancel !== undefined && response === undefined && progress === undefined && (
              <Button variant="default" onClick={onCancel}>
                {tCommon("cancel")}
              </Button>
            )}
            {validation.canIgnore && otherServer === undefined && (
              <Button variant="default" onClick={confirmAndSend}>
                {t("sendAnyway")}
              </Button>
            )}
            <DisabledReason reason={otherServer}>
              {(disabledProps) => (
                <Button
                  type="submit"
                  loading={isRunning}
                  {...(isDangerous && { color: "red" })}
                  {...disabledProps}
                >
                  {isConfirmed && submitLabel.length <= maxLabel
                    ? submitLabel
                    : t(operation.isSafe === false ? "run" : "send")}
                </Button>
              )}
            </DisabledReason>
          </Group>
          {progress !== undefined && <TransferProgress progress={progress} onCancel={cancel} />}
        </Stack>
      </form>
      {response !== undefined && <ResponseView operation={operation} response={response} />}
      {isConfirming && (
        <Confirm
          title={operation.label}
          message={t("confirm", { method: operation.method.toUpperCase(), path: operation.path })}
          action={t(operation.isSafe === false ? "run" : "send")}
          isDangerous={isDangerous}
          onConfirm={() => void sendNow()}
          onCancel={() => setIsConfirming(false)}
        />
      )}
    </Stack>
  );
}
