import { type ReactNode, useEffect } from "react";
import { useShortcut } from "#components/shortcuts/use-shortcut.ts";
import { printing } from "#texts/en/printing.ts";
import { TextsProvider } from "#texts/texts-provider.tsx";
import { useTexts } from "#texts/use-texts.ts";
import { listenForPrint, printWhole } from "./print-page.ts";
import "./late-states.css";
import "./print.css";

const texts = { printing };

/** Style and shortcut of printed pages. */
export function PrintHost(): ReactNode {
  return (
    <TextsProvider texts={texts}>
      <Print />
    </TextsProvider>
  );
}

function Print(): ReactNode {
  const t = useTexts("printing");
  useShortcut("mod+p", t("print"), () => void printWhole());
  useEffect(listenForPrint, []);
  return null;
}
