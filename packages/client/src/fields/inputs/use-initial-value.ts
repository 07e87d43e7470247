import { useState } from "react";

/** The value that an input had when it was first shown: typing it again gives the very same. */
export function useInitialValue(value: unknown): unknown {
  const [began] = useState(() => value);
  return began;
}
