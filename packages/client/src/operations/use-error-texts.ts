import { useFormats } from "#texts/formats.ts";
import { useInputTexts } from "#texts/use-input-texts.ts";
import { writeTyped } from "#fields/formats/read-number.ts";
import type { WriteFault } from "./validate-values.ts";

/** What is wrong with a value, in a sentence. */
export function useFaultWords(): WriteFault {
  const t = useInputTexts();
  const { locale } = useFormats();
  return (code, limit) => t(`faults.${code}`, { limit, example: writeTyped("12.50", locale) });
}
