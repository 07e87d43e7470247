import type { AdminModel } from "#types/admin-model.ts";
import type { HttpRequest, HttpResponse } from "#types/http.ts";
import type { ListState } from "#types/list-state.ts";
import type { Resource } from "#types/resource.ts";
import type { ParameterValues } from "#request/parameters/write-request.ts";
import { valueAt } from "#request/values/value-at.ts";
import { encodeText } from "#request/values/write-text.ts";
import { buildListRequest } from "./build-list-request.ts";

/** Numbers over all records of a list that match, as `x-quarterdeck-list` declares them. */
export interface AggregateQuery {
  /** `count`, `sum(total)`, … */
  readonly aggregates: readonly string[];
  /** Field, or `month(placed_at)`. */
  readonly groupBy?: string;
  /** Time zone of the days of an instant. */
  readonly timeZone?: string;
  /** Maximum number of groups. */
  readonly size?: number;
}

export interface AggregateGroup {
  /** Value of the group; undefined without groups. */
  readonly value: unknown;
  /** In the order of the requested aggregates. */
  readonly numbers: readonly unknown[];
}

export interface AggregatePage {
  readonly groups: readonly AggregateGroup[];
  /** Numbers of all groups, and of all records that match. */
  readonly groupCount: number;
  readonly total: number;
}

/** Request of aggregates; undefined if the API has none. */
export function buildAggregateRequest(
  model: Pick<AdminModel, "operations">,
  resource: Resource,
  state: ListState,
  { parents, query }: { readonly parents: ParameterValues; readonly query: AggregateQuery },
): HttpRequest | undefined {
  const { list } = resource;
  if (list?.aggregates === undefined) return undefined;
  const { sort: _sort, totalSwitches: _switches, ...narrowed } = list;
  const unpaged = { ...resource, list: { ...narrowed, paging: { style: "none" } } } as const;
  const request = buildListRequest(model, unpaged, { ...state, cursor: undefined }, parents);
  const own = [
    `aggregate=${query.aggregates.map(encodeText).join(",")}`,
    ...writePart("groupBy", query.groupBy),
    ...writePart("timeZone", query.timeZone),
    ...writePart("perPage", query.size),
  ];
  const parts = [...(request.query === "" ? [] : [request.query]), ...own];
  const { expected: _expected, ...sent } = request;
  return { ...sent, path: list.aggregates, query: parts.join("&") };
}

function writePart(name: string, value: string | number | undefined): readonly string[] {
  return value === undefined ? [] : [`${name}=${encodeText(String(value))}`];
}

/** Reads the response to `buildAggregateRequest`; undefined if it has another form. */
export function readAggregates(
  { body }: HttpResponse,
  { aggregates }: AggregateQuery,
): AggregatePage | undefined {
  const rows = valueAt(body, ["data"]);
  const total = Number(valueAt(body, ["total"]));
  if (!Array.isArray(rows) || !Number.isFinite(total)) return undefined;
  const groups = rows.map((row: unknown) => ({
    value: valueAt(row, ["value"]),
    numbers: aggregates.map((name) => valueAt(row, [name])),
  }));
  return { groups, groupCount: Number(valueAt(body, ["groups"]) ?? groups.length), total };
}
