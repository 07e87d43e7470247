import { useEffect, useState } from "react";
import { prefetchedPreference, readPreference, storePreference } from "#storage/preferences.ts";

/** Stored preference (H8): its value, or undefined; a setter; and true once it is read. */
export function usePreference(name: string): readonly [unknown, (value: unknown) => void, boolean] {
  const [stored, setStored] = useState(() => initialPreference(name));
  useEffect(() => {
    let isGone = false;
    async function read(): Promise<void> {
      const value = await readPreference(name);
      if (isGone) return;
      setStored((last) => (last?.name === name && last.value === value ? last : { name, value }));
    }
    void read();
    return () => {
      isGone = true;
    };
  }, [name]);

  function choose(value: unknown): void {
    setStored({ name, value });
    void storePreference(name, value);
  }

  const isRead = stored?.name === name;
  return [isRead ? stored.value : undefined, choose, isRead];
}

interface StoredPreference {
  readonly name: string;
  readonly value: unknown;
}

function initialPreference(name: string): StoredPreference | undefined {
  const read = prefetchedPreference(name);
  return read && { name, ...read };
}
