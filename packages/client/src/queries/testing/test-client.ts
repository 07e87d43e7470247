import { QueryClient } from "@tanstack/react-query";
import { createHttp, type Http } from "#http/http.ts";
import { createSessionStore } from "#session/session-store.ts";

/** Query client without retries and without a watch of the session. */
export function testClient(http: Http = createHttp(createSessionStore())): QueryClient {
  return new QueryClient({ defaultOptions: { queries: { meta: { http }, retry: false } } });
}
