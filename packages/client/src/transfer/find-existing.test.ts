import type { ModelChunk, Resource } from "@quarterdeck/model";
import { beforeEach, expect, test, vi } from "vitest";
import { storePermission } from "#queries/permission-cache.ts";
import { testClient } from "#queries/testing/test-client.ts";
import { findExisting } from "./find-existing.ts";

const requests: string[] = [];
const existing = ["1", "2", "a,b"];

beforeEach(() => {
  requests.length = 0;
  // Files share the permissions, and another one may refuse its operation `read`.
  storePermission("read", undefined);
  vi.stubGlobal("fetch", (address: string) => {
    const { pathname, searchParams } = new URL(address);
    requests.push(pathname.replace("/api", "") + decodeURIComponent(new URL(address).search));
    const key = /^\/api\/yards\/9\/crates\/(.+)$/.exec(pathname)?.[1];
    const ids = searchParams.get("ids")?.split(",");
    const one = key !== undefined && existing.includes(decodeURIComponent(key));
    const rows = existing.filter((id) => ids?.includes(id) ?? true).map((id) => ({ id }));
    const body = key === undefined ? rows : one ? { id: decodeURIComponent(key) } : {};
    return Promise.resolve(
      new Response(JSON.stringify(body), {
        status: key !== undefined && !one ? 404 : 200,
        headers: { "content-type": "application/json" },
      }),
    );
  });
});

const text = (name: string) => ({ kind: "text", name, label: name, isRequired: false }) as const;

const parameter = (name: string, location: "path" | "query") => ({
  name,
  in: location,
  isRequired: location === "path",
  style: location === "path" ? "simple" : "form",
  explode: false,
  field: text(name),
});

interface Offers {
  readonly hasFilter: boolean;
  readonly hasRead: boolean;
}

function openTarget({ hasFilter, hasRead }: Offers) {
  const operation = { method: "get", needsSignIn: true, evidence: [], resource: "crates" };
  const filter = {
    name: "ids",
    at: { parameter: "ids" },
    operator: "in",
    fieldName: "id",
  } as const;
  const resource: Resource = {
    name: "crates",
    labels: { one: "Crate", many: "Crates" },
    collectionPath: "/yards/{yard}/crates",
    itemPath: "/yards/{yard}/crates/{id}",
    parents: [{ parameter: "yard" }],
    key: [{ field: ["id"], parameter: "id" }],
    fields: [],
    list: {
      operation: "list",
      rows: [],
      paging: { style: "none" },
      filters: hasFilter ? [{ ...filter, field: text("ids") }] : [],
      evidence: [],
    },
    operations: { list: "list", ...(hasRead && { read: "read" }) },
    actions: [],
    evidence: [],
  };
  const chunk = {
    resource,
    operations: [
      {
        ...operation,
        id: "list",
        path: "/yards/{yard}/crates",
        role: "list",
        scope: "collection",
        parameters: [parameter("yard", "path"), parameter("ids", "query")],
        response: { status: "200", shape: "rows", path: [] },
      },
      {
        ...operation,
        id: "read",
        path: "/yards/{yard}/crates/{id}",
        role: "read",
        scope: "record",
        parameters: [parameter("yard", "path"), parameter("id", "path")],
        response: { status: "200", shape: "record", path: [] },
      },
    ],
    referrers: [],
  } as unknown as ModelChunk;
  const { signal } = new AbortController();
  return { client: testClient(), chunk, resource, parents: { yard: "9" }, signal };
}

test.each([
  ["by a filter for several keys", { hasFilter: true, hasRead: true }, ["/yards/9/crates?ids=1,3"]],
  [
    "by reading each record",
    { hasFilter: false, hasRead: true },
    ["/yards/9/crates/1", "/yards/9/crates/3"],
  ],
  ["in the whole list", { hasFilter: false, hasRead: false }, ["/yards/9/crates"]],
])("existing records are found %s", async (_, offers, calls) => {
  let checked = 0;
  const onChecked = (count: number): void => {
    checked += count;
  };
  const result = await findExisting({ ...openTarget(offers), onChecked }, ["1", "3"]);
  expect(["1", "3"].map((key) => result?.has(key))).toEqual([true, false]);
  expect(requests).toEqual(calls);
  expect(checked).toBe(calls.length === 1 && !offers.hasFilter ? 0 : 2);
});

test("a key with special characters is requested unchanged", async () => {
  const target = { ...openTarget({ hasFilter: false, hasRead: true }), onChecked: () => undefined };
  expect(await findExisting(target, ["a%2Cb"])).toEqual(new Set(["a%2Cb"]));
});

test("without a list or read operation the result is undefined", async () => {
  const target = {
    ...openTarget({ hasFilter: false, hasRead: false }),
    onChecked: () => undefined,
  };
  const { list: _, ...resource } = target.resource;
  expect(await findExisting({ ...target, resource }, ["1"])).toBeUndefined();
});
