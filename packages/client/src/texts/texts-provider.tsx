import { createContext, type ReactNode, use } from "react";
import { IntlProvider } from "use-intl";
import { useCurrentLanguage } from "./current-language.ts";
import type { Texts } from "./english-texts.ts";

const EnglishContext = createContext<Partial<Texts>>({});

interface TextsProviderProps {
  /** English texts to add; constant. Other languages are loaded completely. */
  readonly texts: Partial<Texts>;
  readonly children: ReactNode;
}

/** Adds texts to those of the providers above it. Without a time zone, use-intl uses the browser's. */
export function TextsProvider({ texts, children }: TextsProviderProps): ReactNode {
  const { textLocale, catalog } = useCurrentLanguage();
  const outer = use(EnglishContext);
  const english = { ...outer, ...texts };
  return (
    <EnglishContext value={english}>
      <IntlProvider
        locale={textLocale}
        {...(import.meta.env.SSR ? { timeZone: "UTC" } : {})}
        // The keys are the same; the compiler knows the texts of English only.
        messages={catalog === undefined ? english : (catalog as Texts)}
      >
        {children}
      </IntlProvider>
    </EnglishContext>
  );
}
