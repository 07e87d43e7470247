import { createModel, recordKey } from "@quarterdeck/model";
import { describeTables } from "#tables/describe-tables.ts";
import { expect, test } from "vitest";
import type { TestApi } from "#testing/tables-api.ts";

const matching = (pattern: string | RegExp): unknown =>
  typeof pattern === "string" ? pattern : expect.stringMatching(pattern);

export function testOutcomes(get: () => TestApi, engine: "embedded" | "remote"): void {
  const read = async (url: string): Promise<unknown> => (await get().ask(url)).json();

  test("a record that a trigger marks as deleted is reported as still there", async () => {
    const response = await get().send("DELETE", "/soft/1");
    const detail = "The database still has this record. A trigger changed deleted_at instead.";
    expect(response.json()).toMatchObject({ status: 409, detail });
    expect(await read("/soft/1")).toMatchObject({ deleted_at: "2024-01-01T00:00:00+00:00" });
    const again = await get().send("DELETE", "/soft/1");
    expect(again.json()).toMatchObject({
      status: 409,
      detail: matching(/^The database still has this record:/),
    });
  });

  test("a skipped insert, change and deletion are errors", async () => {
    const skipped = await get().send("POST", "/moved", { id: 1, v: "held" });
    expect(skipped.json()).toMatchObject({
      status: 409,
      detail: matching(/^The database did not store/),
    });
    expect((await get().ask("/moved/1")).statusCode).toBe(404);
    await get().engine.database.query(
      "alter table outcomes.moved disable trigger hold; insert into outcomes.moved values (1, 'held'); alter table outcomes.moved enable trigger hold",
    );
    const refused = await get().send("DELETE", "/moved/1");
    expect(refused.json()).toMatchObject({
      status: 409,
      detail: matching(/^The database still has this record:/),
    });
    const same = await get().send("PATCH", "/moved/1", { v: "held" });
    expect(same.json()).toMatchObject({
      status: 409,
      detail: matching(/^The database did not change/),
    });
    expect(await read("/moved/1")).toEqual({ id: 1, v: "held" });
  });

  test("deferred constraints and triggers run before the row is returned", async () => {
    const created = await get().send("POST", "/late", { id: 1, v: "abc" });
    expect([created.statusCode, created.json()]).toEqual([201, { id: 1, v: "abc", size: 3 }]);
    const changed = await get().send("PATCH", "/late/1", { v: "abcd" });
    expect(changed.json()).toEqual({ id: 1, v: "abcd", size: 4 });
    const taken = await get().send("POST", "/late", { id: 1, v: "x" });
    expect(taken.json()).toMatchObject({
      status: 409,
      detail: "Another row of late has the same id.",
    });
    expect(await read("/late/1")).toEqual(changed.json());
  });

  test("a write returns the row that triggers made of it", async () => {
    const upper = await get().send("POST", "/moved", { id: 2, v: "upper" });
    expect([upper.statusCode, upper.json()]).toEqual([201, { id: 2, v: "UPPER" }]);
    const after = await get().send("PATCH", "/moved/2", { v: "after" });
    expect([after.statusCode, after.json()]).toEqual([200, { id: 2, v: "after all" }]);
    expect((await get().ask("/moved/2")).headers["etag"]).toBe(after.headers["etag"]);
    const gone = await get().send("PATCH", "/moved/2", { v: "gone" });
    const detail = "A trigger of the database removed this record.";
    expect(gone.json()).toMatchObject({ status: 409, detail });
    expect((await get().send("POST", "/moved", { id: 2, v: "gone" })).json()).toMatchObject({
      status: 409,
      detail,
    });
  });

  test.each([
    ["own", "Too late for 1. The day is over. Try tomorrow.", ["/v"]],
    ["constraint", "Wrong span", ["/high", "/low"]],
    ["disk", "Not today", []],
    ["transaction", "Not again", []],
    ["missing", "Nothing there", []],
    ["assert", "It must hold", []],
    ["nothing", "The database refuses this (SQLSTATE P0001).", []],
    ["zero", "division by zero", []],
    ["function", /^function outcomes.nothing\(integer\) does not exist/, []],
    ["column", /^column "nothing" does not exist/, []],
    ["unique", /^duplicate key value[^.]*$/, []],
    ["strict", "query returned no rows", []],
  ])("the exception %s of a trigger is a 422 with its message", async (v, detail, pointers) => {
    const response = await get().send("PATCH", "/raising/1", { v });
    const problem = response.json<{ errors?: readonly { readonly pointer: string }[] }>();
    expect(problem, response.body).toMatchObject({ status: 422 });
    expect(problem).toMatchObject({ detail: matching(detail) });
    expect((problem.errors ?? []).map(({ pointer }) => pointer)).toEqual(pointers);
    expect(await read("/raising/1")).toMatchObject({ v: "a" });
  });

  test("a rule over several columns is explained by its comment or name", async () => {
    const named = await get().send("PATCH", "/raising/1", { ends: 0 });
    const byName = 'must satisfy "raising ends after start"';
    expect(named.json()).toMatchObject({
      detail: matching(new RegExp(`^(?:ends, starts|starts, ends) ${byName}: ends > starts\\.$`)),
      errors: [
        { pointer: "/ends", detail: byName },
        { pointer: "/starts", detail: byName },
      ],
    });
    const commented = await get().send("PATCH", "/raising/1", { high: 0 });
    const byComment = "The highest is above the lowest";
    expect(commented.json()).toMatchObject({
      detail: `${byComment}: high > low.`,
      errors: [
        { pointer: "/high", detail: byComment },
        { pointer: "/low", detail: byComment },
      ],
    });
  });

  test("a materialized view without rows reports its remedy, and a unique index is its key", async () => {
    expect(await read("/waiting")).toMatchObject({
      status: 409,
      detail: matching(
        /has not been populated\. .* Run: refresh materialized view [\w.]+\.waiting;$/,
      ),
    });
    expect(await read("/keyed/1")).toEqual({ id: 1, part: null });
  });

  test("a table that fails reports its own error", async () => {
    const failing = "failing cannot be read: division by zero";
    expect(await read("/failing")).toMatchObject({ status: 409, detail: failing });
    const several = matching(/^several cannot be read: more than one row returned/);
    expect(await read("/several")).toMatchObject({ status: 409, detail: several });
  });

  test.each([
    ["POST", "/spans", { id: 2, during: "[2,3)" }, 409, /\(rule no_overlap\): .+\./, ["/during"]],
    ["PATCH", "/spans/1", { first: "[x,", during: "[7,8)" }, 422, /malformed range/, ["/first"]],
    ["POST", "/split", { id: 1, zone: 2 }, 422, /^no partition of relation/, ["/zone"]],
    ["POST", "/pairs", { id: 1, a: 1 }, 422, /^a, b must be filled in together/, ["/a", "/b"]],
    ["POST", "/pairs", { id: 1, a: 1, b: 2 }, 422, /^a, b together name a row/, ["/a", "/b"]],
    ["POST", "/small", { id: 11 }, 422, /^The record would not be in small,/, []],
  ] as const)(
    "%s %s %j is refused at its fields",
    async (method, url, body, status, text, fields) => {
      const response = await get().send(method, url, body);
      const problem = response.json<{ errors?: readonly { readonly pointer: string }[] }>();
      expect(problem, response.body).toMatchObject({ status, detail: matching(text) });
      expect((problem.errors ?? []).map(({ pointer }) => pointer)).toEqual(fields);
    },
  );

  test("one column that a view has twice is written once", async () => {
    expect((await get().send("POST", "/doubled", { id: 77 })).json()).toEqual({ id: 77, same: 77 });
    expect((await get().send("POST", "/doubled", { id: 78, same: 78 })).statusCode).toBe(422);
    expect((await get().send("DELETE", "/doubled/77")).statusCode).toBe(204);
  });

  test("a table with secrets only sends none", async () => {
    expect(await read("/access_tokens")).toMatchObject({ data: [{}], total: 1 });
    expect((await get().ask("/access_tokens?sort=access_token")).statusCode).toBe(400);
    expect((await get().send("POST", "/access_tokens", { access_token: "y" })).body).toBe("{}");
  });

  test("an owner refreshes a materialized view, also one that is read in the meantime", async () => {
    const refresh = (path: string, role: string) =>
      get().send("POST", `${path}/refresh`, undefined, { role });
    expect((await refresh("/waiting", "editor")).statusCode).toBe(405);
    expect((await refresh("/single", "owner")).statusCode).toBe(405);
    for (const path of ["/waiting", "/waiting", "/keyed"]) {
      expect(await refresh(path, "owner")).toMatchObject({ statusCode: 204, body: "" });
    }
    const rows = (await get().ask("/single?sort=id")).json<{ data: { id: number }[] }>().data;
    expect(await read("/waiting?sort=id")).toMatchObject({ data: rows.map(({ id }) => ({ id })) });
    const { paths } = describeTables(await get().catalog.read("owner"));
    expect(paths["/waiting/refresh"]).toMatchObject({
      post: { "x-quarterdeck-label": "Refresh view" },
    });
    const forEditor = describeTables(await get().catalog.read("editor")).paths;
    expect(Object.keys(forEditor).filter((path) => path.endsWith("/refresh"))).toEqual([]);
  });

  test.runIf(engine === "embedded")("policies are reported, not hidden", async () => {
    const { database } = get().engine;
    await database.query("set role outcomes_user");
    get().catalog.forget();
    try {
      const refused = await get().send("DELETE", "/guarded/2");
      expect(refused.json()).toMatchObject({
        status: 409,
        detail: matching(/^The database still has this record:/),
      });
      const fixed = await get().send("PATCH", "/guarded/2", { v: "x" });
      expect(fixed.json()).toMatchObject({
        status: 409,
        detail: matching(/^A policy of the database/),
      });
      expect((await get().send("DELETE", "/guarded/9")).statusCode).toBe(404);
      const tag = String((await get().ask("/guarded/1")).headers["etag"]);
      const stale = await get().send("DELETE", "/guarded/1", undefined, { "if-match": '"x"' });
      expect(stale.statusCode).toBe(412);
      const gone = await get().send("DELETE", "/guarded/1", undefined, { "if-match": tag });
      expect(gone.statusCode, gone.body).toBe(204);
      expect((await get().ask("/guarded/1")).statusCode).toBe(404);
    } finally {
      await database.query("reset role");
      get().catalog.forget();
    }
  });

  test("rules that replace a write are reported as such", async () => {
    const removed = await get().send("DELETE", "/ruled/1");
    expect(removed.json(), removed.body).toMatchObject({
      status: 409,
      detail: expect.stringContaining("changed v instead") as string,
    });
    expect((await get().send("PATCH", "/ruled/2", { v: "c" })).json()).toEqual({ id: 2, v: "c" });
    expect((await get().send("PATCH", "/ruled/2", { v: "noted" })).statusCode).toBe(409);
    expect((await get().ask("/ruled_log")).json()).toMatchObject({ data: [{ v: "noted" }] });
    const created = await get().send("POST", "/ruled", { id: 3, v: "d" });
    expect([created.statusCode, created.json()]).toEqual([201, { id: 3, v: "d" }]);
    expect((await get().send("POST", "/ruled", { id: 4, v: "skipped" })).statusCode).toBe(409);
  });

  test("the columns of a unique index with a condition are named", async () => {
    const taken = await get().send("POST", "/Parent", { id: 3, Name: "a" });
    expect(taken.json(), taken.body).toMatchObject({
      status: 409,
      detail: "Another row of Parent has the same Name.",
      errors: [{ pointer: "/Name" }],
    });
  });

  test("rows of a child table with the key of another row are listed once", async () => {
    const { data } = (await get().ask("/Parent?sort=Name")).json<{ data: { Name: string }[] }>();
    expect(data.map(({ Name }) => Name)).toEqual(["a", "b", "c"]);
    expect((await get().ask("/Parent/1")).statusCode).toBe(409);
    expect((await get().send("DELETE", "/Parent/1")).statusCode).toBe(409);
    expect((await get().ask("/Parent/2")).json()).toMatchObject({ Name: "b" });
  });

  test("columns of a key whose names are not those of parameters have addresses", async () => {
    const described = describeTables(await get().catalog.read("editor"));
    const model = await createModel(JSON.stringify(described));
    const odd = model.resources.find(({ collectionPath }) => collectionPath === "/Odd%2FName");
    expect(odd?.key.map(({ field }) => field)).toEqual([["x,y"], ["p%q"]]);
    expect(recordKey(odd ?? { key: [] }, { "x,y": "a,b", "p%q": "c/d" })).toBe("a%2Cb,c%2Fd");
    expect(await read("/Odd%2FName/a%2Cb,c%2Fd")).toMatchObject({ v: 1 });
  });

  test("a key is refused if no address can contain it", async () => {
    const create = async (name: string) =>
      get().send("POST", "/Odd%2FName", { "x,y": name, "p%q": "b", v: 2 });
    const refused = await create("x".repeat(2705));
    expect(refused.json(), refused.body).toMatchObject({
      status: 422,
      errors: [{ pointer: "/x,y", detail: "is too long for a key" }],
    });
    expect((await create("x".repeat(2704))).statusCode).toBe(201);
    expect(await read(`/Odd%2FName/${"x".repeat(2704)},b`)).toMatchObject({ v: 2 });
  });
}
