export type UndoStep = "undo" | "redo";

/** Ctrl+Z or Cmd+Z, with Shift or as Ctrl+Y to redo. */
export function undoStepOf(event: KeyboardEvent): UndoStep | undefined {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
  if (altKey || ctrlKey === metaKey) return undefined;
  const letter = key.toLowerCase();
  if (letter === "z") return shiftKey ? "redo" : "undo";
  return letter === "y" && ctrlKey ? "redo" : undefined;
}

/** True if the key belongs to an input or a dialog; not to one whose value is being saved. */
export function isForInput({ target, defaultPrevented, repeat }: KeyboardEvent): boolean {
  if (defaultPrevented || repeat || document.querySelector("dialog[open]") !== null) return true;
  if (target instanceof Element && target.closest("form[aria-busy=true]") !== null) return false;
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable ||
      target.matches("textarea, select, input:not([type=checkbox], [type=radio])"))
  );
}
