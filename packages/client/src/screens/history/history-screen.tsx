import type { ReactNode } from "react";
import { Page } from "#components/page/page.tsx";
import { HistoryList } from "#undo/history-list.tsx";
import { HistoryTexts } from "#undo/history-texts.tsx";
import { useTexts } from "#texts/use-texts.ts";

/** All that this person did here. */
export function HistoryScreen(): ReactNode {
  return (
    <HistoryTexts>
      <Whole />
    </HistoryTexts>
  );
}

function Whole(): ReactNode {
  const t = useTexts("history");
  return (
    <Page title={t("title")} description={t("kept")}>
      <HistoryList />
    </Page>
  );
}
