interface Split<Item> {
  /** Columns. */
  readonly most: number;
  readonly heightOf: (item: Item) => number;
}

/** Items in their order, in as many columns as there are items for, the highest column as low as can be. */
export function splitEvenly<Item>(
  items: readonly Item[],
  { most, heightOf }: Split<Item>,
): readonly (readonly Item[])[] {
  if (items.length === 0) return [];
  if (most <= 1 || items.length === 1) return [items];
  const heightOfColumn = (column: readonly Item[]): number =>
    column.reduce((sum, item) => sum + heightOf(item), 0);
  const ways = items
    .slice(1)
    .map((_, at) => [
      items.slice(0, at + 1),
      ...splitEvenly(items.slice(at + 1), { most: most - 1, heightOf }),
    ]);
  const told = ways
    .filter((way) => way.length === Math.min(most, items.length))
    .map((way) => ({ way, height: Math.max(...way.map(heightOfColumn)) }))
    .toSorted((one, other) => one.height - other.height);
  return told[0]?.way ?? [items];
}
