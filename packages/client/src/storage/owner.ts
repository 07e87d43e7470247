import { apiIdentity } from "#config/api-base.ts";

let owner = "";

/** Whose things are kept from now on; stays after the session's end, so that a last draft finds its place. */
export function chooseOwner(identity: string): void {
  owner = identity;
}

/** H8: one drawer per API and person. */
export function ownKey(drawer: string, name: string): string {
  return [apiIdentity(), owner, drawer, name].map(encodeURIComponent).join(" ");
}
