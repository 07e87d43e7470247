import { useSyncExternalStore } from "react";
import { subscribeSession } from "#session/session.ts";

export interface ExportCount {
  readonly written: number;
  /** Rows that match: as the API said first, and last. */
  readonly promised: number | undefined;
  readonly total: number | undefined;
}

export type ExportEnd =
  | { readonly kind: "whole"; readonly count: ExportCount }
  | { readonly kind: "stopped"; readonly count: ExportCount }
  | { readonly kind: "failed"; readonly count: ExportCount; readonly error: Error };

export type ExportStage =
  | { readonly kind: "running"; readonly count: ExportCount }
  /** Part of the rows is written; whether it becomes a file the person decides. */
  | { readonly kind: "halted"; readonly end: ExportEnd; readonly isChosen: boolean }
  | { readonly kind: "saved"; readonly end: ExportEnd; readonly file: string };

/** An export of this tab. Unlike a job it ends with its tab: a file that is being written cannot be taken up again. */
export interface ExportRun {
  readonly id: string;
  /** What its rows are called. */
  readonly label: string;
  readonly stage: ExportStage;
  readonly stop: () => void;
  /** Ends the file with a note that it is not whole. */
  readonly keep: (note: string) => Promise<void>;
  /** Leaves no file, and forgets it. */
  readonly discard: () => Promise<void>;
}

let runs: readonly ExportRun[] = [];
const listeners = new Set<() => void>();

/** All exports of this tab, the oldest first. */
export function useExports(): readonly ExportRun[] {
  return useSyncExternalStore(subscribe, knownExports);
}

function knownExports(): readonly ExportRun[] {
  return runs;
}

export function addExport(run: ExportRun): void {
  change([...runs, run]);
}

export function moveExport(id: string, stage: ExportStage): void {
  change(runs.map((run) => (run.id === id ? { ...run, stage } : run)));
}

export function dropExport(id: string): void {
  change(runs.filter((run) => run.id !== id));
}

function change(next: readonly ExportRun[]): void {
  runs = next;
  const isAtStake = runs.some(({ stage }) => stage.kind !== "saved");
  const listen = isAtStake ? addEventListener : removeEventListener;
  listen("beforeunload", warn);
  for (const notice of listeners) notice();
}

/** The browser asks in its own words. */
function warn(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

function subscribe(listen: () => void): () => void {
  listeners.add(listen);
  return () => listeners.delete(listen);
}

subscribeSession((session) => {
  if (session !== null) return;
  // What was read is nobody else's.
  for (const { stop, discard } of runs) {
    stop();
    void discard();
  }
});
