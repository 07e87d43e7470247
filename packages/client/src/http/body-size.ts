import type { HttpResponse } from "@quarterdeck/model";

type Timing = Pick<PerformanceResourceTiming, "startTime" | "encodedBodySize">;

interface Moment {
  readonly startedAt: number;
  readonly endedAt: number;
  readonly response: Pick<HttpResponse, "headers"> | undefined;
}

/** The clock of a page and that of the day differ by some milliseconds. */
const TOLERANCE_MS = 25;

/**
 * Bytes of a body as it was sent (compressed, if it was). Never `transferSize`: it is 300 for an answer of the cache, and
 * guesses at headers for others.
 */
export function bodySize(
  timings: readonly Timing[],
  { startedAt, endedAt, response }: Moment,
): number | undefined {
  // The same address was often asked for before and after.
  const told = timings.findLast(({ startTime }) => {
    const start = performance.timeOrigin + startTime;
    return start >= startedAt - TOLERANCE_MS && start <= endedAt + TOLERANCE_MS;
  });
  // 0 is also what is told of another origin that does not let its times be read.
  if (told !== undefined && told.encodedBodySize > 0) return told.encodedBodySize;
  const declared = Number(response?.headers["content-length"] ?? Number.NaN);
  return Number.isFinite(declared) ? declared : undefined;
}
