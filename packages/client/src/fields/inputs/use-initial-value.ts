import { useState } from "react";

/** Value of an input at first render; entering the same text again restores exactly this value. */
export function useInitialValue(value: unknown): unknown {
  const [initial] = useState(() => value);
  return initial;
}
