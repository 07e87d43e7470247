import { storageProblem } from "./storage-state.ts";

/** Open forms of this page: each returns true if it has input. */
const openForms = new Set<() => boolean>();

/** Adds an open form; returns its removal. */
export function watchInput(hasInput: () => boolean): () => void {
  openForms.add(hasInput);
  return () => openForms.delete(hasInput);
}

/** True if an open form has input that the browser does not store: only this page has it. */
export function hasUnstoredInput(): boolean {
  return storageProblem() !== undefined && [...openForms].some((hasInput) => hasInput());
}
