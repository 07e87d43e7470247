import type { ListPage, ListState, Resource } from "@quarterdeck/model";
import { storeFacts } from "./learned-facts.ts";

/** Learns the largest page of the API from a first page that is shorter than requested although more rows follow. */
export function learnLargestPage(
  { name }: Resource,
  { page }: ListState,
  { isCut, hasNext, rows }: ListPage,
): void {
  if (isCut !== true || hasNext !== true || page !== 1) return;
  storeFacts(name, { fields: [], evidence: [], largestPage: rows.length });
}
