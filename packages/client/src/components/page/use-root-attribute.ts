import { useEffect } from "react";

/** `data-…` on the document's root while the component shows: a style that asks `:has()` of the root is asked with every change below it. */
export function useRootAttribute(name: "drawer" | "schemaChanges"): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset[name] = "";
    return () => {
      delete dataset[name];
    };
  }, [name]);
}
