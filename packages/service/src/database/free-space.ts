import { existsSync, statfsSync } from "node:fs";
import { dirname } from "node:path";
import { ServiceStartError } from "./service-start-error.ts";

const megabyte = 1_000_000;

/** Free megabytes that the database needs: for its first files, and for two files of its log later. */
export const neededMegabytes = { create: 250, open: 40 } as const;

/** Megabytes that this user may still write below a path; undefined if the system does not report it. */
export function freeMegabytes(path: string): number | undefined {
  const existing = existsSync(path) ? path : dirname(path);
  try {
    const { bavail, bsize } = statfsSync(existing);
    return Math.floor((bavail * bsize) / megabyte);
  } catch {
    return undefined;
  }
}

/** Throws a `ServiceStartError` on a disk without room: PostgreSQL would stop in the middle of a write. */
export function requireFreeSpace(path: string, purpose: keyof typeof neededMegabytes): void {
  const free = freeMegabytes(path);
  const needed = neededMegabytes[purpose];
  if (free === undefined || free >= needed) return;
  const need = purpose === "create" ? "a new database needs" : "the database needs";
  throw new ServiceStartError(
    `The disk of ${path} has ${free} MB free; ${need} ${needed} MB. Make room there, or set another directory with --data.`,
  );
}
