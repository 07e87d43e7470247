import type { Problem } from "@quarterdeck/model";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { sendModel } from "./send-model.ts";
import type { ServedModel } from "./served-model.ts";
import type { ServedText } from "./served-text.ts";

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

/** Reads the description of the caller's model as written, for corrections that a browser tries. */
export type ReadSources = (request: FastifyRequest) => Promise<ServedText>;

/** Writes the command that starts the process in the same way, as the caller may see it. */
export type WriteStart = (request: FastifyRequest) => string;

export interface ModelSources {
  readonly readModel: ReadModel;
  readonly readSources: ReadSources;
  readonly writeStart: WriteStart;
  readonly listNotices?: ListNotices | undefined;
}

/**
 * Adds the routes of the admin model: whole, summary, chunks by name, and current version with notices. Also the
 * description as written, and the command that started the process.
 */
export function addModelRoutes(
  app: FastifyInstance,
  prefix: string,
  { readModel, readSources, writeStart, listNotices = () => [] }: ModelSources,
): void {
  const path = `${prefix}/${modelPath}`;
  app.get(`${path}/version.json`, async (request, reply) => {
    const { version } = await readModel(request, { isNews: true });
    return reply.header("cache-control", "no-store").send({ version, notices: listNotices() });
  });
  app.get<ModelRoute>(`${path}/description.json`, async (request, reply) => {
    const { version } = await readModel(request);
    return sendModel(request, reply, { version, text: await readSources(request) });
  });
  app.get(`${path}/command.json`, async (request, reply) => {
    await readModel(request);
    return reply.header("cache-control", "no-store").send({ command: writeStart(request) });
  });
  app.get<ModelRoute>(`${path}.json`, async (request, reply) => {
    const { version, whole } = await readModel(request);
    return sendModel(request, reply, { version, text: whole });
  });
  app.get<ModelRoute>(`${path}/summary.json`, async (request, reply) => {
    const { version, summary } = await readModel(request);
    return sendModel(request, reply, { version, text: summary });
  });
  app.get<ModelRoute>(`${path}/chunk.json`, async (request, reply) => {
    const { version, chunk } = await readModel(request);
    return sendModel(request, reply, { version, text: await chunk(request.query.name ?? "") });
  });
}
