import type { QueryClient } from "@tanstack/react-query";
import type { Http } from "#http/http.ts";

declare module "@tanstack/react-query" {
  interface Register {
    queryMeta: QueryMeta;
  }
}

/** Default `meta` of all queries of a query client. */
// A type, because an interface has no index signature.
// oxlint-disable-next-line typescript/consistent-type-definitions
type QueryMeta = {
  readonly http: Http;
  /** Status of a refusal that does not end the session: the caller of the query judges it. */
  readonly tolerated?: number;
};

/** Network access of the queries and writes of a query client; `createQueryClient` sets it. */
export function httpOf(client: QueryClient): Http {
  const http = client.getDefaultOptions().queries?.meta?.http;
  if (http === undefined) throw new Error("The query client has no network access.");
  return http;
}
