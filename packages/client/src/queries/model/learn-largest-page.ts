import type { LearnedFacts, ListPage, ListState, Resource } from "@quarterdeck/model";

/** A page with fewer rows was cut because its rows are large: the next page can be longer. */
const LEAST_LIMIT = 10;

/** Learns the largest page of the API from a first page that is shorter than requested although more rows follow. */
export function learnLargestPage(
  state: ListState,
  page: ListPage,
  store: (learned: LearnedFacts) => void,
): void {
  const largestPage = readLargestPage(state, page);
  if (largestPage !== undefined) store({ fields: [], evidence: [], largestPage });
}

/** Largest page that a response shows; undefined if it shows none. */
export function readLargestPage(
  { page }: ListState,
  { isCut, hasNext, rows }: ListPage,
): number | undefined {
  const isLimit = isCut === true && hasNext === true && page === 1 && rows.length >= LEAST_LIMIT;
  return isLimit ? rows.length : undefined;
}

/** Learns the largest page from the first page of a walk: it was cut, or read after the refusal of a longer one. */
export async function learnFromWalk(
  { name }: Resource,
  { size: longest = 0 }: ListState,
  state: ListState,
  page: ListPage,
): Promise<void> {
  const isShorter = state.size !== undefined && state.size < longest;
  const largestPage = isShorter ? state.size : readLargestPage(state, page);
  if (largestPage === undefined) return;
  const { storeFacts } = await import("./store-facts.ts");
  storeFacts(name, { fields: [], evidence: [], largestPage });
}
