import {
  isSafeOperation,
  type HttpResponse,
  type Operation,
  type Resource,
  recordKey as recordKeyOf,
  bodyValues,
  keyValues,
  splitKey,
  valueAt,
  versionParameters,
} from "@quarterdeck/model";
import { Button } from "@mantine/core";
import { IconPencilCheck } from "@tabler/icons-react";
import { type ReactNode, useMemo } from "react";
import type { ParentValues } from "#addresses/address.ts";
import { useCorrect } from "#components/corrections/correct-context.ts";
import { RemoveWarning } from "#undo/remove-warning.tsx";
import { bindPath } from "./bind-path.ts";
import { isOffered } from "./has-inputs.ts";
import { bodyOfRecord } from "./operation-values.ts";
import { takesPart } from "./changed-part.ts";
import classes from "./operation.module.css";
import { OperationRunner } from "./operation-runner.tsx";
import { useModel } from "#queries/model/use-model.ts";
import { useChunk } from "#queries/model/model-chunk.ts";
import { findUndo } from "#undo/find-undo.ts";
import { useTexts } from "#texts/use-texts.ts";
import { useOperationTexts } from "#texts/use-operation-texts.ts";
import { useRecordTexts } from "#texts/use-record-texts.ts";
import { history } from "#texts/en/history.ts";
import { TextsProvider } from "#texts/texts-provider.tsx";

const historyTexts = { history };

export interface ActionFormProps {
  readonly resource: Resource;
  readonly recordKey: string;
  readonly parents: ParentValues;
  readonly etag: string | undefined;
  readonly operation: Operation;
  /** The record as the user sees it; absent if the screen shows only a part of it. */
  readonly record: unknown;
  readonly onClose: () => void;
  /** The API removed the record. */
  readonly onGone: () => void;
  /** The action succeeded without a response other than the record. */
  readonly onDone: () => void;
}

/** Form of an action on a record; its key is not editable. */
export function ActionForm(props: ActionFormProps): ReactNode {
  const { resource, recordKey, parents, etag, operation, record, onClose, onGone, onDone } = props;
  const t = useRecordTexts();
  const ofForm = useOperationTexts();
  const model = useModel();
  const chunk = useChunk();
  const removal = { kind: "remove", key: recordKey, before: record } as const;
  const key = useMemo(() => splitKey(resource, recordKey) ?? {}, [resource, recordKey]);
  const keys = useMemo(() => keyValues(operation, resource, key), [operation, resource, key]);
  const path = bindPath(operation, resource, { ...parents, ...key });
  const ifMatch = operation.parameters.find(({ name }) => name.toLowerCase() === "if-match")?.name;
  const prefill = {
    ...path,
    ...Object.fromEntries(
      keys
        .filter(({ at }) => at.in !== "body")
        .map(({ at, value }) => [at.parameter, String(value)]),
    ),
    ...Object.fromEntries(
      Object.entries(versionParameters(operation, resource, record)).map(([name, value]) => [
        name,
        String(value),
      ]),
    ),
    ...(ifMatch !== undefined && etag !== undefined && { [ifMatch]: etag }),
  };
  const inBody = useMemo(() => bodyValues(keys), [keys]);
  const offered = useMemo(
    () => ({
      ...operation,
      parameters: operation.parameters.filter((one) => isOffered(operation, one)),
    }),
    [operation],
  );

  const current = useMemo(
    () => (takesPart(operation, resource) ? bodyOfRecord(operation, record) : undefined),
    [operation, resource, record],
  );

  function finish(response: HttpResponse): void {
    if (operation.role === "remove" && operation.resource === resource.name) {
      onClose();
      onGone();
    } else if (isOnlyRecord(response)) {
      onDone();
    }
  }

  /** True for no content or the current record, which its page shows. */
  function isOnlyRecord({ body }: HttpResponse): boolean {
    if (isSafeOperation(operation)) return false;
    return (
      body === undefined ||
      recordKeyOf(resource, valueAt(body, operation.response.path)) === recordKey
    );
  }

  return (
    <>
      {operation.description !== undefined && <p>{operation.description}</p>}
      {current !== undefined && <p>{ofForm("onlyChanges")}</p>}
      {operation.id === resource.operations.remove ? (
        <TextsProvider texts={historyTexts}>
          <RemoveWarning inverse={findUndo(model, chunk, removal)} resource={resource} />
        </TextsProvider>
      ) : (
        operation.method === "delete" && <p>{t("cannotBeUndone")}</p>
      )}
      <OperationRunner
        key={operation.id}
        operation={offered}
        prefill={prefill}
        fixed={Object.keys(prefill)}
        fixedBody={inBody}
        current={current}
        target={{ key: recordKey, parents }}
        isConfirmed
        onCancel={onClose}
        onDone={finish}
      />
      <CorrectAction operation={operation} onClose={onClose} />
    </>
  );
}

/** Button that opens the correction of the action next to the screen, in place of the dialog. */
function CorrectAction({
  operation: { id, label, resource },
  onClose,
}: Pick<ActionFormProps, "operation" | "onClose">): ReactNode {
  const t = useTexts("components");
  const correct = useCorrect();
  if (correct === undefined) return null;
  return (
    <Button
      className={classes.correct}
      variant="subtle"
      color="gray"
      size="compact-sm"
      leftSection={<IconPencilCheck size="0.875rem" aria-hidden />}
      aria-label={t("correctOf", { name: label })}
      onClick={() => {
        onClose();
        correct({ kind: "operation", operation: id, ...(resource !== undefined && { resource }) });
      }}
    >
      {t("correct")}
    </Button>
  );
}
