import { Button, CloseButton } from "@mantine/core";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { Dialog } from "#components/overlays/dialog.tsx";
import bar from "#components/styles/floating-bar.module.css";
import { useHistory } from "./history.ts";
import { type HistoryEntry, isUndoing } from "./history-entry.ts";
import { useModel } from "#queries/model/use-model.ts";
import { useTexts } from "#texts/use-texts.ts";
import { ChangeTable } from "./change-table.tsx";
import { formatEntry } from "./format-entry.ts";
import { UndoProblem } from "./undo-problem.tsx";
import { useUndo } from "./use-undo.ts";
import { useUndoReason } from "./use-undo-reason.ts";
import { useAutoClose } from "./use-auto-close.ts";
import { history } from "#texts/en/history.ts";
import { TextsProvider } from "#texts/texts-provider.tsx";

const historyTexts = { history };

interface UndoBarProps {
  readonly entry: HistoryEntry;
  /** The key for it was pressed; another object is another time. */
  readonly pressed: object | undefined;
  readonly isAsked: boolean;
  readonly onClose: () => void;
}

/** What was just done, and the way back. */
export function UndoBar(props: UndoBarProps): ReactNode {
  return (
    <TextsProvider texts={historyTexts}>
      <Bar {...props} />
    </TextsProvider>
  );
}

function Bar({ entry, pressed, isAsked, onClose }: UndoBarProps): ReactNode {
  const t = useTexts("history");
  const model = useModel();
  const { entries } = useHistory();
  const { inverse, chunk, undo, isRunning, outcome, failure, differs, forget } = useUndo(entry);
  const reason = useUndoReason(inverse, chunk?.resource);
  const button = useRef<HTMLButtonElement>(null);
  const [isCompared, setIsCompared] = useState(false);
  const isTold = outcome === undefined || outcome.kind === "done";
  const isBusy = isCompared || isRunning || failure !== undefined || !isTold;
  const told = formatEntry(entry, { model, entries, t });
  const isBack = isUndoing(entries, entry);
  const canUndo = inverse !== undefined && inverse.kind !== "none";

  const holding = useAutoClose({ id: entry.id, isBusy, onClose: onClose });

  useEffect(() => {
    if (isAsked) button.current?.focus();
  }, [isAsked, canUndo]);

  const heeded = useRef<object>(undefined);
  useEffect(() => {
    // How it is taken back may not be known yet: then the key waits.
    if (pressed === undefined || pressed === heeded.current || inverse === undefined) return;
    heeded.current = pressed;
    if (canUndo) undo();
  });

  return (
    <div className={bar.bar} {...holding}>
      <p className={bar.message}>
        {told}
        {reason !== undefined && <small>{reason}</small>}
      </p>
      <div className={bar.buttons}>
        {canUndo && (
          <Button
            ref={button}
            size="compact-sm"
            variant="light"
            loading={isRunning}
            aria-label={t(isBack ? "againOf" : "undoOf", { what: told })}
            onClick={() => undo()}
          >
            {t(isBack ? "again" : "undo")}
          </Button>
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
        onApart={() => undo({ isApart: true })}
        onClose={forget}
      />
    </div>
  );
}
