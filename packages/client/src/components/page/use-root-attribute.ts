import { useEffect } from "react";

/**
 * Sets a `data-` attribute on the root element while the component is mounted. A `:has()` on the
 * root would be evaluated on every change.
 */
export function useRootAttribute(
  name: "drawer" | "exploration" | "notices" | "schemaChanges",
): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset[name] = "";
    return () => {
      delete dataset[name];
    };
  }, [name]);
}
