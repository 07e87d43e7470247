import { type Inverse, type ModelChunk, resourceChunk, type ValueChange } from "@quarterdeck/model";
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { HistoryEntry } from "./history-entry.ts";
import { useModel } from "#queries/model/use-model.ts";
import { useChunkWithLearned } from "#queries/model/learned-facts.ts";
import { useNamedChunk } from "#queries/model/model-chunk.ts";
import { trackSave } from "#records/running-saves.ts";
import { findUndo } from "./find-undo.ts";
import type { UndoOutcome } from "./undo-outcome.ts";
import { undoWrite } from "./undo-write.ts";

interface Undoing {
  /** Undefined until the chunk is loaded. */
  readonly inverse: Inverse | undefined;
  readonly chunk: ModelChunk | undefined;
  readonly undo: (options?: { readonly allowUnrelated: boolean }) => void;
  readonly isRunning: boolean;
  /** Undefined before the first undo and after an error of the API. */
  readonly outcome: UndoOutcome | undefined;
  readonly failure: Error | undefined;
  /** For the entry of an undo: values that were not restored. */
  readonly differs: readonly ValueChange[];
  readonly forget: () => void;
}

/** Result of the last undo. */
interface Attempt {
  readonly id: string;
  readonly outcome?: UndoOutcome;
  readonly failure?: Error;
}

/** Undo of a write; runs at most once. */
export function useUndo(entry: HistoryEntry): Undoing {
  const client = useQueryClient();
  const model = useModel();
  const { data: described } = useNamedChunk(resourceChunk(entry.resource), {
    isEnabled: entry.kind !== "action",
  });
  // Roles of fields may be learned from responses only.
  const chunk = useChunkWithLearned(described);
  const [last, setLast] = useState<Attempt>();
  // A ref: state would be too late for a double click.
  const undone = useRef(new Set<string>());
  const inverse = chunk === undefined ? undefined : findUndo(model, chunk, entry);
  const { id } = entry;

  async function undo(allowUnrelated: boolean): Promise<void> {
    if (!chunk || inverse === undefined || inverse.kind === "none" || undone.current.has(id))
      return;
    undone.current.add(id);
    setLast({ id });
    try {
      const write = { client, chunk, entry, inverse, allowUnrelated };
      const outcome = await trackSave(() => undoWrite(write));
      if (outcome.kind !== "done") undone.current.delete(id);
      setLast({ id, outcome });
    } catch (error) {
      undone.current.delete(id);
      setLast({ id, failure: error instanceof Error ? error : new Error(String(error)) });
    }
  }

  const current = last?.id === id ? last : undefined;
  return {
    inverse,
    chunk: chunk ?? undefined,
    undo: (options) => void undo(options?.allowUnrelated ?? false),
    isRunning:
      current !== undefined && current.outcome === undefined && current.failure === undefined,
    outcome: current?.outcome,
    failure: current?.failure,
    differs:
      last?.id === entry.undoes && last?.outcome?.kind === "done" ? last.outcome.differs : [],
    forget: () => setLast(undefined),
  };
}
