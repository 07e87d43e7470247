import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import type { WriteEvent } from "#records/write-events.ts";
import { isRecording, recordWrites, useHistory } from "./history.ts";
import { isUndoing, undoneIds } from "./history-entry.ts";
import { UndoBar } from "./undo-bar.tsx";

/** An entry that was asked for by key, and what was the latest then. */
interface RequestedEntry {
  readonly id: string;
  readonly after: string | undefined;
}

type Step = "undo" | "redo";

interface UndoHostContentProps {
  /** What was written, and what was pressed last since, before this was loaded. */
  readonly takeWaiting: () => {
    readonly events: readonly WriteEvent[];
    readonly pressed: KeyboardEvent | undefined;
  };
}

/** Remembers what is written below, tells of the last of it, and takes it back when asked to by key. */
export function UndoHostContent({ takeWaiting }: UndoHostContentProps): ReactNode {
  const client = useQueryClient();
  const { entries, latest, pending, liveFrom } = useHistory();
  const [wish, setWish] = useState<RequestedEntry>();
  const [closed, setClosed] = useState<string>();
  const [pressed, setPressed] = useState<{ readonly id: string }>();
  const [owed, setOwed] = useState<Step>();
  // What was done since is nearer than what was asked for before.
  const asked = wish?.after === latest?.id ? wish?.id : undefined;
  const entry = entries.find(({ id }) => id === asked) ?? latest;
  const isShown = entry !== undefined && entry.id !== closed && entry.kind !== "action";

  // A key that is quicker than what it is about waits for it, and does not fall on what was done before.
  if (owed !== undefined && pending === 0) {
    setOwed(undefined);
    goBack(owed);
  }

  function goBack(step: Step): boolean {
    const undone = undoneIds(entries);
    const next = entries.findLast(
      (one) =>
        one.id >= liveFrom &&
        one.kind !== "action" &&
        one.batch === undefined &&
        !undone.has(one.id) &&
        isUndoing(entries, one) === (step === "redo"),
    );
    if (next === undefined) return false;
    if (isShown && entry.id === next.id) {
      setPressed({ id: next.id });
    } else {
      setPressed(undefined);
      setWish({ id: next.id, after: latest?.id });
      setClosed(undefined);
    }
    return true;
  }

  const press = useEffectEvent((event: KeyboardEvent) => {
    const step = stepOf(event);
    if (step === undefined || isTyping(event)) return;
    const isEarly = isRecording();
    if (isEarly) setOwed(step);
    if (isEarly || goBack(step)) event.preventDefault();
  });
  const take = useEffectEvent(takeWaiting);
  useEffect(() => {
    const { events, pressed: early } = take();
    const end = recordWrites(client, events);
    const listen = (event: KeyboardEvent): void => press(event);
    addEventListener("keydown", listen);
    // What was pressed before this was loaded waits for what it is about, as other keys do.
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
        isAsked={asked === entry.id}
        onClose={() => {
          setPressed(undefined);
          setClosed(entry.id);
        }}
      />
    )
  );
}

function stepOf({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): Step | undefined {
  if (altKey || ctrlKey === metaKey) return undefined;
  const letter = key.toLowerCase();
  if (letter === "z") return shiftKey ? "redo" : "undo";
  return letter === "y" && ctrlKey ? "redo" : undefined;
}

/** There the key belongs to what is typed. */
function isTyping({ target, defaultPrevented, repeat }: KeyboardEvent): boolean {
  if (defaultPrevented || repeat || document.querySelector("dialog[open]") !== null) return true;
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable ||
      target.matches("textarea, select, input:not([type=checkbox], [type=radio])"))
  );
}
