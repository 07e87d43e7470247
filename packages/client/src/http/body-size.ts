import type { HttpResponse } from "@quarterdeck/model";

type Timing = Pick<PerformanceResourceTiming, "startTime" | "encodedBodySize">;

interface Moment {
  readonly startedAt: number;
  readonly endedAt: number;
  readonly response: Pick<HttpResponse, "headers"> | undefined;
}

/** Difference between the performance clock and the system clock. */
const TOLERANCE_MS = 25;

/** Encoded bytes of a response body. Not `transferSize`, which is 300 for a cached response and estimates headers. */
export function bodySize(
  timings: readonly Timing[],
  { startedAt, endedAt, response }: Moment,
): number | undefined {
  // The same URL may have several entries.
  const timing = timings.findLast(({ startTime }) => {
    const start = performance.timeOrigin + startTime;
    return start >= startedAt - TOLERANCE_MS && start <= endedAt + TOLERANCE_MS;
  });
  // 0 also for other origins without `Timing-Allow-Origin`.
  if (timing !== undefined && timing.encodedBodySize > 0) return timing.encodedBodySize;
  const declared = Number(response?.headers["content-length"] ?? Number.NaN);
  return Number.isFinite(declared) ? declared : undefined;
}
