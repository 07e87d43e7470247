import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import type { WriteEvent } from "#queries/heed-write.ts";
import { rememberWrites, useHistory } from "#queries/history.ts";
import { isUndoing, undoneIds } from "#queries/history-entry.ts";
import { UndoBar } from "./undo-bar.tsx";

/** An entry that was asked for by key, and what was the latest then. */
interface Wish {
  readonly id: string;
  readonly after: string | undefined;
}

interface UndoPlaceProps {
  /** What was written before this was loaded. */
  readonly takeWaiting: () => readonly WriteEvent[];
}

/** Remembers what is written below, tells of the last of it, and takes it back when asked to by key. */
export function UndoPlace({ takeWaiting }: UndoPlaceProps): ReactNode {
  const client = useQueryClient();
  const { entries, latest, liveFrom } = useHistory();
  const [wish, setWish] = useState<Wish>();
  const [closed, setClosed] = useState<string>();
  const [pressed, setPressed] = useState(0);
  // What was done since is nearer than what was asked for before.
  const asked = wish?.after === latest?.id ? wish?.id : undefined;
  const entry = entries.find(({ id }) => id === asked) ?? latest;
  const isShown = entry !== undefined && entry.id !== closed && entry.kind !== "action";

  const take = useEffectEvent(takeWaiting);
  useEffect(() => rememberWrites(client, take()), [client]);

  const press = useEffectEvent((event: KeyboardEvent) => {
    const step = stepOf(event);
    if (step === undefined || isTyping(event)) return;
    const undone = undoneIds(entries);
    const next = entries.findLast(
      (one) =>
        one.id >= liveFrom &&
        one.kind !== "action" &&
        one.batch === undefined &&
        !undone.has(one.id) &&
        isUndoing(entries, one) === (step === "redo"),
    );
    if (next === undefined) return;
    event.preventDefault();
    if (isShown && entry.id === next.id) {
      setPressed(pressed + 1);
    } else {
      setWish({ id: next.id, after: latest?.id });
      setClosed(undefined);
    }
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => press(event);
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, []);

  return (
    isShown && (
      <UndoBar
        entry={entry}
        pressed={pressed}
        isAsked={asked === entry.id}
        onClose={() => setClosed(entry.id)}
      />
    )
  );
}

function stepOf({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) {
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
