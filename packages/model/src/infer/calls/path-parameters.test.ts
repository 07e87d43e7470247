import { expect, test } from "vitest";
import { createModel } from "#create-model.ts";

const path = (name: string) => ({ name, in: "path", required: true, schema: { type: "integer" } });

async function parametersOf(key: string, parameters: readonly object[]) {
  const model = await createModel(
    JSON.stringify({ openapi: "3.1.0", paths: { [key]: { delete: { parameters } } } }),
  );
  const [operation] = model.operations;
  expect(model.figures.operations.count).toBe(model.operations.length);
  return operation?.parameters.map(
    ({ name, in: location, isRequired, field, allowReserved }) =>
      `${location} ${name} ${field.kind}${isRequired ? "" : "?"}${allowReserved === true ? " /" : ""}`,
  );
}

test.each<readonly [string, string, readonly object[], readonly string[]]>([
  ["declared", "/a/{id}", [path("id")], ["path id number"]],
  [
    "declared as in Swagger 2.0",
    "/a/{id}",
    [{ name: "id", in: "path", required: true, type: "integer" }],
    ["path id number"],
  ],
  ["not declared", "/a/{id}", [], ["path id text"]],
  ["declared in another case", "/a/{ID}", [path("id")], ["path ID number"]],
  ["declared in another spelling", "/a/{order_id}", [path("orderId")], ["path order_id number"]],
  [
    "the only one left",
    "/a/{a}/{b}",
    [path("a"), path("other")],
    ["path a number", "path b number"],
  ],
  ["two left", "/a/{a}/{b}", [path("x"), path("y")], ["path a text", "path b text"]],
  ["declared without a use", "/a", [path("id")], []],
  ["twice in the path", "/{id}/to/{id}", [path("id")], ["path id number", "path id_2 number"]],
  ["with a pattern", "/a/{id:[0-9]+}", [path("id")], ["path id number"]],
  ["declared with the pattern", "/a/{id:[0-9]+}", [path("id:[0-9]+")], ["path id number"]],
  ["that spans slashes", "/a/{path*}", [path("path*")], ["path path number /"]],
  ["in router syntax", "/a/:id", [path("id")], ["path id number"]],
  [
    "in the query",
    "/a?from={from}",
    [{ name: "from", in: "query", schema: { type: "integer" } }],
    ["query from number?"],
  ],
  ["in the query, undeclared", "/a?from={from}", [], ["query from text"]],
  ["in the query, declared for the path", "/a?from={from}", [path("from")], ["query from number"]],
  ["in the query, by RFC 6570", "/a{?page,limit}", [], ["query page text?", "query limit text?"]],
])("a path parameter %s is bound", async (_, key, declared, expected) => {
  expect(await parametersOf(key, declared)).toEqual(expected);
});

test.each<readonly [string, string, object, unknown]>([
  ["of any text", "/a.{content_type}", { type: "string" }, "json"],
  ["of a choice", "/a/{id}.{outputFormat}", { type: "string", enum: ["html", "JSON"] }, "JSON"],
  ["with another default", "/a.{ext}", { type: "string", default: "xml" }, "xml"],
  ["that is a segment", "/a/{content_type}", { type: "string" }, undefined],
])("JSON is the default of a format suffix %s", async (_, key, schema, value) => {
  const name = /\{(\w+)\}$/.exec(key)?.[1];
  const parameters = [{ name, in: "path", required: true, schema }];
  const model = await createModel(
    JSON.stringify({ openapi: "3.1.0", paths: { [key]: { get: { parameters } } } }),
  );
  expect(model.operations[0]?.parameters.at(-1)?.field.default).toBe(value);
});
