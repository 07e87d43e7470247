import { apiIdentity } from "#config/api-base.ts";

let owner = "";

/** Sets the user of stored data; it stays after the session, so that the last draft is stored for its user. */
export function chooseOwner(identity: string): void {
  owner = identity;
}

/** Key of stored data: separate for each API and user (H8). */
export function ownKey(store: string, name: string): string {
  return [apiIdentity(), owner, store, name].map(encodeURIComponent).join(" ");
}
