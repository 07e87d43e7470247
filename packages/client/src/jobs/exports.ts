import { guardSignOut } from "#queries/sign-in/sign-out.ts";
import type { SessionStore } from "#session/session-store.ts";
import type { Session, SessionEnd } from "#session/session.ts";
import { userIdentity } from "#session/user-value.ts";

export interface ExportCount {
  readonly written: number;
  /** Total of matching rows, from the first and from the last response. */
  readonly expected: number | undefined;
  readonly total: number | undefined;
  /** The API may have further rows, and shows no way to them. */
  readonly mayBeMore?: true;
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

/** Exports of this tab. */
export interface Exports {
  /** All exports, oldest first. */
  readonly all: () => readonly ExportRun[];
  readonly add: (run: ExportRun) => void;
  readonly setStage: (id: string, stage: ExportStage) => void;
  readonly drop: (id: string) => void;
  /** True if the user requested to sign out while an export is not finished. */
  readonly isSignOutRequested: () => boolean;
  /** Cancels the requested sign-out. */
  readonly stay: () => void;
  readonly subscribe: (listener: () => void) => () => void;
}

export function createExports(session: SessionStore): Exports {
  let runs: readonly ExportRun[] = [];
  /** User of the session that started the last export. */
  let owner = "";
  let isSignOutRequested = false;
  let isWatching = false;
  const listeners = new Set<() => void>();

  function notify(): void {
    for (const listener of listeners) listener();
  }

  function setSignOutRequested(next: boolean): void {
    isSignOutRequested = next;
    notify();
  }

  function change(next: readonly ExportRun[]): void {
    runs = next;
    const hasUnfinished = runs.some(isUnfinished);
    const listener = hasUnfinished ? addEventListener : removeEventListener;
    listener("beforeunload", warn);
    guardSignOut(hasUnfinished ? () => setSignOutRequested(true) : undefined);
    notify();
  }

  const drop = (id: string): void => change(runs.filter((run) => run.id !== id));

  function onSession(now: Session | null, end: SessionEnd | null): void {
    if (now !== null) {
      const user = userIdentity(now.user);
      return change(runs.filter(({ stage }) => stage.kind !== "lost" || stage.owner === user));
    }
    isSignOutRequested = false;
    const before = runs;
    // The next user must not see the rows.
    for (const { stop, discard } of before) {
      stop();
      void discard();
    }
    if (end?.reason === "signed-out") return;
    const lost = before.filter((run) => isUnfinished(run) || run.stage.kind === "lost");
    change(lost.map((run) => markLost(run, owner, drop)));
  }

  return {
    all: () => runs,
    add: (run) => {
      if (!isWatching) session.subscribe(onSession);
      isWatching = true;
      owner = userIdentity(session.user() ?? "");
      change([...runs, run]);
    },
    setStage: (id, stage) => {
      const isMatch = (run: ExportRun): boolean => run.id === id && run.stage.kind !== "lost";
      change(runs.map((run) => (isMatch(run) ? { ...run, stage } : run)));
    },
    drop,
    isSignOutRequested: () => isSignOutRequested,
    stay: () => setSignOutRequested(false),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function isUnfinished({ stage: { kind } }: ExportRun): boolean {
  return kind === "running" || kind === "halted";
}

/** The browser shows its own text. */
function warn(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

function markLost(run: ExportRun, owner: string, drop: (id: string) => void): ExportRun {
  const { id, stage } = run;
  if (stage.kind === "lost") return run;
  const end =
    stage.kind === "running" ? { kind: "stopped" as const, count: stage.count } : stage.end;
  const discard = async (): Promise<void> => drop(id);
  return { ...run, discard, stage: { kind: "lost", end, owner } };
}
