interface Split<Item> {
  /** Number of columns. */
  readonly max: number;
  readonly heightOf: (item: Item) => number;
}

/** Splits items in order into columns so that the highest column is as low as possible. */
export function splitEvenly<Item>(
  items: readonly Item[],
  { max, heightOf }: Split<Item>,
): readonly (readonly Item[])[] {
  if (items.length === 0) return [];
  if (max <= 1 || items.length === 1) return [items];
  const heightOfColumn = (column: readonly Item[]): number =>
    column.reduce((sum, item) => sum + heightOf(item), 0);
  const splits = items
    .slice(1)
    .map((_, at) => [
      items.slice(0, at + 1),
      ...splitEvenly(items.slice(at + 1), { max: max - 1, heightOf }),
    ]);
  const candidates = splits
    .filter((split) => split.length === Math.min(max, items.length))
    .map((split) => ({ split, height: Math.max(...split.map(heightOfColumn)) }))
    .toSorted((one, other) => one.height - other.height);
  return candidates[0]?.split ?? [items];
}
