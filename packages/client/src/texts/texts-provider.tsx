import type { ReactNode } from "react";
import { IntlProvider } from "use-intl";
import type { Texts } from "./use-texts.ts";

interface TextsProviderProps {
  /** Of the whole catalogue, what is needed below. */
  readonly texts: Partial<Texts>;
  readonly children: ReactNode;
}

/** Texts for everything below; times are told in the person's own zone. */
export function TextsProvider({ texts, children }: TextsProviderProps) {
  return (
    <IntlProvider
      locale="en"
      messages={texts}
      timeZone={Intl.DateTimeFormat().resolvedOptions().timeZone}
    >
      {children}
    </IntlProvider>
  );
}
