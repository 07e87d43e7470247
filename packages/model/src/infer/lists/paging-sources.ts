import type { JsonPath } from "#types/json.ts";
import type { Paging, ParameterLocation } from "#types/list-shape.ts";
import type { ResponseMember } from "#infer/calls/response-members.ts";
import type { ListParameter } from "./list-parameters.ts";

/** Input of paging inference. */
export interface PagingSources {
  readonly parameters: readonly ListParameter[];
  readonly members: readonly ResponseMember[];
  /** Key of a row, for cursors that are the key of the last row. */
  readonly key: JsonPath | undefined;
  readonly hasLinkHeader: boolean;
  /** Described range of rows in the `Range` header. */
  readonly range?: ParameterLocation | undefined;
}

/** Paging of a list, and the parameters that it uses; they are not filters. */
export interface InferredPaging {
  readonly paging: Paging;
  readonly used: readonly ListParameter[];
}
