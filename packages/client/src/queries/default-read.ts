import { writeParams } from "@quarterdeck/model";
import type { QueryFunctionContext } from "@tanstack/react-query";
import { httpOf } from "./client-http.ts";

/** Second element of a query key (Q1). */
export interface ReadOptions {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, string>>;
}

type ReadContext = Pick<QueryFunctionContext, "client" | "queryKey" | "signal"> & {
  readonly pageParam?: unknown;
};

/** Reads `[path, options]` of the key by GET, with `page` from the page parameter; returns the whole body (Q1). */
export async function defaultRead({
  client,
  queryKey,
  signal,
  pageParam,
}: ReadContext): Promise<unknown> {
  const [path, options] = queryKey;
  if (typeof path !== "string") throw new TypeError("A query key starts with the path to read.");
  const { params, headers } = readOptions(options);
  const response = await httpOf(client).sendInSession(
    {
      method: "GET",
      path,
      // A defined page wins; an undefined one removes nothing.
      query: writeParams(pageParam === undefined ? { ...params } : { ...params, page: pageParam }),
      headers: headers ?? {},
    },
    { signal },
  );
  // TanStack Query refuses undefined as a result.
  return response.body ?? null;
}

function readOptions(value: unknown): ReadOptions {
  return typeof value === "object" && value !== null ? value : {};
}
