import { findShownChanges, resourceChunk } from "@quarterdeck/model";
import { type ReactNode, useState } from "react";
import { jobAddress } from "#addresses/address.ts";
import { AppLink } from "#components/navigation/app-link.tsx";
import { useHistory } from "./history.ts";
import type { HistoryEntry } from "./history-entry.ts";
import { useFormat, useTexts } from "#texts/use-texts.ts";
import { useModel } from "#queries/model/use-model.ts";
import { useNamedChunk } from "#queries/model/model-chunk.ts";
import { EntryCard } from "./entry-card.tsx";
import { fieldLabels } from "./field-labels.ts";
import { formatBatch } from "./format-entry.ts";
import classes from "./history.module.css";

interface BatchCardProps {
  readonly id: string;
  /** Newest first. */
  readonly entries: readonly HistoryEntry[];
  readonly undone: ReadonlySet<string>;
  /** Button that undoes the whole job. */
  readonly action: ReactNode;
}

/** Writes of one job: its name and fields, its undo, and its entries on request. */
export function BatchCard({ id, entries, undone, action }: BatchCardProps): ReactNode {
  const t = useTexts("history");
  const format = useFormat();
  const [isOpen, setIsOpen] = useState(false);
  const model = useModel();
  const { entries: all } = useHistory();
  const title = formatBatch(entries, { model, t, all });
  const at = entries[0]?.at ?? 0;
  const { data: chunk } = useNamedChunk(resourceChunk(entries[0]?.resource ?? ""));
  const fields = chunk?.resource?.fields ?? [];
  const changed = entries
    .filter(({ kind }) => kind === "change")
    .flatMap(({ before, after }) =>
      findShownChanges(fields, before, after).map(({ name }) => name),
    );
  const names = fieldLabels(chunk?.resource, [...new Set(changed)]);
  return (
    <li className={classes.entry}>
      <div className={classes.head}>
        <p className={classes.title}>
          <AppLink address={jobAddress(id)}>{title}</AppLink>
        </p>
        <time className={classes.time} dateTime={new Date(at).toISOString()}>
          {format.dateAndTime(at)}
        </time>
        {action}
      </div>
      {names.length > 0 && <p className={classes.reason}>{format.list(names)}</p>}
      <details
        className={classes.details}
        onToggle={(event) => setIsOpen(event.currentTarget.open)}
      >
        <summary>{t("batchShow")}</summary>
        {isOpen && (
          <ol className={classes.entries} aria-label={title}>
            {entries.map((entry) => (
              <EntryCard key={entry.id} entry={entry} isUndone={undone.has(entry.id)} />
            ))}
          </ol>
        )}
      </details>
    </li>
  );
}
