// @vitest-environment node
import { createModel, type Field, takeSummary } from "@quarterdeck/model";
import { beforeAll, expect, test } from "vitest";
import { createTitleScope } from "./scoped-titles.ts";

const text = { type: "string" };
const list = (properties: object) => ({
  get: {
    responses: {
      "200": {
        content: {
          "application/json": {
            schema: { type: "array", items: { type: "object", properties } },
          },
        },
      },
    },
  },
});
const row = { id: text, name: text };

let scopeOf: (pathname: string) => ReturnType<typeof createTitleScope>;
beforeAll(async () => {
  const paths = ["/orgs", "/orgs/{org}/teams", "/orgs/{org}/members", "/countries"];
  const entries = paths.flatMap((path) => [
    [path, list(row)] as const,
    [`${path}/{${path === "/orgs" ? "org" : "id"}}`, list(row)] as const,
  ]);
  const model = await createModel(
    JSON.stringify({ openapi: "3.1.0", paths: Object.fromEntries(entries) }),
  );
  const summary = takeSummary(model, 0);
  scopeOf = (pathname) => createTitleScope(summary, pathname);
});

test.each([
  ["the address of a list", "/orgs/rowers/members", "teams", { org: "rowers" }],
  ["the address of a record", "/orgs/rowers/members/5", "teams", { org: "rowers" }],
  ["the record of the tenant", "/orgs/rowers", "teams", { org: "rowers" }],
  ["no tenant, for a list without one", "/orgs/rowers/members", "countries", {}],
])("the parents of a reference come from %s", (_name, pathname, resource, parents) => {
  expect(scopeOf(pathname).find(resource)?.parents).toEqual(parents);
});

test("a page outside of a tenant gives no parents", () => {
  expect(scopeOf("/countries/5").find("teams")).toMatchObject({ parents: undefined });
  expect(scopeOf("/countries").find("unknown")).toBeUndefined();
});

test("titles are those of the tenant in the address, unless the rows contain them", () => {
  const stored = new Map([
    ["teams rowers/1", "Juniors"],
    ["teams chess/1", "Masters"],
    ["teams 2", "In the row"],
  ]);
  const titles = {
    subscribe: () => () => undefined,
    get: (resource: string, key: string) => stored.get(`${resource} ${key}`),
    watch: () => () => undefined,
    findKey: () => undefined,
  };
  const on = (pathname: string) => scopeOf(pathname).scopeTitles(titles);
  expect(on("/orgs/rowers/members").get("teams", "1")).toBe("Juniors");
  expect(on("/orgs/chess/members").get("teams", "1")).toBe("Masters");
  expect(on("/orgs/chess/members").get("teams", "2")).toBe("In the row");
});

test.each([
  [
    "that a form names, not that in the address",
    "/orgs/rowers/members",
    { org: "chess" },
    "Masters",
  ],
  ["that a form names at an address without one", "/countries/5", { org: "rowers" }, "Juniors"],
  ["in the address while the form names none", "/orgs/rowers/members", {}, "Juniors"],
])("titles are those of the tenant %s", (_name, pathname, values, title) => {
  const titles = {
    subscribe: () => () => undefined,
    get: (resource: string, key: string) =>
      new Map([
        ["teams rowers/1", "Juniors"],
        ["teams chess/1", "Masters"],
      ]).get(`${resource} ${key}`),
    watch: () => () => undefined,
    findKey: () => undefined,
  };
  const base = { isRequired: false, kind: "reference", keyPath: [] } as const;
  const fields = [
    { ...base, name: "org", label: "Org", to: "orgs" },
    { ...base, name: "team", label: "Team", to: "teams" },
  ];
  const scope = scopeOf(pathname);
  const form = { parents: pathname.includes("rowers") ? { org: "rowers" } : {}, fields, values };
  const scoped = scope.scopeTitles(titles, form);
  expect(scoped.get("teams", "1")).toBe(title);
  // Typing in another field subscribes to nothing again.
  expect(scope.scopeTitles(titles, { ...form, values: { ...values, note: "x" } })).toBe(scoped);
});

test.each([
  ["a reference to it", "reference", "org"],
  ["a text named as its parameter", "text", "org"],
  ["a reference with a longer name", "reference", "org_id"],
])("the tenant of a row is %s", (_name, kind, name) => {
  const base = { isRequired: false, keyPath: [], to: "orgs" };
  const fields = [
    { ...base, kind, name, label: "Org" },
    { ...base, kind: "reference", name: "team", label: "Team", to: "teams" },
  ] as readonly Field[];
  const row = { parents: {}, fields, values: { [name]: "chess", team: "1" } };
  expect(scopeOf("/countries").find("teams", row)?.parents).toEqual({ org: "chess" });
  const other = { ...row, values: { team: "1" } };
  expect(scopeOf("/countries").find("teams", other)?.parents).toBeUndefined();
  expect(scopeOf("/orgs/rowers/members").find("teams", other)?.parents).toEqual({ org: "rowers" });
});
