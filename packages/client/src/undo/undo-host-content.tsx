import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect, useEffectEvent, useState, useSyncExternalStore } from "react";
import { isSaving, subscribeSaves } from "#records/running-saves.ts";
import type { WriteEvent } from "#records/write-events.ts";
import { isRecording, recordWrites, useHistory } from "./history.ts";
import { isUndoing, undoneIds } from "./history-entry.ts";
import { UndoBar } from "./undo-bar.tsx";
import { isForInput, type UndoStep, undoStepOf } from "./undo-keys.ts";

/** Entry requested by key, and the latest entry at that time. */
interface RequestedEntry {
  readonly id: string;
  readonly after: string | undefined;
}

/** Key that waits for a write, and the latest entry before it. */
interface WaitingStep {
  readonly step: UndoStep;
  readonly after: string | undefined;
}

interface UndoHostContentProps {
  /** Returns the writes before this chunk was loaded, and the last key after them. */
  readonly takeWaiting: () => {
    readonly events: readonly WriteEvent[];
    readonly pressed: KeyboardEvent | undefined;
  };
}

/** Records writes, shows the last one in a bar, and handles the keys for undo and redo. */
export function UndoHostContent({ takeWaiting }: UndoHostContentProps): ReactNode {
  const client = useQueryClient();
  const { entries, latest, pending, liveFrom } = useHistory();
  const [requested, setRequested] = useState<RequestedEntry>();
  const [closed, setClosed] = useState<string>();
  const [pressed, setPressed] = useState<{ readonly id: string }>();
  const [waiting, setWaiting] = useState<WaitingStep>();
  const isBusy = useSyncExternalStore(subscribeSaves, isSaving);
  // A later write takes precedence over the request.
  const requestedId = requested?.after === latest?.id ? requested?.id : undefined;
  const entry = entries.find(({ id }) => id === requestedId) ?? latest;
  // The screen of an action without a record shows the response.
  const isShown =
    entry !== undefined &&
    entry.id !== closed &&
    (entry.kind !== "action" || entry.key !== undefined);

  // A key pressed before its write has an entry waits, and does not undo an earlier write.
  if (waiting !== undefined && !isBusy && pending === 0) {
    setWaiting(undefined);
    if (waiting.after !== latest?.id) undoOrRedo(waiting.step);
  }

  function undoOrRedo(step: UndoStep): boolean {
    const undone = undoneIds(entries);
    const next = entries.findLast(
      (one) =>
        one.id >= liveFrom &&
        one.kind !== "action" &&
        one.batch === undefined &&
        one.unfinished === undefined &&
        !undone.has(one.id) &&
        isUndoing(entries, one) === (step === "redo"),
    );
    if (next === undefined) return false;
    if (isShown && entry.id === next.id) {
      setPressed({ id: next.id });
    } else {
      setPressed(undefined);
      setRequested({ id: next.id, after: latest?.id });
      setClosed(undefined);
    }
    return true;
  }

  const press = useEffectEvent((event: KeyboardEvent) => {
    const step = undoStepOf(event);
    if (step === undefined || isForInput(event)) return;
    const isEarly = isRecording() || isSaving();
    if (isEarly) setWaiting({ step, after: latest?.id });
    if (isEarly || undoOrRedo(step)) event.preventDefault();
  });
  const take = useEffectEvent(takeWaiting);
  useEffect(() => {
    const { events, pressed: early } = take();
    const end = recordWrites(client, events);
    const listen = (event: KeyboardEvent): void => press(event);
    addEventListener("keydown", listen);
    // A key from before this chunk was loaded.
    if (early !== undefined) listen(early);
    return () => {
      end();
      removeEventListener("keydown", listen);
    };
  }, [client]);

  return (
    isShown && (
      <UndoBar
        entry={entry}
        pressed={pressed?.id === entry.id ? pressed : undefined}
        isRequested={requestedId === entry.id}
        onClose={() => {
          setPressed(undefined);
          setClosed(entry.id);
        }}
      />
    )
  );
}
