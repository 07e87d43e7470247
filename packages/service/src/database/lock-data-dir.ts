import {
  mkdirSync,
  readFileSync,
  rmSync,
  rmdirSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { hostname } from "node:os";
import { join } from "node:path";
import { ServiceStartError } from "./service-start-error.ts";

interface LockOwner {
  readonly pid: number;
  readonly host: string;
  /** Start time of the process, so that a reused pid is not mistaken for the owner. */
  readonly started: string;
}

/** Releases the directory. */
export type ReleaseLock = () => void;

const beatMs = 5_000;
const silenceMs = 20_000;
const writingMs = 2_000;
const ownedHere = new Set<string>();

/**
 * Locks the data directory with a file `quarterdeck.lock` that contains the owner's pid: PGlite opens a directory
 * twice without an error and loses rows. An owner that no longer runs loses the lock. On another machine (a shared
 * volume, another container) a pid means nothing, so the file's age counts there: it is touched every 5 seconds.
 */
export function lockDataDir(directory: string): ReleaseLock {
  const path = join(directory, "quarterdeck.lock");
  const own: LockOwner = { pid: process.pid, host: hostname(), started: startOf(process.pid) };
  if (ownedHere.has(path)) throw takenError(directory, own);
  if (!createLock(path, own)) takeOver(path, directory, own);
  ownedHere.add(path);
  const beat = setInterval(() => touch(path), beatMs);
  beat.unref();
  return () => {
    clearInterval(beat);
    if (ownedHere.delete(path)) rmSync(path, { force: true });
  };
}

function createLock(path: string, own: LockOwner): boolean {
  try {
    writeFileSync(path, JSON.stringify(own), { flag: "wx" });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  }
}

/**
 * Two processes that see the same stale lock must not both take it: a directory, created by one alone, guards the
 * exchange.
 */
function takeOver(path: string, directory: string, own: LockOwner): void {
  const guard = `${path}.taking`;
  if (ageOf(guard) > silenceMs) rmSync(guard, { recursive: true, force: true });
  try {
    mkdirSync(guard);
  } catch {
    throw takenError(directory, readOwner(path));
  }
  try {
    const owner = readOwner(path);
    // A lock without an owner is being written right now, or was cut off by a crash.
    const isTaken = owner ? isOwned(path, owner, own) : ageOf(path) < writingMs;
    if (isTaken) throw takenError(directory, owner);
    writeFileSync(path, JSON.stringify(own));
  } finally {
    rmdirSync(guard);
  }
}

function isOwned(path: string, owner: LockOwner, own: LockOwner): boolean {
  if (owner.host !== own.host) return ageOf(path) < silenceMs;
  // Our own pid, but not locked here: the owner ran before the container restarted.
  if (owner.pid === own.pid || !isRunning(owner.pid)) return false;
  const started = startOf(owner.pid);
  return started === "" || owner.started === "" || started === owner.started;
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** Clock ticks since boot if the system reports them (Linux), else empty. */
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The command name may contain spaces and brackets; the fields are counted after its last one.
    return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19] ?? "";
  } catch {
    return "";
  }
}

function readOwner(path: string): LockOwner | undefined {
  try {
    const owner = JSON.parse(readFileSync(path, "utf8")) as Partial<LockOwner>;
    const { pid, host = "", started = "" } = owner;
    return typeof pid === "number" ? { pid, host, started } : undefined;
  } catch {
    return undefined;
  }
}

function ageOf(path: string): number {
  try {
    return Date.now() - statSync(path).mtimeMs;
  } catch {
    return 0;
  }
}

function touch(path: string): void {
  try {
    utimesSync(path, new Date(), new Date());
  } catch {
    // Another process removed it; the next start reports that.
  }
}

function takenError(directory: string, owner: LockOwner | undefined): ServiceStartError {
  const who = owner === undefined ? "another process" : `process ${owner.pid} on ${owner.host}`;
  return new ServiceStartError(
    `The data directory ${directory} is already in use by ${who}. Stop that process first, or set another directory with --data.`,
  );
}
