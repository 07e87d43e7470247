import { Button, CloseButton } from "@mantine/core";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { Dialog } from "#components/overlays/dialog.tsx";
import bar from "#components/styles/floating-bar.module.css";
import { useHistory } from "./history.ts";
import { type HistoryEntry, isUndoing } from "./history-entry.ts";
import { useModel } from "#queries/model/use-model.ts";
import { useFormat, useTexts } from "#texts/use-texts.ts";
import { ChangeTable } from "./change-table.tsx";
import { fieldLabels } from "./field-labels.ts";
import { formatEntry } from "./format-entry.ts";
import { UndoProblem } from "./undo-problem.tsx";
import { StoredValues } from "./stored-values.tsx";
import { useOtherValues } from "./use-other-values.ts";
import { useUndo } from "./use-undo.ts";
import { useUndoReason } from "./use-undo-reason.ts";
import { useAutoClose } from "./use-auto-close.ts";
import { history } from "#texts/en/history.ts";
import { TextsProvider } from "#texts/texts-provider.tsx";

const historyTexts = { history };

interface UndoBarProps {
  readonly entry: HistoryEntry;
  /** Set when the undo key is pressed; a new object each time. */
  readonly pressed: object | undefined;
  readonly isRequested: boolean;
  readonly onClose: () => void;
}

/** Bar with the last change and an undo button. */
export function UndoBar(props: UndoBarProps): ReactNode {
  return (
    <TextsProvider texts={historyTexts}>
      <Bar {...props} />
    </TextsProvider>
  );
}

function Bar({ entry, pressed, isRequested, onClose }: UndoBarProps): ReactNode {
  const t = useTexts("history");
  const model = useModel();
  const { entries } = useHistory();
  const { inverse, chunk, undo, isRunning, outcome, failure, differs, forget } = useUndo(entry);
  const reason = useUndoReason(inverse, chunk?.resource);
  const note = entry.unfinished === undefined ? reason : entry.unfinished.message;
  const others = useOtherValues(entry, chunk);
  const format = useFormat();
  const spellings = others.map(({ name }) => name);
  const differing = others.filter(({ isSpelling }) => !isSpelling);
  const button = useRef<HTMLButtonElement>(null);
  const [isCompared, setIsCompared] = useState(false);
  const isDone = outcome === undefined || outcome.kind === "done";
  const isBusy =
    isCompared || differing.length > 0 || isRunning || failure !== undefined || !isDone;
  const message = formatEntry(entry, { model, entries, t });
  const isUndo = isUndoing(entries, entry);
  const canUndo = inverse !== undefined && inverse.kind !== "none";

  const holdHandlers = useAutoClose({ id: entry.id, isBusy, onClose: onClose });

  useEffect(() => {
    if (isRequested) button.current?.focus();
  }, [isRequested, canUndo]);

  const handled = useRef<object>(undefined);
  useEffect(() => {
    // The key waits until the inverse is loaded.
    if (pressed === undefined || pressed === handled.current || inverse === undefined) return;
    handled.current = pressed;
    if (canUndo) undo();
  });

  return (
    <div className={bar.bar} {...holdHandlers}>
      <p className={bar.message}>
        {message}
        {note !== undefined && entry.kind !== "action" && <small>{note}</small>}
        {differing.length > 0 && <small>{t("storedOther")}</small>}
        {differing.length === 0 && others.length > 0 && (
          <small>
            {t("storedSpelling", {
              names: format.list(fieldLabels(chunk?.resource, spellings)),
            })}
          </small>
        )}
      </p>
      <div className={bar.buttons}>
        {canUndo && (
          <Button
            ref={button}
            size="compact-sm"
            variant="light"
            loading={isRunning}
            aria-label={t(isUndo ? "againOf" : "undoOf", { name: message })}
            onClick={() => undo()}
          >
            {t(isUndo ? "again" : "undo")}
          </Button>
        )}
        {differing.length > 0 && (
          <StoredValues entry={entry} resource={chunk?.resource} others={differing} />
        )}
        {differs.length > 0 && (
          <Button size="compact-sm" variant="default" onClick={() => setIsCompared(true)}>
            {t("differsShow")}
          </Button>
        )}
        <CloseButton size="sm" aria-label={t("close")} onClick={onClose} />
      </div>
      {isCompared && (
        <Dialog title={t("differs")} isWide onClose={() => setIsCompared(false)}>
          <p>{t("differsHint")}</p>
          <ChangeTable label={t("differs")} changes={differs} />
        </Dialog>
      )}
      <UndoProblem
        outcome={outcome}
        failure={failure}
        onAllowUnrelated={() => undo({ allowUnrelated: true })}
        onClose={forget}
      />
    </div>
  );
}
