import { useSyncExternalStore } from "react";
import { guardSignOut } from "#queries/sign-in/sign-out.ts";
import { currentUserText, subscribeSession } from "#session/session.ts";
import { userIdentity } from "#session/user-value.ts";

export interface ExportCount {
  readonly written: number;
  /** Total of matching rows, from the first and from the last response. */
  readonly expected: number | undefined;
  readonly total: number | undefined;
}

export type ExportEnd =
  | { readonly kind: "whole"; readonly count: ExportCount }
  | { readonly kind: "stopped"; readonly count: ExportCount }
  | { readonly kind: "failed"; readonly count: ExportCount; readonly error: Error };

export type ExportStage =
  | { readonly kind: "running"; readonly count: ExportCount }
  /** Ended early; the user decides if the written rows become a file. */
  | { readonly kind: "halted"; readonly end: ExportEnd; readonly isChosen: boolean }
  | { readonly kind: "saved"; readonly end: ExportEnd; readonly file: string }
  /** Discarded because the session ended; shown after the same user signs in again. */
  | { readonly kind: "lost"; readonly end: ExportEnd; readonly owner: string };

/** An export of this tab. Unlike a job it ends with its tab: writing a file cannot be resumed. */
export interface ExportRun {
  readonly id: string;
  /** Label of the rows. */
  readonly label: string;
  readonly stage: ExportStage;
  readonly stop: () => void;
  /** Saves the file with a note that it is incomplete. */
  readonly saveIncomplete: (note: string) => Promise<void>;
  /** Deletes the file and the entry. */
  readonly discard: () => Promise<void>;
}

let runs: readonly ExportRun[] = [];
/** User of the session that started the last export. */
let owner = "";
/** True if the user requested to sign out while an export is not finished. */
let isSignOutRequested = false;
const listeners = new Set<() => void>();

/** All exports of this tab, oldest first. */
export function useExports(): readonly ExportRun[] {
  return useSyncExternalStore(subscribe, listExports);
}

function listExports(): readonly ExportRun[] {
  return runs;
}

/** True if a sign-out needs confirmation, with a function that cancels it. */
export function useSignOutRequest(): readonly [isLeaving: boolean, stay: () => void] {
  return [useSyncExternalStore(subscribe, () => isSignOutRequested), stay];
}

function stay(): void {
  isSignOutRequested = false;
  notify();
}

export function addExport(run: ExportRun): void {
  owner = userIdentity(currentUserText() ?? "");
  change([...runs, run]);
}

export function setExportStage(id: string, stage: ExportStage): void {
  const isMatch = (run: ExportRun): boolean => run.id === id && run.stage.kind !== "lost";
  change(runs.map((run) => (isMatch(run) ? { ...run, stage } : run)));
}

export function dropExport(id: string): void {
  change(runs.filter((run) => run.id !== id));
}

function change(next: readonly ExportRun[]): void {
  runs = next;
  const hasUnfinished = runs.some(isUnfinished);
  const listener = hasUnfinished ? addEventListener : removeEventListener;
  listener("beforeunload", warn);
  guardSignOut(hasUnfinished ? requestConfirmation : undefined);
  notify();
}

function notify(): void {
  for (const listener of listeners) listener();
}

function isUnfinished({ stage: { kind } }: ExportRun): boolean {
  return kind === "running" || kind === "halted";
}

function requestConfirmation(): void {
  isSignOutRequested = true;
  notify();
}

/** The browser shows its own text. */
function warn(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

subscribeSession((session, end) => {
  if (session !== null) {
    const now = userIdentity(session.user);
    return change(runs.filter(({ stage }) => stage.kind !== "lost" || stage.owner === now));
  }
  isSignOutRequested = false;
  const before = runs;
  // The next user must not see the rows.
  for (const { stop, discard } of before) {
    stop();
    void discard();
  }
  if (end?.reason === "signed-out") return;
  change(before.filter((run) => isUnfinished(run) || run.stage.kind === "lost").map(markLost));
});

function markLost(run: ExportRun): ExportRun {
  const { id, stage } = run;
  if (stage.kind === "lost") return run;
  const end =
    stage.kind === "running" ? { kind: "stopped" as const, count: stage.count } : stage.end;
  const discard = async (): Promise<void> => dropExport(id);
  return { ...run, discard, stage: { kind: "lost", end, owner } };
}
