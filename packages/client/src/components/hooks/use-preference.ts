import { useEffect, useState } from "react";
import { storePreference, readPreference } from "#storage/preferences.ts";

/** Stored preference (H8): its value, or undefined; a setter; and true once it is read. */
export function usePreference(name: string): readonly [unknown, (value: unknown) => void, boolean] {
  const [stored, setStored] = useState<{ readonly name: string; readonly value: unknown }>();
  useEffect(() => {
    let isGone = false;
    async function read(): Promise<void> {
      const value = await readPreference(name);
      if (!isGone) setStored({ name, value });
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
