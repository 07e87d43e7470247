import { storePermission } from "#queries/permission-cache.ts";

/** Permits background reads of these of the operations `list` and `read`, and of no other one of the two. */
export function allowReads(operations: readonly string[]): void {
  for (const id of ["list", "read"]) storePermission(id, operations.includes(id) || undefined);
}
