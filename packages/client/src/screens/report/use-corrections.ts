import type { Correction } from "@quarterdeck/model";
import { usePreference } from "#components/hooks/use-preference.ts";

/** A correction that a person made, and the input that they made it in. */
export interface KeptCorrection extends Correction {
  readonly id: string;
  readonly value: string;
}

export interface Corrections {
  readonly all: readonly KeptCorrection[];
  /** Puts these in place of what was kept for the same inputs. */
  readonly keep: (ids: readonly string[], corrections: readonly KeptCorrection[]) => void;
  readonly clear: () => void;
}

/** H8: what was collected so far outlives the page and the session. Undefined until it is read: adding to it would lose it. */
export function useCorrections(): Corrections | undefined {
  const [kept, setKept, isRead] = usePreference("corrections");
  if (!isRead) return undefined;
  const all = Array.isArray(kept) ? kept.filter(isCorrection) : [];
  return {
    all,
    keep: (ids, corrections) =>
      setKept([...all.filter(({ id }) => !ids.includes(id)), ...corrections]),
    clear: () => setKept([]),
  };
}

function isCorrection(value: unknown): value is KeptCorrection {
  return (
    typeof value === "object" &&
    value !== null &&
    ["id", "value", "label", "pointer"].every(
      (name) => typeof (value as Record<string, unknown>)[name] === "string",
    ) &&
    "update" in value
  );
}
