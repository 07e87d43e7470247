import { type ReactNode, use, useMemo } from "react";
import { useCurrentLanguage } from "./current-language.ts";
import type { Texts } from "./english-texts.ts";
import { TextsContext } from "./texts-context.ts";

interface TextsProviderProps {
  /** English texts to add; constant. Other languages are loaded completely. */
  readonly texts: Partial<Texts>;
  readonly children: ReactNode;
}

/** Adds texts to those of the providers above it. */
export function TextsProvider({ texts, children }: TextsProviderProps): ReactNode {
  const { textLocale, catalog } = useCurrentLanguage();
  const outer = use(TextsContext).english;
  const state = useMemo(() => {
    const english = { ...outer, ...texts };
    // The keys are the same; the compiler knows the texts of English only.
    return { locale: textLocale, english, messages: (catalog as Texts | undefined) ?? english };
  }, [outer, texts, textLocale, catalog]);
  return <TextsContext value={state}>{children}</TextsContext>;
}
