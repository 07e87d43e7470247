import type { AdminModel, Catalog } from "@quarterdeck/model";
import { indexReport, prepareSearch } from "./index-report.ts";

const atOnce = 8;

/** Gathers what a search looks through, a little at a time, so that the first key typed finds it ready. Answers how to stop. */
export function prepareReport(model: AdminModel, sentences: Catalog): () => void {
  const { entries, loose } = indexReport(model);
  const left: object[] = [...entries, ...loose];
  let timer: ReturnType<typeof setTimeout>;
  const step = (): void => {
    for (const thing of left.splice(0, atOnce)) prepareSearch(thing, sentences);
    if (left.length > 0) timer = setTimeout(step);
  };
  timer = setTimeout(step, 200);
  return () => clearTimeout(timer);
}
