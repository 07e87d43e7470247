import { findModelChanges } from "#schema-changes/find-model-changes.ts";
import type { AdminModel } from "#types/admin-model.ts";
import type { PartialModel, ModelChange } from "#types/model-change.ts";
import { takeSummary } from "#partition/model-summary.ts";
import { chunkNames, takeChunk } from "#partition/model-chunk.ts";
import { createModel } from "#create-model.ts";

export interface Given {
  /** Of the record that is read and written. */
  readonly properties?: object;
  readonly required?: readonly string[];
  /** Of what is written, where it is another. */
  readonly written?: object;
  readonly parameters?: readonly object[];
  /** Of all operations on ships. */
  readonly everywhere?: readonly object[];
  readonly paths?: object;
  /** What the document says of its servers and of who may call. */
  readonly top?: object;
}

export const name = { type: "string" };
export const basic = { id: { type: "integer" }, name };

export async function readShips(given: Given): Promise<AdminModel> {
  const {
    properties = basic,
    required = [],
    written,
    parameters = [],
    everywhere = [],
    paths,
    top,
  } = given;
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

export function known(model: AdminModel): PartialModel {
  const parts = chunkNames(model).flatMap((part) => takeChunk(model, part) ?? []);
  return { summary: takeSummary(model, Infinity), chunks: parts };
}

/** What is told between two descriptions of an API of ships. */
export async function shipChanges(before: Given, after: Given): Promise<readonly ModelChange[]> {
  return findModelChanges(known(await readShips(before)), known(await readShips(after)));
}
