import { type Inverse, type ModelChunk, resourceChunk, type ValueChange } from "@quarterdeck/model";
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { HistoryEntry } from "./history-entry.ts";
import { useModel } from "#queries/model/use-model.ts";
import { useNamedChunk } from "#queries/model/model-chunk.ts";
import { findUndo } from "./find-undo.ts";
import { type UndoOutcome, undoWrite } from "./undo-write.ts";

interface Undoing {
  /** Undefined: what the API can do is not known yet. */
  readonly inverse: Inverse | undefined;
  readonly chunk: ModelChunk | undefined;
  readonly undo: (options?: { readonly isApart: boolean }) => void;
  readonly isRunning: boolean;
  /** How it went, but for what the API refused. */
  readonly outcome: UndoOutcome | undefined;
  readonly failure: Error | undefined;
  /** After something was undone, of which this entry tells: what is not as it was. */
  readonly differs: readonly ValueChange[];
  readonly forget: () => void;
}

/** How taking one entry back went. */
interface Attempt {
  readonly id: string;
  readonly outcome?: UndoOutcome;
  readonly failure?: Error;
}

/** Taking one write back; never twice. */
export function useUndo(entry: HistoryEntry): Undoing {
  const client = useQueryClient();
  const model = useModel();
  const { data: chunk } = useNamedChunk(resourceChunk(entry.resource), {
    isEnabled: entry.kind !== "action",
  });
  const [last, setLast] = useState<Attempt>();
  // State would come too late for the second of two clicks.
  const taken = useRef(new Set<string>());
  const inverse = chunk === undefined ? undefined : findUndo(model, chunk, entry);
  const { id } = entry;

  async function undo(isApart: boolean): Promise<void> {
    if (!chunk || inverse === undefined || inverse.kind === "none" || taken.current.has(id)) return;
    taken.current.add(id);
    setLast({ id });
    try {
      const outcome = await undoWrite({ client, chunk, entry, inverse, isApart });
      if (outcome.kind !== "done") taken.current.delete(id);
      setLast({ id, outcome });
    } catch (error) {
      taken.current.delete(id);
      setLast({ id, failure: error instanceof Error ? error : new Error(String(error)) });
    }
  }

  const own = last?.id === id ? last : undefined;
  return {
    inverse,
    chunk: chunk ?? undefined,
    undo: (options) => void undo(options?.isApart ?? false),
    isRunning: own !== undefined && own.outcome === undefined && own.failure === undefined,
    outcome: own?.outcome,
    failure: own?.failure,
    differs:
      last?.id === entry.undoes && last?.outcome?.kind === "done" ? last.outcome.differs : [],
    forget: () => setLast(undefined),
  };
}
