import type { ReactNode } from "react";
import { mainTexts } from "./main-texts.ts";
import { inputs } from "./en/inputs.ts";
import { TextsProvider } from "./texts-provider.tsx";

const texts = { ...mainTexts, inputs };

/** Adds the texts of inputs that few forms have; they come with those. */
export function InputTexts({ children }: { readonly children: ReactNode }): ReactNode {
  return <TextsProvider texts={texts}>{children}</TextsProvider>;
}
