import type { Address, SearchParams } from "#addresses/address.ts";
import { parseSearch, stringifySearch } from "#addresses/search.ts";

/** Address inside the console, without prefix and independent of the form of the history. */
export interface RouterLocation {
  /** Percent-encoded, without a slash at its end. */
  readonly pathname: string;
  readonly search: SearchParams;
  /** Query as text, with its question mark. */
  readonly searchText: string;
  /** With its `#`, or empty. */
  readonly hash: string;
}

/** Parses `/orders?page=2#part`. `previous`: an equal query remains the same object. */
export function parseLocation(text: string, previous?: RouterLocation): RouterLocation {
  const [beforeHash = "", ...hash] = text.split("#");
  const [path = "", ...query] = beforeHash.split("?");
  const pathname = path.replace(/(?<=.)\/+$/, "") || "/";
  const parsed = parseSearch(query.join("?"));
  const searchText = stringifySearch(parsed);
  const search = previous?.searchText === searchText ? previous.search : parsed;
  return { pathname, search, searchText, hash: hash.length === 0 ? "" : `#${hash.join("#")}` };
}

export function writeLocation({ pathname, searchText, hash }: RouterLocation): string {
  return pathname + searchText + hash;
}

export function writeAddressText({ to, search }: Address): string {
  return to + stringifySearch(search);
}
