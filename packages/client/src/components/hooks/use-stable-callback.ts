import { useCallback, useLayoutEffect, useRef } from "react";

/** Function that stays the same and calls the given one of the last render: components with it need not render again. */
export function useStableCallback<Values extends readonly unknown[]>(
  callback: (...values: Values) => void,
): (...values: Values) => void {
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  });
  return useCallback((...values) => latest.current(...values), []);
}
