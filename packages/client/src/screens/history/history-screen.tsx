import type { ReactNode } from "react";
import { lazyComponent } from "#chunks/lazy-component.tsx";
import { Page } from "#components/page/page.tsx";
import { HistoryList } from "#undo/history-list.tsx";
import { useTexts } from "#texts/use-texts.ts";
import { history } from "#texts/en/history.ts";
import { TextsProvider } from "#texts/texts-provider.tsx";

// Most histories have no job.
const UndoBatchButton = lazyComponent(
  async () => (await import("#bulk/undo-batch-button.tsx")).UndoBatchButton,
);

const historyTexts = { history };

/** Changes that this user made in this browser. */
export function HistoryScreen(): ReactNode {
  return (
    <TextsProvider texts={historyTexts}>
      <Whole />
    </TextsProvider>
  );
}

function Whole(): ReactNode {
  const t = useTexts("history");
  return (
    <Page title={t("title")} description={t("storedHint")}>
      <HistoryList renderBatchAction={(id) => <UndoBatchButton id={id} />} />
    </Page>
  );
}
