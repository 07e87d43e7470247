import { Badge, Button } from "@mantine/core";
import { findShownChanges } from "@quarterdeck/model";
import { type ReactNode, useState } from "react";
import { recordAddress } from "#addresses/resource-address.ts";
import { AppLink } from "#components/navigation/app-link.tsx";
import { DisabledReason } from "#components/feedback/disabled-reason.tsx";
import { useHistory } from "./history.ts";
import { type HistoryEntry, isUndoing } from "./history-entry.ts";
import { useModel } from "#queries/model/use-model.ts";
import { useFormat, useTexts } from "#texts/use-texts.ts";
import { ChangeTable } from "./change-table.tsx";
import classes from "./history.module.css";
import { fieldLabels } from "./field-labels.ts";
import { formatEntry } from "./format-entry.ts";
import { UndoEntryDialog } from "./undo-entry-dialog.tsx";
import { UndoProblem } from "./undo-problem.tsx";
import { useUndoReason } from "./use-undo-reason.ts";
import { useUndo } from "./use-undo.ts";

interface EntryCardProps {
  readonly entry: HistoryEntry;
  readonly isUndone: boolean;
}

/** One change in the history: title, time, changed values and an undo button. */
export function EntryCard({ entry, isUndone }: EntryCardProps): ReactNode {
  const t = useTexts("history");
  const format = useFormat();
  const model = useModel();
  const { entries } = useHistory();
  const { inverse, chunk, undo, isRunning, outcome, failure, forget } = useUndo(entry);
  const reason = useUndoReason(inverse, chunk?.resource);
  const note = entry.unfinished === undefined ? reason : entry.unfinished.message;
  const [isPreviewed, setIsPreviewed] = useState(false);
  const canUndo = inverse !== undefined && inverse.kind !== "none" && !isUndone;
  const title = formatEntry(entry, { model, entries, t });
  const isComparable = entry.kind !== "change" || entry.before !== undefined;
  const changes = isComparable
    ? findShownChanges(chunk?.resource?.fields ?? [], entry.before, entry.after)
    : [];
  const isUndo = isUndoing(entries, entry);
  const action = t(isUndo ? "again" : "undo");
  const name = t(isUndo ? "againOf" : "undoOf", { name: title });
  const isOpen = entry.kind === "change";
  const table = <ChangeTable label={title} changes={changes} />;
  return (
    <li className={classes.entry} data-undone={isUndone || undefined}>
      <div className={classes.head}>
        <p className={classes.title}>
          <EntryLink entry={entry}>{title}</EntryLink>
        </p>
        {isUndone && <Badge variant="default">{t("undid")}</Badge>}
        <time className={classes.time} dateTime={new Date(entry.at).toISOString()}>
          {format.dateAndTime(entry.at)}
        </time>
        {entry.kind !== "action" && entry.unfinished === undefined && (
          <DisabledReason
            reason={canUndo ? undefined : isUndone ? t("undone") : (reason ?? t("undoUnsure"))}
          >
            {(disabledProps) => (
              <Button
                size="compact-sm"
                variant="default"
                loading={isRunning}
                aria-label={name}
                onClick={() => setIsPreviewed(true)}
                {...disabledProps}
              >
                {action}
              </Button>
            )}
          </DisabledReason>
        )}
      </div>
      {note !== undefined && !isUndone && <p className={classes.reason}>{note}</p>}
      {(entry.hidden?.length ?? 0) > 0 && (
        <p className={classes.reason}>
          {t("hidden", { names: format.list(fieldLabels(chunk?.resource, entry.hidden ?? [])) })}
        </p>
      )}
      {changes.length > 0 && (
        <details className={classes.details} open={isOpen || undefined}>
          <summary>{t("changedFields", { count: changes.length })}</summary>
          {table}
        </details>
      )}
      {isPreviewed && inverse !== undefined && inverse.kind !== "none" && (
        <UndoEntryDialog
          title={name}
          action={action}
          after={t(isUndo ? "after" : "batchThen")}
          inverse={inverse}
          changes={changes}
          onConfirm={undo}
          onClose={() => setIsPreviewed(false)}
        />
      )}
      <UndoProblem
        outcome={outcome}
        failure={failure}
        onAllowUnrelated={() => undo({ allowUnrelated: true })}
        onClose={forget}
      />
    </li>
  );
}

/** Link to the record, unless it was deleted. */
function EntryLink({
  entry: { kind, resource: name, key, parents },
  children,
}: {
  readonly entry: HistoryEntry;
  readonly children: ReactNode;
}): ReactNode {
  const model = useModel();
  const resource = model.resources.find((one) => one.name === name);
  if (resource === undefined || key === undefined || kind === "remove") return children;
  return <AppLink address={recordAddress(model, resource, key, { parents })}>{children}</AppLink>;
}
