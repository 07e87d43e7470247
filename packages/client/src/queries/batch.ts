/** Joins single reads that start within a short delay into reads of many keys. */
export interface Batch<Value> {
  readonly read: (key: string) => Promise<Value>;
}

interface Waiting<Value> {
  readonly resolve: (value: Value) => void;
  readonly reject: (error: unknown) => void;
}

/** `readMany` returns the values of up to `size` keys, in their order. */
export function createBatch<Value>(
  readMany: (keys: readonly string[]) => Promise<readonly Value[]>,
  { size, delayMs }: { readonly size: number; readonly delayMs: number },
): Batch<Value> {
  let waiting = new Map<string, Waiting<Value>[]>();

  const flush = (): void => {
    const entries = [...waiting];
    waiting = new Map();
    for (let start = 0; start < entries.length; start += size) {
      void settle(entries.slice(start, start + size));
    }
  };

  const settle = async (
    entries: readonly (readonly [string, Waiting<Value>[]])[],
  ): Promise<void> => {
    try {
      const values = await readMany(entries.map(([key]) => key));
      for (const [index, [, waiters]] of entries.entries()) {
        for (const { resolve } of waiters) resolve(values[index] as Value);
      }
    } catch (error) {
      for (const [, waiters] of entries) for (const { reject } of waiters) reject(error);
    }
  };

  return {
    read: (key) =>
      new Promise((resolve, reject) => {
        if (waiting.size === 0) setTimeout(flush, delayMs);
        waiting.set(key, [...(waiting.get(key) ?? []), { resolve, reject }]);
      }),
  };
}
