/** Gathers what is asked for one by one, within a moment, into calls for many. */
export interface Batch<Value> {
  readonly read: (key: string) => Promise<Value>;
}

interface Waiting<Value> {
  readonly resolve: (value: Value) => void;
  readonly reject: (error: unknown) => void;
}

/** `readMany` answers the values of up to `size` keys, in their order. */
export function createBatch<Value>(
  readMany: (keys: readonly string[]) => Promise<readonly Value[]>,
  { size, delayMs }: { readonly size: number; readonly delayMs: number },
): Batch<Value> {
  let waiting = new Map<string, Waiting<Value>[]>();

  const flush = (): void => {
    const entries = [...waiting];
    waiting = new Map();
    for (let at = 0; at < entries.length; at += size) void settle(entries.slice(at, at + size));
  };

  const settle = async (
    entries: readonly (readonly [string, Waiting<Value>[]])[],
  ): Promise<void> => {
    try {
      const values = await readMany(entries.map(([key]) => key));
      for (const [index, [, askers]] of entries.entries()) {
        for (const { resolve } of askers) resolve(values[index] as Value);
      }
    } catch (error) {
      for (const [, askers] of entries) for (const { reject } of askers) reject(error);
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
