import type { ReactNode } from "react";
import { columns } from "./en/columns.ts";
import { mainTexts } from "./main-texts.ts";
import { TextsProvider } from "./texts-provider.tsx";

const texts = { ...mainTexts, columns };

/** Adds the texts of what lays out a table; they come after its rows. */
export function ColumnTexts({ children }: { readonly children: ReactNode }): ReactNode {
  return <TextsProvider texts={texts}>{children}</TextsProvider>;
}
