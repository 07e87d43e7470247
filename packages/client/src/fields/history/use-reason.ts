import type { Inverse } from "@quarterdeck/model";
import { useTexts } from "#texts/use-texts.ts";

/** Why nothing takes a write back, as a sentence; undefined where something does. */
export function useReason(inverse: Inverse | undefined): string | undefined {
  const t = useTexts("history");
  if (inverse?.kind !== "none") return undefined;
  const reason = t(`none.${inverse.reason}`, { names: inverse.names.join(", ") });
  return t("never", { reason });
}
