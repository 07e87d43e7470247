import { createTranslator } from "use-intl";
import { inputs } from "./en/inputs.ts";

const translate = createTranslator({ locale: "en", messages: inputs });

/** Texts that come with the inputs: lists and records show without a single one of them. */
export function useInputTexts(): typeof translate {
  return translate;
}
