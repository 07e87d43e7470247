import type { createTranslator } from "use-intl";
import { type Catalog, useCurrentLanguage } from "./current-language.ts";
import { createTranslate } from "./translate.ts";
import type { Unsupported } from "./use-texts.ts";

/** Creates a hook for texts that are loaded with the components that use them, without a provider. */
export function createTextsHook<const English extends Record<string, unknown>>(
  namespace: keyof Catalog,
  english: English,
) {
  type Translator = ReturnType<typeof createTranslator<English>> & Unsupported;
  let translator: Translator | undefined;
  let language: ReturnType<typeof useCurrentLanguage> | undefined;

  function create({ textLocale, catalog }: ReturnType<typeof useCurrentLanguage>): Translator {
    const messages = catalog?.[namespace] ?? english;
    return createTranslate({ locale: textLocale, messages, namespace }) as unknown as Translator;
  }

  return function useLazyTexts(): Translator {
    const current = useCurrentLanguage();
    if (translator === undefined || current !== language) translator = create(current);
    language = current;
    return translator;
  };
}
