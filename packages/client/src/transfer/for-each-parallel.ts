const WORKERS = 4;

/** Processes items, a few in parallel. */
export async function forEachParallel<Item>(
  items: readonly Item[],
  process: (item: Item) => Promise<void>,
): Promise<void> {
  const rest = items.values();
  const workers = Array.from({ length: WORKERS }, async () => {
    for (const item of rest) await process(item);
  });
  await Promise.all(workers);
}
