import { ServiceError } from "#problem/problems.ts";

/** Reads the id of a path; anything but an integer of PostgreSQL does not exist. */
export function readId(text: string): number {
  const id = /^\d{1,10}$/.test(text) ? Number(text) : 0;
  if (id < 1 || id > 2_147_483_647) throw new ServiceError("not-found", "The id is out of range.");
  return id;
}
