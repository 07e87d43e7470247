import { ownMember } from "@quarterdeck/model";
import type { Correction } from "@quarterdeck/model";
import { usePreference } from "#components/hooks/use-preference.ts";

/** Correction with its input and the entered value. */
export interface StoredCorrection extends Correction {
  readonly id: string;
  readonly value: string;
}

export interface Corrections {
  readonly all: readonly StoredCorrection[];
  /** Replaces the corrections of the inputs. */
  readonly replace: (ids: readonly string[], corrections: readonly StoredCorrection[]) => void;
  readonly clear: () => void;
}

/** H8: stored corrections. Undefined until they are read, so that a change does not overwrite them. */
export function useCorrections(): Corrections | undefined {
  const [stored, setStored, isRead] = usePreference("corrections");
  if (!isRead) return undefined;
  const all = Array.isArray(stored) ? stored.filter(isCorrection) : [];
  return {
    all,
    replace: (ids, corrections) =>
      setStored([...all.filter(({ id }) => !ids.includes(id)), ...corrections]),
    clear: () => setStored([]),
  };
}

function isCorrection(value: unknown): value is StoredCorrection {
  return (
    typeof value === "object" &&
    value !== null &&
    ["id", "value", "label", "pointer"].every(
      (name) => typeof ownMember(value as Record<string, unknown>, name) === "string",
    ) &&
    "update" in value
  );
}
