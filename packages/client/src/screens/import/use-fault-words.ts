import type { ImportFault, ImportPlan } from "@quarterdeck/model";
import { useTexts } from "#texts/use-texts.ts";

/** A fault as a sentence that names its column and what stood there. */
export function useFaultWords({ columns }: ImportPlan): (fault: ImportFault) => string {
  const t = useTexts("imports");
  return ({ column, kind, limit, text }) => {
    const field = columns.find(({ name }) => name === column)?.field;
    const sentence = t(`fault.${kind}`, { limit: String(limit ?? ""), text: text ?? "" });
    return column === undefined ? sentence : `${field?.label ?? column}: ${sentence}`;
  };
}
