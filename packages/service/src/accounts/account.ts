/** What a person may do: a viewer reads, an editor writes too, an owner manages accounts too. */
export const roles = ["viewer", "editor", "owner"] as const;
export type Role = (typeof roles)[number];

/** `waiting`: registered, not yet approved by an owner. */
export const statuses = ["waiting", "active", "disabled"] as const;
export type Status = (typeof statuses)[number];

/** As owners see it. Times are RFC 3339, in UTC. */
export interface Account {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly role: Role;
  readonly status: Status;
  readonly created_at: string;
  readonly signed_in_at: string | null;
}

/** What a signed-in person is told about themselves; it travels in the console's `user` header, so it stays small. */
export interface User {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly role: Role;
}

export function userOf({ id, name, email, role }: User): User {
  return { id, name, email, role };
}
