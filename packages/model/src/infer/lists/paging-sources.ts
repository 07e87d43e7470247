import type { JsonPath } from "#types/json.ts";
import type { AnswerMember } from "#infer/calls/response-members.ts";
import type { QueryPlace } from "./query-locations.ts";

/** What paging stands on. */
export interface PagingSources {
  readonly places: readonly QueryPlace[];
  readonly members: readonly AnswerMember[];
  /** The key of a row, for lists that go on behind the last one. */
  readonly key: JsonPath | undefined;
  readonly hasLinkHeader: boolean;
}
