import type { ReactNode } from "react";
import { IntlProvider } from "use-intl";
import { useCurrentLanguage } from "./current-language.ts";
import type { Texts } from "./use-texts.ts";

interface TextsProviderProps {
  /** Of the English catalogue, what is needed below; another language has come whole. */
  readonly texts: Partial<Texts>;
  readonly children: ReactNode;
}

/** Texts for everything below; without a zone times are told in the browser's, which is the person's own. */
export function TextsProvider({ texts, children }: TextsProviderProps) {
  const { textLocale: words, catalog: catalogue } = useCurrentLanguage();
  return (
    <IntlProvider
      locale={words}
      // Another language's keys are the same; only the compiler takes a text for its type.
      messages={catalogue === undefined ? texts : (catalogue as Texts)}
    >
      {children}
    </IntlProvider>
  );
}
