import type { ReactNode } from "react";
import { mainTexts } from "#texts/main-texts.ts";
import { history } from "#texts/en/history.ts";
import { TextsProvider } from "#texts/texts-provider.tsx";

const texts = { ...mainTexts, history };

/** What is done and undone has words of its own; few screens need them at first. */
export function HistoryTexts({ children }: { readonly children: ReactNode }): ReactNode {
  return <TextsProvider texts={texts}>{children}</TextsProvider>;
}
