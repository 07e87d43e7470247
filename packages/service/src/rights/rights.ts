/** Roles whose rights owners can change. An owner has all rights that the database gives. */
export const limitedRoles = ["viewer", "editor"] as const;
export type LimitedRole = (typeof limitedRoles)[number];

/** Rights on the rows of a table, and on one of its columns. */
export const tableRights = ["read", "create", "update", "remove"] as const;
export const columnRights = ["read", "write"] as const;
/** Right to call a function or procedure. */
export const functionRight = "execute";
export type Right =
  | (typeof tableRights)[number]
  | (typeof columnRights)[number]
  | typeof functionRight;

/** A decision of an owner about one right. */
export interface RightEntry {
  readonly role: LimitedRole;
  readonly schema: string;
  /** Name of a table, or of a function with the types of its input. */
  readonly table: string;
  /** Empty: the rows of the table. */
  readonly column: string;
  readonly right: Right;
  readonly isAllowed: boolean;
}

/** Decisions of the owners on tables, then on every table; all other rights have their default. */
export interface Rights {
  find(target: Omit<RightEntry, "isAllowed">): boolean;
}

/**
 * Without a decision, a viewer reads and an editor writes. Only owners call functions, which may read and write more than
 * the rights on tables allow.
 */
export function defaultRight({ role, column, right }: Omit<RightEntry, "isAllowed">): boolean {
  if (right === functionRight) return false;
  return column !== "" || right === "read" || role === "editor";
}

/** Name of the table whose rights apply to each table without a decision, such as a new one. */
export const everyTable = { schema: "", table: "" } as const;

export function createRights(entries: readonly RightEntry[]): Rights {
  const byTarget = new Map(entries.map((entry) => [targetOf(entry), entry.isAllowed]));
  const findDefault = (target: Omit<RightEntry, "isAllowed">): boolean | undefined =>
    target.column === "" ? byTarget.get(targetOf({ ...target, ...everyTable })) : undefined;
  return {
    find: (target) => byTarget.get(targetOf(target)) ?? findDefault(target) ?? defaultRight(target),
  };
}

function targetOf({ role, schema, table, column, right }: Omit<RightEntry, "isAllowed">): string {
  return JSON.stringify([role, schema, table, column, right]);
}
