import { useEffect, useState } from "react";

/** A value that follows another, from an initial one on, once that has stood still for a moment. */
export function useDebounced<Value>(value: Value, pauseMs: number, initial = value): Value {
  const [settled, setSettled] = useState(initial);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value, pauseMs]);
  return settled;
}
