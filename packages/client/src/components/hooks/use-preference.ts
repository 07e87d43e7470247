import { useEffect, useState } from "react";
import { storePreference, readPreference } from "#storage/preferences.ts";

/** A person's own choice (H8), undefined until it is read or when none was made; last, whether it was read. */
export function usePreference(name: string): readonly [unknown, (value: unknown) => void, boolean] {
  const [known, setKnown] = useState<{ readonly name: string; readonly value: unknown }>();
  useEffect(() => {
    let isGone = false;
    async function read(): Promise<void> {
      const value = await readPreference(name);
      if (!isGone) setKnown({ name, value });
    }
    void read();
    return () => {
      isGone = true;
    };
  }, [name]);

  function choose(value: unknown): void {
    setKnown({ name, value });
    void storePreference(name, value);
  }

  const isRead = known?.name === name;
  return [isRead ? known.value : undefined, choose, isRead];
}
