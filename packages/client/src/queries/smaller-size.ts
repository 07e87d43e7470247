import { type ListState, pageSize, type Resource } from "@quarterdeck/model";
import { HttpError } from "#http/errors.ts";
import { readLargestSize } from "./read-refusal.ts";

const sizes: readonly number[] = [100, 25];
const tooLarge: ReadonlySet<number> = new Set([400, 413, 422]);

/** Smaller page size after a refusal: the maximum may be undescribed. */
export function smallerSize(
  resource: Resource,
  state: ListState,
  error: unknown,
): number | undefined {
  const { list } = resource;
  const requested = list && pageSize(list.paging, state);
  if (requested === undefined || !(error instanceof HttpError)) return undefined;
  const named = readLargestSize(resource, state, error);
  if (named !== undefined) return named;
  return tooLarge.has(error.status) ? sizes.find((size) => size < requested) : undefined;
}
