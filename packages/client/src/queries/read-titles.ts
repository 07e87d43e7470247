import { buildListRequest, type Filter, readListPage, splitKey } from "@quarterdeck/model";
import type { QueryClient } from "@tanstack/react-query";
import { mayBeKey } from "./possible-key.ts";
import {
  mayRead,
  sendForTitle,
  type Title,
  type TitledList,
  titlesOfRows,
} from "./reference-titles.ts";

interface SoughtTitles {
  readonly keys: readonly string[];
  /** Rows of the list that were read. */
  readonly rows: readonly unknown[];
  /** Filter of the list that selects several keys. */
  readonly filter: Filter | undefined;
}

/** Titles of many records. A text that cannot be a key is the value of another field: a guess was wrong. */
export async function readTitles(
  client: QueryClient,
  target: TitledList,
  { keys, rows, filter }: SoughtTitles,
): Promise<readonly Title[]> {
  const { chunk, resource } = target;
  const possible = keys.filter(
    (key) => key.includes("?") || mayBeKey(resource, chunk.operations, key, rows),
  );
  if (possible.length === 0) return keys.map(() => null);
  const mayList = mayRead(client, resource.name, resource.list?.operation);
  const read =
    filter !== undefined && mayList
      ? readFiltered(client, target, filter, possible)
      : import("./read-listed-titles.ts").then(({ readUnfiltered }) =>
          readUnfiltered(client, target, possible),
        );
  const titles = await read;
  return keys.map((key) => (possible.includes(key) ? titles[possible.indexOf(key)] : null));
}

/** Titles of records that the filter of a list selects by their keys. */
async function readFiltered(
  client: QueryClient,
  { chunk, resource, parents }: TitledList,
  filter: Filter,
  keys: readonly string[],
): Promise<readonly (string | null)[]> {
  const values = keys.map((key) => Object.values(splitKey(resource, key) ?? {})[0] ?? key);
  const state = {
    page: 1,
    size: keys.length,
    sort: [],
    search: "",
    filters: { [filter.name]: values },
  };
  const response = await sendForTitle(
    client,
    resource.list?.operation,
    buildListRequest(chunk, resource, state, parents),
  );
  const { rows } = readListPage(resource, response, state);
  const titles = titlesOfRows(resource, rows);
  return keys.map((key) => titles.get(key) ?? null);
}
