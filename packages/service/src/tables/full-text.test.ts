import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestApi } from "#testing/tables-api.ts";
import type { TestApi } from "#testing/tables-api.ts";
import { listTestEngines } from "#testing/test-engines.ts";
import { describeTables } from "./describe-tables.ts";

const schema = `
  create schema words;
  create table words.posts (id integer primary key, title text, body text, note text);
  create index on words.posts using gin (to_tsvector('english', coalesce(title, '') || ' ' || coalesce(body, '')));
  create table words.films (
    id integer primary key, title text,
    "Full text" tsvector generated always as (to_tsvector('simple'::regconfig, coalesce(title, ''))) stored
  );
  create index on words.films using gist ("Full text");
  create table words.parts (id integer primary key, title text);
  create index on words.parts using gin (to_tsvector('english', title)) where id > 5;
  create table words.keys (id integer primary key, api_key text);
  create index on words.keys using gin (to_tsvector('simple', api_key));
  insert into words.posts values (1, 'Running lamps', 'red', null), (2, 'Chair', 'a lamp', null), (3, 'Desk', 'wood', 'lamp');
  insert into words.films (id, title) values (1, 'The running man'), (2, 'Runner');
  create view words.all_posts as select title from words.posts;
  update pg_class set reltuples = 1000000 where relnamespace = 'words'::regnamespace and relkind = 'r';
  create table words.few (id integer primary key, title text);
`;

for (const { name, open } of listTestEngines()) {
  describe.skipIf(open === undefined)(`full-text search of the ${name} engine`, () => {
    let api: TestApi;
    beforeAll(async () => {
      if (open) api = await openTestApi(await open(), schema);
    });
    afterAll(async () => api?.close());
    const search = async (table: string, text: string): Promise<readonly number[]> => {
      const response = await api.ask(`/${table}?sort=id&q=${encodeURIComponent(text)}`);
      expect(response.statusCode, response.body).toBe(200);
      return response.json<{ data: { id: number }[] }>().data.map(({ id }) => id);
    };

    test("a large table is searched by the words of its expression index", async () => {
      expect(await search("posts", "lamp")).toEqual([1, 2]);
      expect(await search("posts", "runs")).toEqual([1]);
      expect(await search("posts", "lam")).toEqual([1, 2]);
      expect(await search("posts", "red ru")).toEqual([1]);
      expect(await search("posts", "runn")).toEqual([1]);
      expect(await search("posts", "lamps runni")).toEqual([1]);
      expect(await search("posts", "rung")).toEqual([]);
      expect(await search("posts", '"red chair"')).toEqual([]);
      expect(await search("posts", "lamp -red")).toEqual([2]);
      expect(await search("posts", "wood or red")).toEqual([1, 3]);
      expect(await search("posts", "' & | ! :* \\ (")).toEqual([]);
      expect(await search("posts", "the")).toEqual([]);
    });

    test("a column of words is searched with the configuration of its expression", async () => {
      expect(await search("films", "runs")).toEqual([]);
      expect(await search("films", "the run")).toEqual([1]);
      expect(await search("films", "runn")).toEqual([1, 2]);
    });

    test("the description explains a search that reads every row", async () => {
      await api.engine.database.query(
        "update pg_class set reltuples = 20000 where relname = 'posts'",
      );
      api.catalog.forget();
      const search = async (path: string): Promise<string> => {
        const { paths } = describeTables(await api.catalog.read("editor"));
        const list = paths[path]?.get as {
          parameters: readonly { name?: string; description?: string }[];
        };
        return list.parameters.find(({ name }) => name === "q")?.description ?? "";
      };
      expect(await search("/posts")).toContain(
        "Slow, because it reads every row; an index makes it fast: create extension if not exists pg_trgm; create index concurrently on words.posts using gin (title gin_trgm_ops);",
      );
      expect(await search("/all_posts")).toContain("Slow if the view has many rows");
      expect(await search("/few")).not.toContain("Slow");
      await api.engine.database.query(
        "update pg_class set reltuples = 1000000 where relname = 'posts'",
      );
      api.catalog.forget();
    });

    test("the description explains a sort that reads all rows of a large table", async () => {
      const { paths } = describeTables(await api.catalog.read("editor"));
      const list = paths["/parts"]?.get as
        | { parameters: readonly { name?: string; description?: string }[] }
        | undefined;
      const sort = list?.parameters.find(({ name }) => name === "sort");
      expect(sort?.description).toContain(
        "Slow by title, because no index starts with them; for example: create index concurrently on words.parts (title);",
      );
      expect(sort?.description).not.toContain("Slow by id");
    });

    test("an index of some rows or of a secret is not used", async () => {
      for (const table of ["parts", "keys"]) {
        expect((await api.ask(`/${table}?q=a`)).statusCode).toBe(400);
      }
    });

    test("the index is used, and the description names its columns", async () => {
      const { paths } = describeTables(await api.catalog.read("editor"));
      expect(JSON.stringify(paths["/posts"])).toContain("Words to look for in title, body.");
      const { tables } = await api.catalog.read("editor");
      const { expression } = tables.find((one) => one.name === "posts")?.fullText ?? {};
      await api.engine.database.transaction(async (tx) => {
        await tx.query("set local enable_seqscan = off");
        const text = `explain select 1 from words.posts where (${expression}) @@ to_tsquery('english', 'x')`;
        const { rows } = await tx.query<{ "QUERY PLAN": string }>(text);
        expect(rows.map((row) => row["QUERY PLAN"]).join(" ")).toContain("Bitmap Index Scan");
      });
    });
  });
}
