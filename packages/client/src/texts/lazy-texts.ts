import { createTranslator } from "use-intl";
import { type Catalog, useCurrentLanguage } from "./current-language.ts";

/** Creates a hook for texts that are loaded with the components that use them, without a provider. */
export function createTextsHook<const English extends Record<string, unknown>>(
  namespace: keyof Catalog,
  english: English,
) {
  let translator: ReturnType<typeof create> | undefined;
  let language: ReturnType<typeof useCurrentLanguage> | undefined;

  function create({ textLocale, catalog }: ReturnType<typeof useCurrentLanguage>) {
    // The keys are the same; the compiler knows the texts of English only.
    const messages = (catalog?.[namespace] ?? english) as English;
    return createTranslator({ locale: textLocale, messages });
  }

  return function useLazyTexts(): ReturnType<typeof create> {
    const current = useCurrentLanguage();
    if (translator === undefined || current !== language) translator = create(current);
    language = current;
    return translator;
  };
}
