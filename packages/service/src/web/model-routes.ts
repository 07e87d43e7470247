import type { Problem } from "@quarterdeck/model";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { sendModel } from "./send-model.ts";
import type { ServedModel } from "./served-model.ts";

/** Path below the prefix; the page's configuration names it. */
export const modelPath = "-/model";

interface ModelRoute {
  readonly Querystring: {
    /** Version of the model: the content at an address with a version never changes. */
    readonly v?: string;
    /** Name of a chunk. */
    readonly name?: string;
  };
}

/** Reads the model for the caller's role; throws if there is none. `isNews`: with the description as it is now. */
export type ReadModel = (
  request: FastifyRequest,
  options?: { readonly isNews: boolean },
) => Promise<ServedModel>;

export type ListNotices = () => readonly Problem[];

interface ModelSources {
  readonly readModel: ReadModel;
  readonly listNotices?: ListNotices | undefined;
}

/** Adds the routes of the admin model: whole, summary, chunks by name, and current version with notices. */
export function addModelRoutes(
  app: FastifyInstance,
  prefix: string,
  { readModel, listNotices = () => [] }: ModelSources,
): void {
  const path = `${prefix}/${modelPath}`;
  app.get(`${path}/version.json`, async (request, reply) => {
    const { version } = await readModel(request, { isNews: true });
    return reply.header("cache-control", "no-store").send({ version, notices: listNotices() });
  });
  app.get<ModelRoute>(`${path}.json`, async (request, reply) => {
    const { version, whole } = await readModel(request);
    return sendModel(request, reply, { version, text: whole });
  });
  app.get<ModelRoute>(`${path}/core.json`, async (request, reply) => {
    const { version, summary } = await readModel(request);
    return sendModel(request, reply, { version, text: summary });
  });
  app.get<ModelRoute>(`${path}/part.json`, async (request, reply) => {
    const { version, part } = await readModel(request);
    return sendModel(request, reply, { version, text: await part(request.query.name ?? "") });
  });
}
