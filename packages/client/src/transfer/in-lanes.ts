const LANES = 4;

/** Works through items, a few at a time. */
export async function inLanes<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const rest = items.values();
  const lanes = Array.from({ length: LANES }, async () => {
    for (const item of rest) await work(item);
  });
  await Promise.all(lanes);
}
