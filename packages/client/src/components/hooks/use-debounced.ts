import { useEffect, useState } from "react";

/** Value that follows another after a pause without changes. */
export function useDebounced<Value>(value: Value, pauseMs: number, initial = value): Value {
  const [debounced, setDebounced] = useState(initial);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value, pauseMs]);
  return debounced;
}
