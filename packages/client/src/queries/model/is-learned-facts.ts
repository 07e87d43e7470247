import type { Evidence, LearnedFacts } from "@quarterdeck/model";

/** Whether that is what answers told, as this build keeps it. What builds before kept, with sentences in English, is learned anew. */
export function isLearnedFacts(value: unknown): value is LearnedFacts {
  if (typeof value !== "object" || value === null || !("fields" in value)) return false;
  if (!("evidence" in value) || !Array.isArray(value.evidence)) return false;
  return value.evidence.every((one: Partial<Evidence>) => typeof one.reason === "object");
}
