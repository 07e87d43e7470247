import type { ReactNode } from "react";
import { mainTexts } from "#texts/main-texts.ts";
import { jobs } from "#texts/en/jobs.ts";
import { TextsProvider } from "#texts/texts-provider.tsx";

const texts = { ...mainTexts, jobs };

/** Adds what only jobs say: nobody else waits for it. */
export function JobsTexts({ children }: { readonly children: ReactNode }): ReactNode {
  return <TextsProvider texts={texts}>{children}</TextsProvider>;
}
