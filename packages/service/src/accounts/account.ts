/** Roles: a viewer reads, an editor also writes, an owner also manages accounts. */
export const roles = ["viewer", "editor", "owner"] as const;
export type Role = (typeof roles)[number];

/** `waiting`: registered, not yet approved by an owner. */
export const statuses = ["waiting", "active", "disabled"] as const;
export type Status = (typeof statuses)[number];

/** An account as owners see it. Times are RFC 3339 in UTC. */
export interface Account {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly role: Role;
  readonly status: Status;
  readonly created_at: string;
  readonly signed_in_at: string | null;
}

/** The signed-in user. It travels in the console's `user` header, so it stays small. */
export interface User {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly role: Role;
}

export function userOf({ id, name, email, role }: User): User {
  return { id, name, email, role };
}
