import { type ReactNode, useEffect } from "react";
import { EmptyState } from "#components/empty-state.tsx";
import { GoHome } from "#components/go-home.tsx";
import { IconHistory } from "@tabler/icons-react";
import { loadHistory, useHistory } from "#queries/history.ts";
import { gatherBatches, isOfRecord, type RecordAt, undoneIds } from "#queries/history-entry.ts";
import { useTexts } from "#texts/use-texts.ts";
import { BatchCard } from "./batch-card.tsx";
import { EntryCard } from "./entry-card.tsx";
import classes from "./history.module.css";
import { HistoryTexts } from "./history-texts.tsx";

interface HistoryListProps {
  /** Absent: of all. */
  readonly of?: RecordAt;
}

/** What was done here, newest first. */
export function HistoryList(props: HistoryListProps): ReactNode {
  return (
    <HistoryTexts>
      <Entries {...props} />
    </HistoryTexts>
  );
}

function Entries({ of }: HistoryListProps): ReactNode {
  const t = useTexts("history");
  const words = useTexts("shell");
  const { entries } = useHistory();
  useEffect(() => void loadHistory(), []);
  const undone = undoneIds(entries);
  const shown = entries.filter((entry) => of === undefined || isOfRecord(entry, of)).toReversed();
  if (shown.length === 0) {
    return (
      <EmptyState
        icon={<IconHistory size="1.75rem" />}
        title={t("empty")}
        hint={t(of === undefined ? "emptyHint" : "emptyRecord")}
      >
        {of === undefined && <GoHome isQuiet>{words("home")}</GoHome>}
      </EmptyState>
    );
  }
  return (
    <ol className={classes.entries} aria-label={t("history")}>
      {gatherBatches(shown).map((one) =>
        one.kind === "batch" ? (
          <BatchCard key={one.id} {...one} undone={undone} />
        ) : (
          <EntryCard key={one.entry.id} entry={one.entry} isUndone={undone.has(one.entry.id)} />
        ),
      )}
    </ol>
  );
}
