/** Roles whose rights owners can change. An owner has all rights that the database gives. */
export const limitedRoles = ["viewer", "editor"] as const;
export type LimitedRole = (typeof limitedRoles)[number];

/** Rights on the rows of a table, and on one of its columns. */
export const tableRights = ["read", "create", "update", "remove"] as const;
export const columnRights = ["read", "write"] as const;
export type Right = (typeof tableRights)[number] | (typeof columnRights)[number];

/** A decision of an owner about one right. */
export interface RightEntry {
  readonly role: LimitedRole;
  readonly schema: string;
  readonly table: string;
  /** Empty: the rows of the table. */
  readonly column: string;
  readonly right: Right;
  readonly isAllowed: boolean;
}

/** Decisions of the owners; all other rights have their default. */
export interface Rights {
  find(target: Omit<RightEntry, "isAllowed">): boolean;
}

/** Without a decision, a viewer reads and an editor does everything. */
export function defaultRight({ role, column, right }: Omit<RightEntry, "isAllowed">): boolean {
  return column !== "" || right === "read" || role === "editor";
}

export function createRights(entries: readonly RightEntry[]): Rights {
  const byTarget = new Map(entries.map((entry) => [targetOf(entry), entry.isAllowed]));
  return { find: (target) => byTarget.get(targetOf(target)) ?? defaultRight(target) };
}

function targetOf({ role, schema, table, column, right }: Omit<RightEntry, "isAllowed">): string {
  return JSON.stringify([role, schema, table, column, right]);
}
