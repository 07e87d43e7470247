import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { readParameters } from "#tables/read-parameters.ts";
import { queryOf } from "#tables/request-url.ts";
import type { TableCall, TableStore } from "#tables/table-store.ts";
import { aggregatesSegment } from "./describe-aggregates.ts";
import { readAggregates } from "./read-aggregates.ts";

export interface AggregateRoutesOptions {
  readonly store: TableStore;
  readonly enter: (request: FastifyRequest) => Promise<TableCall>;
  readonly sendJson: (request: FastifyRequest, reply: FastifyReply, json: string) => FastifyReply;
}

/** Adds `/aggregates/{table}`: numbers over the rows of a list that match. */
export function addAggregateRoutes(
  app: FastifyInstance,
  { store, enter, sendJson }: AggregateRoutesOptions,
): void {
  app.get(`/${aggregatesSegment}/:table`, async (request, reply) => {
    const call = await enter(request);
    const query = readAggregates(call.table, readParameters(queryOf(request)));
    const { rows, groups, total } = await store.readAggregates(call, query);
    const counted = query.grouping === undefined ? "" : `"groups":${groups},`;
    return sendJson(request, reply, `{"data":[${rows.join(",")}],${counted}"total":${total}}`);
  });
}
