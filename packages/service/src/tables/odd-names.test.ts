import { buildListRequest, buildReadRequest, createModel, recordKey } from "@quarterdeck/model";
import type { AdminModel, HttpRequest } from "@quarterdeck/model";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { describeTables } from "#tables/describe-tables.ts";
import { openTestApi } from "#testing/tables-api.ts";
import type { TestApi } from "#testing/tables-api.ts";
import { listTestEngines } from "#testing/test-engines.ts";

const names =
  "x.json|a.b|a b|a/b|..|50%|%2F|😀|select|UPPER|orders|openapi.json|accounts|aggregates|?q=1|#h|a,b|{id}|\"q\"|''|new|back\\slash|a:b|x&y|x+y|__proto__|true|~".split(
    "|",
  );
const keys = [
  ".",
  "..",
  "",
  "~",
  "~.",
  "~~",
  "...",
  "a/b",
  "%2F",
  "%2E",
  "../x",
  "a,b",
  "é😀",
  " ",
];

const quote = (text: string): string => `"${text.replaceAll('"', '""')}"`;
const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`;

function createTables(schema: string, tables: readonly string[]): string {
  const created = tables.map(
    (name) =>
      `create table ${quote(schema)}.${quote(name)} (id integer primary key, name text); insert into ${quote(schema)}.${quote(name)} values (1, ${literal(schema)});`,
  );
  return `create schema ${quote(schema)}; ${created.join(" ")}`;
}

const schema = `${createTables("one", [...names, "."])} ${createTables("Two.b", names.slice(0, 10))}
  create table one.keys (k text primary key);
  insert into one.keys values ${keys.map((key) => `(${literal(key)})`).join(", ")};
  create table one.pairs (a text, b text, primary key (a, b));
  insert into one.pairs values ('.', '..'), ('', ''), ('', ','), ('a,', '/b'), ('~', '');`;

for (const { name, open } of listTestEngines()) {
  describe.skipIf(open === undefined)(`odd names over the ${name} engine`, () => {
    let api: TestApi;
    let model: AdminModel;
    beforeAll(async () => {
      if (!open) return;
      api = await openTestApi(await open(), schema);
      const document = describeTables(await api.catalog.read("editor"));
      model = await createModel(JSON.stringify(document), {});
    });
    afterAll(async () => api?.close());

    /** Response to a request, whose path is normalized as browsers do. */
    const send = async ({ path, query }: HttpRequest): Promise<string> => {
      const url = new URL(`http://host/api${path}?${query}`);
      const response = await api.ask(`${url.pathname}${url.search}`.slice("/api".length));
      expect(response.statusCode, `${path} ${response.body}`).toBe(200);
      return response.body;
    };

    test("each record of each table is read at the address that the console writes", async () => {
      const lists = model.resources.filter(({ operations }) => operations.list !== undefined);
      expect(lists).toHaveLength(names.length + 1 + 10 + 2);
      for (const resource of lists) {
        expect(Object.keys(resource.operations), resource.name).toHaveLength(5);
        const state = { page: 1, size: 50, sort: [], search: "", filters: {} };
        const { data } = JSON.parse(await send(buildListRequest(model, resource, state))) as {
          readonly data: readonly object[];
        };
        expect(data.length, resource.name).toBeGreaterThan(0);
        for (const row of data) {
          const key = recordKey(resource, row) ?? "missing";
          expect(JSON.parse(await send(buildReadRequest(model, resource, key)))).toEqual(row);
        }
      }
    });

    test("a new record has the address at which it is read", async () => {
      await api.engine.database.query("delete from one.keys where k = '..'");
      const created = await api.send("POST", "/keys", { k: ".." });
      expect(created.headers["location"]).toBe("/api/keys/~..");
      expect((await api.send("DELETE", "/keys/~..")).statusCode).toBe(204);
      expect((await api.ask("/keys/%2E%2E")).statusCode).toBe(404);
    });
  });
}
