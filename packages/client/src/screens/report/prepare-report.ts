import type { AdminModel, Catalog } from "@quarterdeck/model";
import { indexReport, prepareSearch } from "./index-report.ts";

const BATCH = 8;

/** Builds the search texts in small steps before the first search. Returns a function that stops it. */
export function prepareReport(model: AdminModel, catalog: Catalog): () => void {
  const { entries, loose } = indexReport(model);
  const pending: object[] = [...entries, ...loose];
  let timer: ReturnType<typeof setTimeout>;
  const step = (): void => {
    for (const thing of pending.splice(0, BATCH)) prepareSearch(thing, catalog);
    if (pending.length > 0) timer = setTimeout(step);
  };
  timer = setTimeout(step, 200);
  return () => clearTimeout(timer);
}
