/** A record with the records below it. */
export interface TreeNode {
  readonly key: string;
  readonly row: unknown;
  readonly children: readonly TreeNode[];
}

interface TreeRow {
  readonly key: string;
  readonly parent: string | undefined;
  readonly row: unknown;
}

/** Trees of rows by the key of their parent; a row whose parent is missing or below itself is a root. */
export function buildTree(rows: readonly TreeRow[]): readonly TreeNode[] {
  const parents = new Map(rows.map(({ key, parent }) => [key, parent]));
  const isRoot = ({ key, parent }: TreeRow): boolean =>
    parent === undefined || !parents.has(parent) || isBelow(parents, key);
  const byParent = new Map<string, TreeRow[]>();
  for (const row of rows) {
    const parent = isRoot(row) ? "" : (row.parent ?? "");
    byParent.set(parent, [...(byParent.get(parent) ?? []), row]);
  }
  const build = (parent: string): readonly TreeNode[] =>
    (byParent.get(parent) ?? []).map(({ key, row }) => ({ key, row, children: build(key) }));
  return build("");
}

/** True if a record is its own ancestor. */
function isBelow(parents: ReadonlyMap<string, string | undefined>, key: string): boolean {
  const seen = new Set<string>();
  for (let at = parents.get(key); at !== undefined && !seen.has(at); at = parents.get(at)) {
    if (at === key) return true;
    seen.add(at);
  }
  return false;
}
