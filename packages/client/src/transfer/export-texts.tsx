import type { ReactNode } from "react";
import { mainTexts } from "#texts/main-texts.ts";
import { transfer } from "#texts/en/transfer.ts";
import { TextsProvider } from "#texts/texts-provider.tsx";

const texts = { ...mainTexts, transfer };

/** Adds what only exports say: nobody else waits for it. */
export function ExportTexts({ children }: { readonly children: ReactNode }): ReactNode {
  return <TextsProvider texts={texts}>{children}</TextsProvider>;
}
