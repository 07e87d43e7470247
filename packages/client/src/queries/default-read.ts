import type { HttpRequest } from "@quarterdeck/model";
import { writeParams } from "@quarterdeck/model";
import type { QueryFunctionContext, QueryKey } from "@tanstack/react-query";
import { sendInSession } from "#http/send-in-session.ts";

/** Q1: what may stand second in a query key. */
export interface ReadOptions {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, string>>;
}

type ReadContext = Pick<QueryFunctionContext, "queryKey" | "signal"> & {
  readonly pageParam?: unknown;
};

/**
 * Q1: GET the path that stands first in the key, with the options that stand second and `page` from
 * the page parameter; the result is the body, whole. Screens use it by key alone.
 */
export async function defaultRead({ queryKey, signal, pageParam }: ReadContext): Promise<unknown> {
  const [path, options] = queryKey;
  if (typeof path !== "string") throw new TypeError("A query key begins with the path to read.");
  const { params, headers } = readOptions(options);
  const response = await sendInSession(
    {
      method: "GET",
      path,
      // A page that is given wins; an undefined one erases nothing.
      query: writeParams(pageParam === undefined ? { ...params } : { ...params, page: pageParam }),
      headers: headers ?? {},
    },
    { signal },
  );
  // An empty body is a result too; TanStack Query takes undefined for a mistake.
  return response.body ?? null;
}

/** The key by which the default read makes this request. */
export function readKey({ path, query, headers }: HttpRequest): QueryKey {
  const address = query === "" ? path : `${path}?${query}`;
  return Object.keys(headers).length === 0 ? [address] : [address, { headers }];
}

function readOptions(value: unknown): ReadOptions {
  return typeof value === "object" && value !== null ? value : {};
}
