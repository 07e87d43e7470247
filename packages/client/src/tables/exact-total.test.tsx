import { MantineProvider } from "@mantine/core";
import {
  createModel,
  type ListShape,
  type ListState,
  type Resource,
  takeChunk,
  writeJson,
} from "@quarterdeck/model";
import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { emptyListAddress } from "#addresses/list-address.ts";
import type { Http } from "#http/http.ts";
import { fakeHttp } from "#http/testing/fake-http.ts";
import { useList } from "#queries/list.ts";
import { ChunkContext } from "#queries/model/model-chunk.ts";
import { ModelContext } from "#queries/model/use-model.ts";
import { storePermission } from "#queries/permission-cache.ts";
import { testClient } from "#queries/testing/test-client.ts";
import { SessionContext } from "#session/session-context.ts";
import { mainTexts } from "#texts/main-texts.ts";
import { TextsProvider } from "#texts/texts-provider.tsx";
import { ExactTotal } from "./exact-total.tsx";

const send = vi.fn<Http["send"]>();
const http = fakeHttp(send);

afterEach(() => {
  cleanup();
  for (const id of operations) storePermission(id, undefined);
  send.mockReset();
});

/** Ids of the operations of the open model. */
let operations: readonly string[] = [];

const query = (name: string) => ({ name, in: "query", schema: { type: "string" } });
const json = (schema: object) => ({
  responses: { 200: { description: "", content: { "application/json": { schema } } } },
});
const rows = json({
  type: "array",
  items: {
    type: "object",
    properties: { id: { type: "integer" }, name: { type: "string" } },
  },
});
const offset = [
  { name: "offset", in: "query", schema: { type: "integer" } },
  { name: "limit", in: "query", schema: { type: "integer" } },
];

/** Document with a list of products and an operation that counts them. */
function documentOf(list: object, countPath: string, count: object): object {
  const key = { name: "id", in: "path", required: true, schema: { type: "integer" } };
  return {
    openapi: "3.0.3",
    info: { title: "Shop", version: "1" },
    paths: {
      "/products": { get: { ...rows, ...list } },
      "/products/{id}": { get: { parameters: [key], ...json({ type: "object" }) } },
      [countPath]: { get: count },
    },
  };
}

const countObject = json({ type: "object", properties: { count: { type: "integer" } } });

interface StoryProps {
  readonly resource: Resource;
  readonly list: ListShape;
  readonly filters: ListState["filters"];
}

function Story({ resource, list, filters }: StoryProps) {
  const state = { ...emptyListAddress, filters };
  const { page } = useList(resource, state);
  if (page === undefined) return null;
  const { total } = page;
  return (
    <nav>
      <p>{total === undefined ? "Rows" : `${total} in total`}</p>
      {total === undefined && (
        <ExactTotal resource={resource} list={list} parents={{}} state={state} />
      )}
      <select aria-label="Rows per page" />
    </nav>
  );
}

async function open(document: object, filters: ListState["filters"] = {}): Promise<void> {
  const model = await createModel(writeJson(document));
  operations = model.operations.map(({ id }) => id);
  const resource = model.resources.find(({ name }) => name === "products");
  if (resource?.list === undefined) throw new Error("The model has no list.");
  render(
    <MantineProvider>
      <SessionContext value={http.session}>
        <TextsProvider texts={mainTexts}>
          <QueryClientProvider client={testClient(http)}>
            <ModelContext value={model}>
              <ChunkContext value={takeChunk(model, "resource:products")}>
                <Story resource={resource} list={resource.list} filters={filters} />
              </ChunkContext>
            </ModelContext>
          </QueryClientProvider>
        </TextsProvider>
      </SessionContext>
    </MantineProvider>,
  );
}

/** Responds with a full page of rows, and with this response to a count. */
function respond(count: () => unknown): void {
  send.mockImplementation(async ({ path }) => {
    const page = Array.from({ length: 25 }, (_, at) => ({ id: at + 1, name: `Product ${at}` }));
    const body = path.endsWith("/count") ? count() : page;
    return { status: 200, headers: {}, body };
  });
}

const counted = () => send.mock.calls.filter(([{ path }]) => path.endsWith("/count")).length;

const filterObject = {
  name: "filter",
  in: "query",
  content: {
    "application/json": {
      schema: {
        type: "object",
        properties: {
          offset: { type: "integer" },
          limit: { type: "integer" },
          where: { type: "object", additionalProperties: true },
        },
      },
    },
  },
};
const where = { ...filterObject, name: "where" };

test.each<[string, object, unknown]>([
  [
    "a filter in JSON",
    documentOf({ parameters: [filterObject] }, "/products/count", {
      parameters: [where],
      ...countObject,
    }),
    { count: 70 },
  ],
  [
    "a bare number",
    documentOf({ parameters: offset }, "/products/count", json({ type: "integer" })),
    70,
  ],
  [
    "an object with the total",
    documentOf({ parameters: [...offset, query("name")] }, "/products/count", {
      parameters: [query("name")],
      ...json({ type: "object", properties: { total: { type: "integer" } } }),
    }),
    { total: 70 },
  ],
])("a count operation is sent on request: %s", async (_, document, response) => {
  respond(() => response);
  await open(document);
  const button = await screen.findByRole("button", { name: "Count exactly" });
  expect(counted()).toBe(0);
  fireEvent.click(button);
  expect(await screen.findByText("70 in total")).toBeDefined();
  expect(counted()).toBe(1);
  expect(screen.queryByRole("button")).toBeNull();
  // The keyboard continues behind the button that is gone.
  expect(screen.getByRole("combobox")).toBe(globalThis.document.activeElement);
});

test("a count that the API refuses can be requested again", async () => {
  respond(() => {
    throw new Error("No response");
  });
  await open(documentOf({ parameters: offset }, "/products/count", countObject));
  fireEvent.click(await screen.findByRole("button", { name: "Count exactly" }));
  expect((await screen.findByRole("alert")).textContent).toBe("The records could not be counted.");
  respond(() => ({ count: 70 }));
  fireEvent.click(screen.getByRole("button", { name: "Count exactly" }));
  expect(await screen.findByText("70 in total")).toBeDefined();
});

test("a count without the active filter is not offered", async () => {
  respond(() => ({ count: 70 }));
  const document = documentOf(
    { parameters: [...offset, query("name")] },
    "/products/count",
    countObject,
  );
  await open(document, { name: ["x"] });
  await screen.findByText("Rows");
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.queryByRole("button")).toBeNull();
  expect(counted()).toBe(0);
});
