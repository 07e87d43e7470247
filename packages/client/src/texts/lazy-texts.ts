import { createTranslator } from "use-intl";
import { type Catalog, useCurrentLanguage } from "./current-language.ts";

/** A hook for texts that come with the parts that say them, without a provider around those. */
export function createTextsHook<const English extends Record<string, unknown>>(
  namespace: keyof Catalog,
  english: English,
) {
  let made: ReturnType<typeof make> | undefined;
  let spokenBy: ReturnType<typeof useCurrentLanguage> | undefined;

  function make({ textLocale: words, catalog: catalogue }: ReturnType<typeof useCurrentLanguage>) {
    // Another language's keys are the same; only the compiler takes a text for its type.
    const messages = (catalogue?.[namespace] ?? english) as English;
    return createTranslator({ locale: words, messages });
  }

  return function useLateTexts(): ReturnType<typeof make> {
    const spoken = useCurrentLanguage();
    if (made === undefined || spoken !== spokenBy) made = make(spoken);
    spokenBy = spoken;
    return made;
  };
}
