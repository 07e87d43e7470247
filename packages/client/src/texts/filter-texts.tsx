import type { ReactNode } from "react";
import { mainTexts } from "./main-texts.ts";
import { filters } from "./en/filters.ts";
import { TextsProvider } from "./texts-provider.tsx";

const texts = { ...mainTexts, filters };

/** Adds the texts of filters; they come with the first one. */
export function FilterTexts({ children }: { readonly children: ReactNode }): ReactNode {
  return <TextsProvider texts={texts}>{children}</TextsProvider>;
}
