import type { ReactNode } from "react";
import { useMemo } from "react";
import { ProblemAlert } from "#components/feedback/problem-alert.tsx";
import { Confirm } from "#components/overlays/confirm.tsx";
import { Dialog } from "#components/overlays/dialog.tsx";
import { inlineLabel } from "#components/values/inline-label.ts";
import { bindPath } from "#operations/bind-path.ts";
import { OperationRunner } from "#operations/operation-runner.tsx";
import { useRunOperation } from "#records/run-operation.ts";
import { cells } from "#texts/en/cells.ts";
import { history } from "#texts/en/history.ts";
import { TextsProvider } from "#texts/texts-provider.tsx";
import { useTexts } from "#texts/use-texts.ts";
import { singularWords, splitKey } from "@quarterdeck/model";
import {
  itemOfRow,
  nameOfRow,
  type NestedChange,
  oppositeBody,
  removeBody,
  replaceBody,
} from "./nested-change.ts";
import type { RecordScreenProps } from "./record-screen-props.ts";

const ownTexts = { cells, history };

interface NestedChangeDialogProps {
  readonly change: NestedChange;
  readonly of: Pick<RecordScreenProps, "resource" | "recordKey" | "parents">;
  /** Undefined: a new row. */
  readonly row: unknown;
  readonly isRemoval: boolean;
  /** Label of the list. */
  readonly label: string;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Form of one row of a nested list, or the confirmation of its removal. */
export function NestedChangeDialog(props: NestedChangeDialogProps): ReactNode {
  return (
    <TextsProvider texts={ownTexts}>
      {props.isRemoval ? <Removal {...props} /> : <RowForm {...props} />}
    </TextsProvider>
  );
}

/** "New entry", or "Entries: www A". */
function useTitle({ change, label, row }: NestedChangeDialogProps): string {
  const t = useTexts("components");
  if (row !== undefined) return `${label}: ${nameOfRow(change, row)}`;
  return t("create", { label: singularWords(inlineLabel(label).split(" ")).join(" ") });
}

function usePath({ change, of }: NestedChangeDialogProps): Readonly<Record<string, string>> {
  const { resource, recordKey, parents } = of;
  return bindPath(change.operation, resource, { ...parents, ...splitKey(resource, recordKey) });
}

function RowForm(props: NestedChangeDialogProps): ReactNode {
  const { change, of, row, onClose, onDone } = props;
  const path = usePath(props);
  const title = useTitle(props);
  const t = useTexts("cells");
  const { operation, item } = change;
  const form = useMemo(
    () => ({
      ...operation,
      ...(operation.body !== undefined && {
        body: { ...operation.body, field: { ...item, description: "" } },
      }),
    }),
    [operation, item],
  );
  return (
    <Dialog title={title} isWide onClose={onClose}>
      <OperationRunner
        operation={form}
        prefill={path}
        fixed={Object.keys(path)}
        start={itemOfRow(change, row)}
        wrap={(body) => replaceBody(change, body, row)}
        opposite={(body, before) => oppositeBody(change, body, before)}
        target={{ key: of.recordKey, parents: of.parents }}
        isConfirmed
        submitLabel={t("save")}
        onCancel={onClose}
        onDone={onDone}
      />
    </Dialog>
  );
}

function Removal(props: NestedChangeDialogProps): ReactNode {
  const { change, of, row, onClose, onDone } = props;
  const path = usePath(props);
  const title = useTitle(props);
  const ofHistory = useTexts("history");
  const { run, error } = useRunOperation({ key: of.recordKey, parents: of.parents });

  async function remove(): Promise<void> {
    try {
      const body = removeBody(change, row);
      await run(change.operation, {
        parameters: path,
        body,
        opposite: (before) => oppositeBody(change, body, before),
      });
      onDone();
    } catch {
      // `error` is shown.
    }
  }

  if (error !== null)
    return (
      <Dialog title={title} onClose={onClose}>
        <ProblemAlert error={error} title={title} />
      </Dialog>
    );
  return (
    <Confirm
      title={title}
      action={ofHistory("delete")}
      isDangerous
      onConfirm={() => void remove()}
      onCancel={onClose}
    />
  );
}
