import { useQueryClient } from "@tanstack/react-query";
import { Group } from "@mantine/core";
import type { Resource } from "@quarterdeck/model";
import { type ReactNode, useEffect } from "react";
import { historyAddress } from "#addresses/address.ts";
import { editAddress } from "#addresses/resource-address.ts";
import { EmptyState } from "#components/feedback/empty-state.tsx";
import { HomeButton } from "#components/buttons/home-button.tsx";
import { LinkButton } from "#components/buttons/link-button.tsx";
import { IconHistory } from "@tabler/icons-react";
import { loadHistory, useHistory } from "./history.ts";
import { groupBatches, isOfRecord, type HistoryRecord, undoneIds } from "./history-entry.ts";
import { useModel } from "#queries/model/use-model.ts";
import { useTexts } from "#texts/use-texts.ts";
import { BatchCard } from "./batch-card.tsx";
import { EntryCard } from "./entry-card.tsx";
import classes from "./history.module.css";
import { history } from "#texts/en/history.ts";
import { TextsProvider } from "#texts/texts-provider.tsx";

const historyTexts = { history };

interface OneRecord extends HistoryRecord {
  readonly resource: Resource;
}

interface HistoryListProps {
  /** Absent: all records. */
  readonly of?: OneRecord;
  /** Button that undoes a job. */
  readonly renderBatchAction?: (id: string) => ReactNode;
}

/** Changes made in this browser, newest first. */
export function HistoryList(props: HistoryListProps): ReactNode {
  return (
    <TextsProvider texts={historyTexts}>
      <Entries {...props} />
    </TextsProvider>
  );
}

function Entries({ of, renderBatchAction }: HistoryListProps): ReactNode {
  const t = useTexts("history");
  const tShell = useTexts("shell");
  const client = useQueryClient();
  const { entries } = useHistory();
  useEffect(() => void loadHistory(client), [client]);
  const undone = undoneIds(entries);
  const shown = entries.filter((entry) => of === undefined || isOfRecord(entry, of)).toReversed();
  if (shown.length === 0) {
    return (
      <EmptyState
        icon={<IconHistory size="1.75rem" />}
        title={t("empty")}
        hint={t(of === undefined ? "emptyHint" : "emptyRecord")}
      >
        {of === undefined ? (
          <HomeButton isQuiet>{tShell("home")}</HomeButton>
        ) : (
          <RecordLinks of={of} />
        )}
      </EmptyState>
    );
  }
  return (
    <ol className={classes.entries} aria-label={t("history")}>
      {groupBatches(shown).map((one) =>
        one.kind === "batch" ? (
          <BatchCard key={one.id} {...one} undone={undone} action={renderBatchAction?.(one.id)} />
        ) : (
          <EntryCard key={one.entry.id} entry={one.entry} isUndone={undone.has(one.entry.id)} />
        ),
      )}
    </ol>
  );
}

/** Links of an empty history: to edit the record, and to the history of all records. */
function RecordLinks({ of: { resource, key, parents } }: { readonly of: OneRecord }): ReactNode {
  const t = useTexts("history");
  const model = useModel();
  const { update, replace } = resource.operations;
  return (
    <Group justify="center" gap="sm">
      {(update ?? replace) !== undefined && (
        <LinkButton variant="default" address={editAddress(model, resource, key, parents)}>
          {t("change")}
        </LinkButton>
      )}
      <LinkButton variant="default" address={historyAddress()}>
        {t("toAll")}
      </LinkButton>
    </Group>
  );
}
