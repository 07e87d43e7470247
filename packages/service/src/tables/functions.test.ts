import { createModel } from "@quarterdeck/model";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openRights } from "#rights/rights-store.ts";
import type { RightsStore } from "#rights/rights-store.ts";
import { functionsSchema } from "#testing/functions-schema.ts";
import { openTestApi } from "#testing/tables-api.ts";
import type { TestApi } from "#testing/tables-api.ts";
import { listTestEngines } from "#testing/test-engines.ts";
import type { OpenEngine } from "#testing/test-engines.ts";
import { describeFunctions } from "./describe-functions.ts";
import { describeTables } from "./describe-tables.ts";

const owner = { role: "owner" };

for (const { name, open } of listTestEngines()) {
  describe.skipIf(open === undefined)(`functions over the ${name} engine`, () => {
    let api: TestApi;
    let rights: RightsStore;
    beforeAll(async () => {
      const engine = (await open?.()) as OpenEngine;
      rights = await openRights(engine.database);
      api = await openTestApi(engine, functionsSchema, { readRights: () => rights.read() });
    });
    afterAll(async () => api?.close());
    const call = async (path: string, body: object = {}): Promise<unknown> => {
      const response = await api.send("POST", `/functions/${path}`, body, owner);
      expect(response.statusCode, response.body).toBeLessThan(300);
      return response.body === "" ? undefined : response.json();
    };
    const ask = async (path: string): Promise<unknown> => {
      const response = await api.ask(path, { headers: owner });
      expect(response.statusCode, response.body).toBe(200);
      return response.json();
    };

    test("functions of triggers, aggregates and pseudo-types are not offered", async () => {
      const { functions } = await api.catalog.read("owner");
      expect(functions.map(({ path }) => path)).toEqual([
        "add(integer, integer)",
        "add(numeric, numeric)",
        "all_types",
        "archive",
        "bump",
        "cancel",
        "committing",
        "current_user_name",
        "failing",
        "join_all",
        "lying",
        "nothing",
        "of_status",
        "plain",
        "secret",
        "series",
        "similar",
        "split",
        "unnamed",
        "writer",
      ]);
    });

    test("arguments are passed by name or by position, and defaults apply", async () => {
      expect(await call("add(integer,%20integer)", { a: 1 })).toEqual({ result: 3 });
      expect(await call("add(integer,%20integer)", { a: 1, b: 5 })).toEqual({ result: 6 });
      expect(await call("unnamed", { arg1: 7 })).toEqual({ result: "x7" });
      expect(await call("unnamed", { arg1: 7, arg2: "y" })).toEqual({ result: "y7" });
      expect(await call("join_all", { parts: ["a", "b"] })).toEqual({ result: "a+b" });
      expect(await call("join_all")).toEqual({ result: "" });
      expect(await call("split", { whole: "abc" })).toEqual({ head: "a", tail: "bc" });
      const all = { m: "sad", j: { a: [1] }, b: "/w==", d: "2024-02-29", l: [1, null], c: 1.5 };
      expect(await call("all_types", all)).toEqual({
        result: ["sad", { a: [1] }, "ff", "2024-02-29", [1, null], 1.5],
      });
      expect(await call("nothing")).toBeUndefined();
      expect(await call("current_user_name")).toEqual({ result: "owner@example.com" });
    });

    test("a missing or wrong argument is a problem at its field", async () => {
      for (const [path, body, pointer] of [
        ["add(integer,%20integer)", {}, "/a"],
        ["add(integer,%20integer)", { a: "x" }, "/a"],
        ["unnamed", { arg2: "y" }, "/arg1"],
        ["failing", { code: "q" }, "/code"],
      ] as const) {
        const response = await api.send("POST", `/functions/${path}`, body, owner);
        expect(response.json(), path).toMatchObject({ status: 422, errors: [{ pointer }] });
      }
      const response = await api.send("POST", "/functions/failing", { code: "q" }, owner);
      expect(response.body).toContain("The code q is invalid. Use another one.");
      const unknown = await api.send("POST", "/functions/none", {}, owner);
      expect(unknown.statusCode).toBe(404);
    });

    test("a function that takes a row is an action of the record", async () => {
      const response = await api.send("POST", "/orders/1/cancel", { reason: "late" }, owner);
      expect(response.json()).toEqual({ id: 1, status: "canceled: late", total: 10.5 });
      expect(await ask("/orders/1")).toMatchObject({ status: "canceled: late" });
      expect((await api.send("POST", "/lines/1,1/bump", {}, owner)).json()).toEqual({
        result: 101,
      });
      expect((await api.send("POST", "/orders/5/cancel", {}, owner)).statusCode).toBe(404);
      expect((await api.send("POST", "/functions/cancel", {}, owner)).statusCode).toBe(404);
    });

    test("a function that reads a set of rows is a list with pages, without secrets", async () => {
      const paid = { id: 2, status: "paid", total: 3 };
      const page = { page: 1, perPage: 25, hasMore: false };
      expect(await ask("/functions/of_status?state=paid")).toEqual({ data: [paid], ...page });
      expect(await ask("/functions/of_status?state=paid&flags=false")).toMatchObject({ data: [] });
      expect(await ask("/orders/1/similar?lowest=2.5")).toMatchObject({ data: [paid] });
      expect(await ask("/orders/1/similar?lowest=4")).toMatchObject({ data: [] });
      expect(await ask("/functions/series?n=3&perPage=2&page=1")).toMatchObject({ hasMore: true });
      const { body } = await api.ask("/functions/series?n=3&perPage=2&page=2", { headers: owner });
      expect(body).toContain('[{"i":3,"square":27021597764222979}]');
      for (const query of ["", "?state=paid&flags=perhaps", "?state=paid&color=red"]) {
        const response = await api.ask(`/functions/of_status${query}`, { headers: owner });
        expect(response.statusCode, query).toBe(422);
      }
    });

    test("procedures are called, and their output is the result", async () => {
      expect(await call("archive", { before: 2 })).toEqual({ moved: 1 });
      expect(await call("plain")).toBeUndefined();
      expect(await ask("/orders/2")).toMatchObject({ status: "plain" });
      await api.send("PATCH", "/orders/2", { status: "paid" }, owner);
    });

    test("a procedure that ends its transaction changes nothing, and the response has the reason", async () => {
      const before = await ask("/orders/2");
      const response = await api.send("POST", "/functions/committing", {}, owner);
      expect(response.statusCode).toBe(409);
      expect(response.body).toContain("COMMIT or ROLLBACK");
      expect(await ask("/orders/2")).toEqual(before);
    });

    test("a function that is declared as reading cannot write", async () => {
      const response = await api.send("POST", "/functions/lying", {}, owner);
      expect(response.statusCode).toBe(422);
      expect(response.body).toContain("read-only transaction");
    });

    test("only owners call functions until an owner decides", async () => {
      const editor = { role: "editor" };
      expect((await api.catalog.read("editor")).functions).toEqual([]);
      expect((await api.send("POST", "/functions/secret", {}, editor)).statusCode).toBe(404);
      expect((await api.send("POST", "/orders/1/cancel", {}, editor)).statusCode).toBe(404);
      const own = { schema: "store", column: "", right: "execute", isAllowed: true } as const;
      await rights.write(
        [
          { ...own, role: "editor", table: "cancel(store.orders, text)" },
          { ...own, role: "viewer", table: "of_status(text, boolean, store.mood[])" },
          {
            ...own,
            role: "viewer",
            table: "orders",
            column: "total",
            right: "read",
            isAllowed: false,
          },
        ],
        "olive@example.com",
      );
      expect((await api.catalog.read("editor")).functions.map(({ path }) => path)).toEqual([
        "cancel",
      ]);
      expect((await api.send("POST", "/orders/1/cancel", {}, editor)).statusCode).toBe(200);
      const seen = await api.ask("/functions/of_status?state=paid", {
        headers: { role: "viewer" },
      });
      expect(seen.json()).toMatchObject({ data: [{ id: 2, status: "paid" }] });
      expect(seen.body).not.toContain("total");
    });

    test("the console shows them as operations, actions of records and lists", async () => {
      const catalog = await api.catalog.read("owner");
      const tables = describeTables(catalog);
      const described = describeFunctions(catalog);
      const paths = { ...tables.paths, ...described.paths };
      const model = await createModel(JSON.stringify({ ...tables, paths }), {});
      const operations = model.operations.flatMap(({ path, role, scope, label }) =>
        /functions|cancel|similar|bump/.test(path) ? [[label, role, scope].join(" ")] : [],
      );
      expect(operations).toEqual([
        "Add (integer, integer) action workspace",
        "Add (numeric, numeric) action workspace",
        "All types action workspace",
        "Archive action workspace",
        "Bump action record",
        "Cancel action record",
        "Committing action workspace",
        "Current user name action workspace",
        "Failing action workspace",
        "Join all action workspace",
        "Lying action workspace",
        "Nothing action workspace",
        "List of status list collection",
        "Plain action workspace",
        "Secret action workspace",
        "List series list collection",
        "List similar list collection",
        "Split action workspace",
        "Unnamed action workspace",
        "Writer action workspace",
      ]);
      const secret = JSON.stringify(described.paths["/functions/secret"]);
      expect(secret).toContain("It only reads. It runs with the rights of its owner");
      expect(JSON.stringify(described.paths["/functions/writer"])).toContain("It may change data");
    });
  });
}
