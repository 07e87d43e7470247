import type { Inverse, Resource } from "@quarterdeck/model";
import { useFormat, useTexts } from "#texts/use-texts.ts";
import { fieldLabels } from "./field-labels.ts";

/** Reason why a write cannot be undone, or not completely; undefined if it can. */
export function useUndoReason(
  inverse: Inverse | undefined,
  resource: Resource | undefined,
): string | undefined {
  const t = useTexts("history");
  const { list } = useFormat();
  if (inverse?.kind === "change" && inverse.stays.length > 0) {
    return t("stays", { names: list(fieldLabels(resource, inverse.stays)) });
  }
  if (inverse?.kind !== "none") return undefined;
  const reason = t(`none.${inverse.reason}`, { names: list(fieldLabels(resource, inverse.names)) });
  return t("never", { reason });
}
