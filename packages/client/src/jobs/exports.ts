import { useSyncExternalStore } from "react";
import { guardSignOut } from "#queries/sign-in/sign-out.ts";
import { currentUserText, subscribeSession } from "#session/session.ts";
import { userIdentity } from "#session/user-value.ts";

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
  | { readonly kind: "saved"; readonly end: ExportEnd; readonly file: string }
  /** Its session ended before its file was there: nothing of it is kept, and who signs in again is told. */
  | { readonly kind: "lost"; readonly end: ExportEnd; readonly owner: string };

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
/** Of the session in which the latest was begun. */
let owner = "";
/** Somebody wants to sign out although a file is not finished. */
let isLeaving = false;
const listeners = new Set<() => void>();

/** All exports of this tab, the oldest first. */
export function useExports(): readonly ExportRun[] {
  return useSyncExternalStore(subscribe, knownExports);
}

function knownExports(): readonly ExportRun[] {
  return runs;
}

/** Whether to ask before signing out, and how to take that back. */
export function useLeaving(): readonly [isLeaving: boolean, stay: () => void] {
  return [useSyncExternalStore(subscribe, () => isLeaving), stay];
}

function stay(): void {
  isLeaving = false;
  tellAll();
}

export function addExport(run: ExportRun): void {
  owner = userIdentity(currentUserText() ?? "");
  change([...runs, run]);
}

export function moveExport(id: string, stage: ExportStage): void {
  const isMeant = (run: ExportRun): boolean => run.id === id && run.stage.kind !== "lost";
  change(runs.map((run) => (isMeant(run) ? { ...run, stage } : run)));
}

export function dropExport(id: string): void {
  change(runs.filter((run) => run.id !== id));
}

function change(next: readonly ExportRun[]): void {
  runs = next;
  const isAtStake = runs.some(isUnfinished);
  const listen = isAtStake ? addEventListener : removeEventListener;
  listen("beforeunload", warn);
  guardSignOut(isAtStake ? ask : undefined);
  tellAll();
}

function tellAll(): void {
  for (const notice of listeners) notice();
}

function isUnfinished({ stage: { kind } }: ExportRun): boolean {
  return kind === "running" || kind === "halted";
}

function ask(): void {
  isLeaving = true;
  tellAll();
}

/** The browser asks in its own words. */
function warn(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

function subscribe(listen: () => void): () => void {
  listeners.add(listen);
  return () => listeners.delete(listen);
}

subscribeSession((session, end) => {
  if (session !== null) {
    const now = userIdentity(session.user);
    return change(runs.filter(({ stage }) => stage.kind !== "lost" || stage.owner === now));
  }
  isLeaving = false;
  const before = runs;
  // What was read is nobody else's.
  for (const { stop, discard } of before) {
    stop();
    void discard();
  }
  if (end?.reason === "signed-out") return;
  change(before.filter((run) => isUnfinished(run) || run.stage.kind === "lost").map(loseRun));
});

function loseRun(run: ExportRun): ExportRun {
  const { id, stage } = run;
  if (stage.kind === "lost") return run;
  const end =
    stage.kind === "running" ? { kind: "stopped" as const, count: stage.count } : stage.end;
  const discard = async (): Promise<void> => dropExport(id);
  return { ...run, discard, stage: { kind: "lost", end, owner } };
}
