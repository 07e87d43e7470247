import type { ReactNode } from "react";
import { mainTexts } from "./main-texts.ts";
import { rows } from "./en/rows.ts";
import { TextsProvider } from "./texts-provider.tsx";

const texts = { ...mainTexts, rows };

/** Adds the texts of a row's menu; they come with the first that is opened. */
export function RowTexts({ children }: { readonly children: ReactNode }): ReactNode {
  return <TextsProvider texts={texts}>{children}</TextsProvider>;
}
