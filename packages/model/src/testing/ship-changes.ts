import { findModelChanges } from "#schema-changes/find-model-changes.ts";
import type { AdminModel } from "#types/admin-model.ts";
import type { PartialModel, ModelChange } from "#types/model-change.ts";
import { takeSummary } from "#partition/model-summary.ts";
import { chunkNames, takeChunk } from "#partition/model-chunk.ts";
import { createModel } from "#create-model.ts";

/** Variations of the description of ships. */
export interface ShipOptions {
  /** Properties of the record. */
  readonly properties?: object;
  readonly required?: readonly string[];
  /** Properties of the request body, if they differ. */
  readonly written?: object;
  readonly parameters?: readonly object[];
  /** Parameters of all operations on ships. */
  readonly allParameters?: readonly object[];
  readonly paths?: object;
  /** Other members of the document: servers, security. */
  readonly top?: object;
}

export const name = { type: "string" };
export const basic = { id: { type: "integer" }, name };

/** Model of the description of ships. */
export async function readShips(options: ShipOptions): Promise<AdminModel> {
  const {
    properties = basic,
    required = [],
    written,
    parameters = [],
    allParameters: everywhere = [],
    paths,
    top,
  } = options;
  const schema = { type: "object", properties };
  const content = { "application/json": { schema: { type: "array", items: schema } } };
  const body = { type: "object", properties: written ?? properties, required };
  const key = { name: "id", in: "path", required: true, schema: { type: "integer" } };
  const document = {
    openapi: "3.1.0",
    ...top,
    paths: {
      "/ships": {
        parameters: everywhere,
        get: { summary: "List ships", parameters, responses: { "200": { content } } },
        post: {
          summary: "Create ship",
          requestBody: { content: { "application/json": { schema: body } } },
          responses: { "201": { content: { "application/json": { schema } } } },
        },
      },
      "/ships/{id}": {
        parameters: [key, ...everywhere],
        get: { responses: { "200": { content: { "application/json": { schema } } } } },
      },
      ...paths,
    },
  };
  return createModel(JSON.stringify(document));
}

/** Model summary with all chunks of a model. */
export function toPartialModel(model: AdminModel): PartialModel {
  const chunks = chunkNames(model).flatMap((name) => takeChunk(model, name) ?? []);
  return { summary: takeSummary(model, Infinity), chunks };
}

/** Changes between two descriptions of an API of ships. */
export async function shipChanges(
  before: ShipOptions,
  after: ShipOptions,
): Promise<readonly ModelChange[]> {
  return findModelChanges(
    toPartialModel(await readShips(before)),
    toPartialModel(await readShips(after)),
  );
}
