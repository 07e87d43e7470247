import type { JsonPath } from "#nouns/json.ts";
import type { AnswerMember } from "./answer-members.ts";
import type { QueryPlace } from "./query-places.ts";

/** What paging stands on. */
export interface PagingSources {
  readonly places: readonly QueryPlace[];
  readonly members: readonly AnswerMember[];
  /** The key of a row, for lists that go on behind the last one. */
  readonly key: JsonPath | undefined;
  readonly hasLinkHeader: boolean;
}
