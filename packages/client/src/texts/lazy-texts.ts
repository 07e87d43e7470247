import { createTranslator } from "use-intl";
import { type Catalogue, useSpoken } from "./current-language.ts";

/** A hook for texts that come with the parts that say them, without a provider around those. */
export function lateTexts<const English extends Record<string, unknown>>(
  namespace: keyof Catalogue,
  english: English,
) {
  let made: ReturnType<typeof make> | undefined;
  let spokenBy: ReturnType<typeof useSpoken> | undefined;

  function make({ words, catalogue }: ReturnType<typeof useSpoken>) {
    // Another language's keys are the same; only the compiler takes a text for its type.
    const messages = (catalogue?.[namespace] ?? english) as English;
    return createTranslator({ locale: words, messages });
  }

  return function useLateTexts(): ReturnType<typeof make> {
    const spoken = useSpoken();
    if (made === undefined || spoken !== spokenBy) made = make(spoken);
    spokenBy = spoken;
    return made;
  };
}
