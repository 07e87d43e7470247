import { Badge } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { jobAddress } from "#addresses/address.ts";
import { AppLink } from "#components/navigation/app-link.tsx";
import type { HistoryEntry } from "./history-entry.ts";
import { useFormat, useTexts } from "#texts/use-texts.ts";
import { EntryCard } from "./entry-card.tsx";
import classes from "./history.module.css";

interface BatchCardProps {
  readonly id: string;
  /** Newest first. */
  readonly entries: readonly HistoryEntry[];
  readonly undone: ReadonlySet<string>;
}

/** Writes of one job: a summary, and its entries on request. */
export function BatchCard({ id, entries, undone }: BatchCardProps): ReactNode {
  const t = useTexts("history");
  const format = useFormat();
  const [isOpen, setIsOpen] = useState(false);
  const at = entries[0]?.at ?? 0;
  return (
    <li className={classes.entry}>
      <div className={classes.head}>
        <p className={classes.title}>
          <AppLink address={jobAddress(id)}>{t("batch")}</AppLink>
        </p>
        <Badge variant="default">{t("batchRows", { count: entries.length })}</Badge>
        <time className={classes.time} dateTime={new Date(at).toISOString()}>
          {format.dateAndTime(at)}
        </time>
      </div>
      <details
        className={classes.details}
        onToggle={(event) => setIsOpen(event.currentTarget.open)}
      >
        <summary>{t("batchShow")}</summary>
        {isOpen && (
          <ol className={classes.entries} aria-label={t("batch")}>
            {entries.map((entry) => (
              <EntryCard key={entry.id} entry={entry} isUndone={undone.has(entry.id)} />
            ))}
          </ol>
        )}
      </details>
    </li>
  );
}
