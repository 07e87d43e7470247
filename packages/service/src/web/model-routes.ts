import type { FastifyInstance, FastifyRequest } from "fastify";
import { sendModel } from "./send-model.ts";
import type { ServedModel } from "./served-model.ts";

/** Below the prefix; what stands there is named in the page's configuration. */
export const modelPath = "-/model";

interface ModelRoute {
  readonly Querystring: {
    /** The version that is wanted: what stands at an address with it never changes. */
    readonly v?: string;
    /** Of a part. */
    readonly name?: string;
  };
}

/** The model that this person may see; throws where there is none. `isNews`: as the description is now. */
export type ReadModel = (
  request: FastifyRequest,
  options?: { readonly isNews: boolean },
) => Promise<ServedModel>;

/** The admin model: whole, its core, its parts by name, and which version of it there is now. */
export function addModelRoutes(app: FastifyInstance, prefix: string, readModel: ReadModel): void {
  const path = `${prefix}/${modelPath}`;
  app.get(`${path}/version.json`, async (request, reply) => {
    const { version } = await readModel(request, { isNews: true });
    return reply.header("cache-control", "no-store").send({ version });
  });
  app.get<ModelRoute>(`${path}.json`, async (request, reply) => {
    const { version, whole } = await readModel(request);
    return sendModel(request, reply, { version, text: whole });
  });
  app.get<ModelRoute>(`${path}/core.json`, async (request, reply) => {
    const { version, core } = await readModel(request);
    return sendModel(request, reply, { version, text: core });
  });
  app.get<ModelRoute>(`${path}/part.json`, async (request, reply) => {
    const { version, part } = await readModel(request);
    return sendModel(request, reply, { version, text: part(request.query.name ?? "") });
  });
}
