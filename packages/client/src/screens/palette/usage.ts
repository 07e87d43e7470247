import type { RecentItem } from "#storage/recent-items.ts";

/** Less than 1, so that a better kind of match wins: for the recency and number of visits of a record and its list. */
export type Usage = (recordPath: string, listPath: string) => number;

const MANY_VISITS = 20;

/** Ranks by use: `items` are the visited paths, latest first. */
export function rankByUse(items: readonly RecentItem[]): Usage {
  const visited = new Map(items.map((item) => [item.path, item]));
  const recency = (isOf: (path: string) => boolean): number => {
    const at = items.findIndex(({ path }) => isOf(path));
    return at < 0 ? 0 : 1 / (1 + at);
  };
  const use = (path: string): number =>
    Math.min(visited.get(path)?.visits ?? 0, MANY_VISITS) / MANY_VISITS;
  return (record, list) =>
    0.3 * recency((path) => path === record) +
    0.3 * recency((path) => path === list || path.startsWith(`${list}/`)) +
    0.15 * use(record) +
    0.15 * use(list);
}
