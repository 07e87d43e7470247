import type { ReactNode } from "react";
import { provider } from "#texts/en/provider.ts";
import { openTexts } from "#texts/open-texts.ts";
import { TextsProvider } from "#texts/texts-provider.tsx";

const texts = { ...openTexts, provider };

/** Adds what only the ways over a provider say: nobody else waits for it. */
export function ProviderTexts({ children }: { readonly children: ReactNode }): ReactNode {
  return <TextsProvider texts={texts}>{children}</TextsProvider>;
}
