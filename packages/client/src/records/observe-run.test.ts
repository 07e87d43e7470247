import { createModel, type Operation, takeChunk, writeJson } from "@quarterdeck/model";
import { beforeEach, expect, test, vi } from "vitest";
import { onWrite, type WriteEvent } from "./write-events.ts";
import { rememberResponse } from "#queries/permission-cache.ts";
import { chunkOptions } from "#queries/model-chunk.ts";
import { planUndo } from "#undo/find-undo.ts";
import { createQueryClient } from "#queries/query-client.ts";
import {
  type OperationTarget,
  type OperationValues,
  tellRun,
  witnessBefore,
} from "./observe-run.ts";

const book = {
  type: "object",
  properties: {
    id: { type: "integer", readOnly: true },
    title: { type: "string" },
    pin: { type: "string", format: "password", writeOnly: true },
  },
};
const made = { type: "object", properties: { title: { type: "string" } } };
const json = (schema: object) => ({ content: { "application/json": { schema } } });
const answers = { "200": { description: "", ...json(book) } };
const list = { "200": { description: "", ...json({ type: "array", items: book }) } };
const reason = { name: "reason", in: "query", required: true, schema: { type: "string" } };

const model = await createModel(
  JSON.stringify({
    openapi: "3.0.3",
    paths: {
      "/books": {
        get: { operationId: "list", responses: list },
        post: { operationId: "make", requestBody: json(made), responses: answers },
      },
      "/books/{id}": {
        parameters: [{ name: "id", in: "path", required: true, schema: { type: "integer" } }],
        get: { operationId: "read", responses: answers },
        patch: { operationId: "change", requestBody: json(book), responses: answers },
        put: { operationId: "replace", requestBody: json(book), responses: answers },
        delete: { operationId: "remove", parameters: [reason], responses: { "204": {} } },
      },
      "/books/{id}/lend": {
        parameters: [{ name: "id", in: "path", required: true, schema: { type: "integer" } }],
        post: { operationId: "lend", responses: answers },
      },
    },
  }),
);
const chunk = takeChunk(model, "resource:books");
if (chunk === undefined) throw new Error("no books");
const operationOf = (id: string): Operation => {
  const operation = chunk.operations.find((one) => one.id === id);
  if (operation === undefined) throw new Error(id);
  return operation;
};

const tea = { id: 5, title: "Tea" };
const coffee = { id: 5, title: "Coffee" };
const told: WriteEvent[] = [];
onWrite((event) => told.push(event));
let shown: readonly unknown[] = [];

beforeEach(() => {
  told.length = 0;
  rememberResponse("read", true);
  let asked = 0;
  vi.stubGlobal("fetch", () => {
    const body = shown[Math.min(asked, shown.length - 1)];
    asked += 1;
    const headers = { "content-type": "application/json" };
    return Promise.resolve(new Response(writeJson(body), { status: 200, headers }));
  });
});

async function run(
  id: string,
  given: {
    readonly values: OperationValues;
    readonly about?: OperationTarget;
    readonly answer?: unknown;
  },
) {
  const client = createQueryClient();
  client.setQueryData(chunkOptions("resource:books").queryKey, chunk ?? null);
  const { values, about = {}, answer } = given;
  const operation = operationOf(id);
  const one = { operation, values, about };
  const witnessed = await witnessBefore(client, one, new AbortController().signal);
  await tellRun(client, one, { witnessed, response: { status: 200, headers: {}, body: answer } });
  const [event] = told;
  if (event === undefined || chunk === undefined) throw new Error("nothing was told");
  return { event, inverse: planUndo(model, chunk, event) };
}

test("a record deleted by an operation that asks for a reason can be created again", async () => {
  shown = [tea];
  const { event, inverse } = await run("remove", {
    values: { parameters: { id: "5", reason: "torn" } },
    about: { key: "5", parents: {} },
  });
  expect(event).toMatchObject({ kind: "remove", resource: "books", key: "5", before: tea });
  expect(inverse).toMatchObject({ kind: "create", record: { title: "Tea" } });
});

test("a change on the operation's own page knows its record by what was filled in", async () => {
  shown = [tea];
  const { event, inverse } = await run("replace", {
    values: { parameters: { id: 5 }, body: { title: "Coffee" } },
    answer: coffee,
  });
  expect(event).toMatchObject({ kind: "change", key: "5", before: tea, after: coffee });
  expect(inverse).toMatchObject({ kind: "change", key: "5", after: { title: "Tea" } });
});

test("where the answer tells nothing of the record, it is read once more", async () => {
  shown = [tea, coffee];
  const { event } = await run("change", {
    values: { parameters: { id: 5 }, body: { title: "Coffee", pin: "1" } },
    answer: { message: "done" },
  });
  expect(event).toMatchObject({ before: tea, after: coffee, hidden: ["pin"] });
});

test("what was made is known by its answer, and deleted only by who says why", async () => {
  const { event, inverse } = await run("make", {
    values: { parameters: {}, body: { title: "Tea" } },
    answer: tea,
  });
  expect(event).toMatchObject({ kind: "create", key: "5", after: tea });
  expect(inverse).toEqual({ kind: "none", reason: "asked", names: ["reason"] });
});

test("nothing is read that this person was refused, and then nothing can be taken back", async () => {
  rememberResponse("read", false);
  const { event, inverse } = await run("remove", { values: { parameters: { id: 5 } } });
  expect(event).toMatchObject({ kind: "remove", key: "5" });
  expect(event.before).toBeUndefined();
  expect(inverse).toMatchObject({ kind: "none", reason: "not-read" });
});

test("an action is told as one", async () => {
  const { inverse } = await run("lend", { values: { parameters: { id: 5 } }, answer: tea });
  expect(told).toMatchObject([{ kind: "action", operation: "lend" }]);
  expect(inverse).toMatchObject({ reason: "action" });
});
