import type { JsonPath } from "#types/json.ts";
import type { ResponseMember } from "#infer/calls/response-members.ts";
import type { ListParameter } from "./list-parameters.ts";

/** What paging stands on. */
export interface PagingSources {
  readonly places: readonly ListParameter[];
  readonly members: readonly ResponseMember[];
  /** The key of a row, for lists that go on behind the last one. */
  readonly key: JsonPath | undefined;
  readonly hasLinkHeader: boolean;
}
