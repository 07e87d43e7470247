import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { describeTables } from "#tables/describe-tables.ts";
import { checkRoles } from "#tables/check-roles.ts";
import { peopleSchema } from "#testing/people-schema.ts";
import { openTestApi } from "#testing/tables-api.ts";
import type { TestApi } from "#testing/tables-api.ts";
import { listTestEngines } from "#testing/test-engines.ts";
import type { OpenEngine } from "#testing/test-engines.ts";
import { openRights } from "./rights-store.ts";
import type { RightsStore } from "./rights-store.ts";
import type { RightEntry } from "./rights.ts";

type Decision = Pick<RightEntry, "column" | "right" | "isAllowed"> & Partial<RightEntry>;

for (const { name: engineName, open } of listTestEngines()) {
  describe.skipIf(open === undefined)(`rights over the ${engineName} engine`, () => {
    let api: TestApi;
    let rights: RightsStore;
    beforeAll(async () => {
      const engine = (await open?.()) as OpenEngine;
      rights = await openRights(engine.database);
      api = await openTestApi(engine, peopleSchema, { readRights: () => rights.read() });
    });
    afterAll(async () => api?.close());
    beforeEach(async () => {
      await api.engine.database.query("delete from quarterdeck.rights");
      await rights.write([], "olive@example.com");
    });
    const decide = (...entries: readonly Decision[]): Promise<void> =>
      rights.write(
        entries.map((entry) => ({ role: "viewer", schema: "people", table: "staff", ...entry })),
        "olive@example.com",
      );
    const viewer = { headers: { role: "viewer" } };
    const hideSalary = { column: "salary", right: "read", isAllowed: false } as const;

    test("a column without the right to read it is in no response, order, filter or description", async () => {
      await decide(hideSalary);
      const row = (await api.ask("/staff/2", viewer)).json<object>();
      expect(row).toEqual({ id: 2, name: "Bob", boss_id: 1 });
      const list = (await api.ask("/staff?sort=-id", viewer)).body;
      expect(list).not.toContain("4000");
      const or = encodeURIComponent('[{"field":"salary","operator":"gte","value":1}]');
      const queries = ["sort=salary", "salary[gte]=1", "salary[null]=true", "q=4000", `or=${or}`];
      for (const query of queries) {
        const response = await api.ask(`/staff?${query}`, viewer);
        expect(response.body, query).not.toMatch(/"id":[12]/);
      }
      for (const query of ["aggregate=sum(salary)", "groupBy=salary"]) {
        expect((await api.ask(`/aggregates/staff?${query}`, viewer)).statusCode, query).toBe(400);
      }
      expect(JSON.stringify(describeTables(await api.catalog.read("viewer")))).not.toContain(
        "salary",
      );
      expect((await api.ask("/staff/2")).body).toContain("4000");
    });

    test("a deletion by a role that does not see a column loses its value", async () => {
      await decide({ ...hideSalary, role: "editor" });
      const { effects } = (await api.ask("/staff/2/effects")).json<{ effects: unknown }>();
      expect(effects).toEqual([{ action: "forget", isExact: false }]);
    });

    test("a column without the right to write it is read only", async () => {
      await decide({ role: "editor", column: "salary", right: "write", isAllowed: false });
      const refused = await api.send("PATCH", "/staff/2", { salary: 1 });
      expect(refused.json()).toMatchObject({ status: 422, errors: [{ pointer: "/salary" }] });
      expect((await api.send("PATCH", "/staff/2", { name: "Rob" })).json()).toMatchObject({
        salary: 4000,
      });
    });

    test("a table without the right to read it does not exist for the role", async () => {
      await decide({ column: "", right: "read", isAllowed: false });
      expect((await api.ask("/staff", viewer)).statusCode).toBe(404);
      expect((await api.ask("/aggregates/staff", viewer)).statusCode).toBe(404);
      expect((await api.ask("/staff")).statusCode).toBe(200);
      expect(describeTables(await api.catalog.read("viewer")).paths).not.toHaveProperty("/staff");
    });

    test("a table without a decision has the rights of every table", async () => {
      const every = { schema: "", table: "", column: "" } as const;
      await decide(
        { ...every, right: "read", isAllowed: false },
        { column: "", right: "read", isAllowed: true },
        { ...every, role: "editor", right: "remove", isAllowed: false },
      );
      expect((await api.catalog.read("viewer")).tables.map(({ path }) => path)).toEqual(["staff"]);
      expect((await api.ask("/log", viewer)).statusCode).toBe(404);
      expect((await api.send("DELETE", "/staff/2")).statusCode).toBe(403);
      expect((await api.ask("/log")).statusCode).toBe(200);
    });

    test("each write is a separate right, for viewers too", async () => {
      await decide(
        { column: "", right: "create", isAllowed: true },
        { role: "editor", column: "", right: "remove", isAllowed: false },
      );
      const staff = { id: 3, name: "Cid" };
      const created = await api.send("POST", "/staff", staff, viewer.headers);
      expect(created.statusCode, created.body).toBe(201);
      expect((await api.send("PATCH", "/staff/3", staff, viewer.headers)).statusCode).toBe(403);
      expect((await api.send("DELETE", "/staff/3")).statusCode).toBe(403);
      expect((await api.send("DELETE", "/staff/3", undefined, { role: "owner" })).statusCode).toBe(
        204,
      );
    });

    test("a record cannot be created where a required column may not be written", async () => {
      await decide({ role: "editor", column: "name", right: "write", isAllowed: false });
      expect((await api.send("POST", "/staff", { id: 4 })).statusCode).toBe(403);
    });

    test("policies, triggers and defaults see the user", async () => {
      const database = api.engine.database;
      await database.query("truncate people.log");
      await api.send("PATCH", "/staff/1", { name: "Anne" });
      const { rows } = await database.query("select user_name, user_id, db_role from people.log");
      expect(rows).toEqual([{ user_name: "editor@example.com", user_id: "6", db_role: "none" }]);
    });
  });

  describe.skipIf(open === undefined)(`database roles over the ${engineName} engine`, () => {
    let api: TestApi;
    const databaseRoles = new Map([
      ["viewer", "app_reader"],
      ["editor", "app_writer"],
    ] as const);
    beforeAll(async () => {
      api = await openTestApi((await open?.()) as OpenEngine, peopleSchema, { databaseRoles });
    });
    afterAll(async () => api?.close());
    const viewer = { headers: { role: "viewer" } };

    test("the grants of the database role decide", async () => {
      expect((await api.ask("/staff/2", viewer)).json()).toEqual({ id: 2, name: "Bob" });
      expect((await api.ask("/log", viewer)).statusCode).toBe(404);
      expect((await api.ask("/staff/2")).json()).toMatchObject({ salary: 4000 });
    });

    test("row level security shows each user their own rows and total", async () => {
      expect((await api.ask("/notes", viewer)).json()).toMatchObject({
        data: [{ v: "a" }],
        total: 1,
      });
      expect((await api.ask("/notes")).json()).toMatchObject({ data: [{ v: "b" }], total: 1 });
      const other = { headers: { role: "viewer", user: "other" } };
      expect((await api.ask("/notes", other)).json()).toMatchObject({ data: [], total: 0 });
      expect((await api.ask("/notes/1")).statusCode).toBe(404);
      const created = await api.send("POST", "/notes", { v: "c" });
      expect(created.json()).toMatchObject({ tenant: "editor@example.com", v: "c" });
      const foreign = await api.send("PATCH", "/notes/2", { tenant: "viewer@example.com" });
      expect(foreign.statusCode, foreign.body).toBe(409);
    });

    test("the role and the user end with the transaction", async () => {
      await api.ask("/staff", viewer);
      const { rows } = await api.engine.database.query(
        "select current_setting('role') as role, coalesce(current_setting('quarterdeck.user', true), '') as name",
      );
      expect(rows).toEqual([{ role: "none", name: "" }]);
    });

    test("start warns about a role that bypasses policies and rejects one that is missing", async () => {
      const { database } = api.engine;
      const [warning, ...more] = await checkRoles(database, databaseRoles);
      expect(warning).toMatch(/^The database role postgres bypasses row level security/);
      expect(more).toEqual([]);
      const all = new Map([...databaseRoles, ["owner", "app_writer"] as const]);
      expect(await checkRoles(database, all)).toEqual([]);
      await expect(checkRoles(database, new Map([["viewer", "nothing"]]))).rejects.toThrow(
        /^The database role nothing cannot be used/,
      );
    });
  });
}
