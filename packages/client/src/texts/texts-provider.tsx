import type { ReactNode } from "react";
import { IntlProvider } from "use-intl";
import { en } from "./en.ts";

/** Texts for everything below; times are told in the person's own zone. */
export function TextsProvider({ children }: { readonly children: ReactNode }) {
  return (
    <IntlProvider
      locale="en"
      messages={en}
      timeZone={Intl.DateTimeFormat().resolvedOptions().timeZone}
    >
      {children}
    </IntlProvider>
  );
}
