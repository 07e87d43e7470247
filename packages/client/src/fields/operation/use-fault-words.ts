import { useInputTexts } from "#texts/use-input-texts.ts";
import type { WriteFault } from "./check-values.ts";

/** What is wrong with a value, in a sentence. */
export function useFaultWords(): WriteFault {
  const t = useInputTexts();
  return (code, limit) => t(`faults.${code}`, { limit });
}
