import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState, useSyncExternalStore } from "react";
import {
  currentCorrections,
  readCorrections,
  type StoredCorrection,
  type StoredCorrections,
  subscribeCorrections,
} from "#storage/corrections.ts";

export interface Corrections {
  readonly all: StoredCorrections;
  /** True while the model is inferred again. */
  readonly isApplying: boolean;
  /** Reason why the last correction was not applied. */
  readonly error: Error | undefined;
  /** Applies these corrections in place of all others; false if that failed. */
  readonly apply: (next: StoredCorrections) => Promise<boolean>;
}

/** H8: corrections of this browser. Undefined until they are read, so that a change does not overwrite them. */
export function useCorrections(): Corrections | undefined {
  const client = useQueryClient();
  const all = useSyncExternalStore(subscribeCorrections, currentCorrections);
  const [isApplying, setIsApplying] = useState(false);
  const [error, setError] = useState<Error>();
  useEffect(() => void readCorrections(), []);
  if (all === undefined) return undefined;
  return {
    all,
    isApplying,
    error,
    async apply(next) {
      setIsApplying(true);
      setError(undefined);
      try {
        // Code that only corrections and static hosts need.
        const { applyCorrections } = await import("#queries/model/apply-corrections.ts");
        await applyCorrections(client, next);
        return true;
      } catch (reason) {
        setError(reason instanceof Error ? reason : new Error(String(reason)));
        return false;
      } finally {
        setIsApplying(false);
      }
    },
  };
}

/** Corrections in which those of the inputs are replaced. */
export function replaceCorrections(
  all: StoredCorrections,
  ids: readonly string[],
  corrections: readonly StoredCorrection[],
): StoredCorrections {
  return [...all.filter(({ id }) => !ids.includes(id)), ...corrections];
}
