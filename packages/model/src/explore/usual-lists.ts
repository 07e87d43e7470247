import { readPath } from "./candidates.ts";

/** Names of lists that many APIs have, the most frequent ones first. */
const FREQUENT = [
  "users",
  "products",
  "items",
  "customers",
  "orders",
  "posts",
  "projects",
  "accounts",
];
const OTHERS =
  "groups roles teams organizations companies contacts members people employees clients tasks issues tickets events jobs articles categories tags comments messages notifications invoices payments transactions books documents files images devices hosts servers services domains locations regions policies permissions reports apps repos repositories packages versions releases builds pipelines nodes clusters networks volumes snapshots backups zones records alerts rules queues vhosts sessions assets".split(
    " ",
  );

/** Folders below the root of a host that APIs are in. */
const FOLDERS = ["", "api", "api/v1", "v1"];

/** Folders that an API may have its lists in: the address that was named, or usual ones of a host. */
export function listFolders(address: string): readonly string[] {
  const { origin, segments, end } = readPath(address);
  if (segments.length > 0) return [`${origin}/${segments.join("/")}${end}`];
  return FOLDERS.map((folder) => `${origin}/${folder}`);
}

/** Addresses of lists that a folder may have: of the most frequent names, and of the others. */
export function listUsual(
  folder: string,
): Readonly<Record<"frequent" | "others", readonly string[]>> {
  const { origin, segments, end } = readPath(folder);
  const addressOf = (name: string): string => `${origin}/${[...segments, name].join("/")}${end}`;
  return { frequent: FREQUENT.map(addressOf), others: OTHERS.map(addressOf) };
}
