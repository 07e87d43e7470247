import { createTranslator } from "use-intl";
import { operation } from "./en/operation.ts";

const translate = createTranslator({ locale: "en", messages: operation });

/** Texts that come with the forms of operations. */
export function useOperationTexts(): typeof translate {
  return translate;
}
