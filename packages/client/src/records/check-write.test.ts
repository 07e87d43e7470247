import type { HttpResponse, Resource } from "@quarterdeck/model";
import { beforeEach, expect, test, vi } from "vitest";
import { HttpError, NetworkError } from "#http/errors.ts";
import type { Http } from "#http/http.ts";
import { fakeHttp } from "#http/testing/fake-http.ts";
import { storePermission } from "#queries/permission-cache.ts";
import { testClient } from "#queries/testing/test-client.ts";
import { checkRun } from "./check-run.ts";
import { checkWrite, type SentWrite } from "./check-write.ts";

const text = (name: string) => ({ kind: "text", name, label: name, isRequired: false }) as const;
const resource: Resource = {
  name: "crates",
  labels: { one: "Crate", many: "Crates" },
  collectionPath: "/crates",
  itemPath: "/crates/{id}",
  parents: [],
  key: [{ field: ["id"], parameter: "id" }],
  fields: [text("id"), text("label"), text("note")],
  operations: { read: "read", update: "update", remove: "remove" },
  actions: [],
  evidence: [],
};
const operation = (id: "read" | "update" | "remove", method: "get" | "patch" | "delete") => ({
  id,
  method,
  path: "/crates/{id}",
  label: id,
  role: id,
  scope: "record" as const,
  resource: "crates",
  parameters: [],
  response: { status: "200", shape: "record" as const, path: [] },
  needsSignIn: true,
  evidence: [],
});
const update = operation("update", "patch");
const operations = [operation("read", "get"), update, operation("remove", "delete")];
const target = { chunk: { resource, operations, referrers: [] }, resource, parents: {}, key: "7" };

const send = vi.fn<Http["send"]>();
const client = testClient(fakeHttp(send));
const call = { method: "GET", path: "/crates/7" };
const ok = (body: unknown): HttpResponse => ({ status: 200, headers: {}, body });
const gone = new HttpError(
  call,
  { status: 404, headers: {}, body: undefined },
  {
    message: "gone",
    fields: [],
  },
);

beforeEach(() => {
  send.mockReset();
  storePermission("read", true);
});

const before = { id: "7", label: "old", note: "a" };
const change: SentWrite = { kind: "change", before, values: { label: "new" } };
const remove: SentWrite = { kind: "remove" };

test.each<readonly [string, SentWrite, HttpResponse | Error, string | undefined]>([
  ["has the new values", change, ok({ ...before, label: "new", note: "b" }), "arrived"],
  ["has the old values", change, ok({ ...before, note: "b" }), "missing"],
  ["has other values", change, ok({ ...before, label: "theirs" }), undefined],
  ["is gone", change, gone, undefined],
  ["cannot be read", change, new NetworkError("down", call), undefined],
  ["is gone", remove, gone, "arrived"],
  ["exists", remove, ok(before), "missing"],
  ["cannot be read", remove, new NetworkError("down", call), undefined],
  ["had the values before", { ...change, values: { note: "a" } }, ok(before), undefined],
])("a record that %s after a write (%j)", async (_, write, response, want) => {
  send.mockImplementation(() =>
    response instanceof Error ? Promise.reject(response) : Promise.resolve(response),
  );
  expect(await checkWrite(client, target, write)).toBe(want);
});

test("an operation with unknown outcome is checked only if a read is safe", async () => {
  send.mockResolvedValue(ok({ ...before, label: "new" }));
  const run = {
    operation: update,
    values: { parameters: {}, body: { label: "new" } },
    target: { key: "7" },
  };
  expect(await checkRun(client, run, { ...target, before })).toBe("arrived");
  expect(await checkRun(client, run, undefined)).toBeUndefined();
  storePermission("read", false);
  expect(await checkRun(client, run, { ...target, before })).toBeUndefined();
});
