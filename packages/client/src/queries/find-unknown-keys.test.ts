import type {
  HttpRequest,
  ModelChunk,
  ModelSummary,
  Operation,
  Resource,
} from "@quarterdeck/model";
import { afterEach, expect, test } from "vitest";
import { fakeHttp } from "#http/testing/fake-http.ts";
import { HttpError } from "#http/errors.ts";
import { hasNoRecords } from "./find-unknown-keys.ts";
import { queryKeys } from "./keys.ts";
import { allowReads } from "./testing/allow-reads.ts";
import { testClient } from "./testing/test-client.ts";

// Other files of the worker share the permissions.
afterEach(() => allowReads([]));

const id = { kind: "text", name: "id", label: "ID", isRequired: true } as const;

const users: Resource = {
  name: "users",
  labels: { one: "User", many: "Users" },
  parents: [],
  key: [{ field: ["id"], parameter: "id" }],
  fields: [id],
  operations: { list: "list", read: "read" },
  actions: [],
  evidence: [],
  list: { operation: "list", rows: [], paging: { style: "none" }, filters: [], evidence: [] },
};

const parameter = { name: "id", in: "path", isRequired: true, style: "simple" } as const;

function operation(name: string, path: string): Operation {
  const parameters = path.includes("{") ? [{ ...parameter, explode: false, field: id }] : [];
  const response = { status: "200", shape: "rows", path: [] } as const;
  const common = { label: name, role: "list", scope: "collection", needsSignIn: false } as const;
  return { id: name, method: "get", path, parameters, response, ...common, evidence: [] };
}

interface Case {
  /** Keys in the list. */
  readonly listed?: readonly string[];
  /** Keys that the list omits. */
  readonly hidden?: readonly string[];
  readonly may?: readonly string[];
  readonly keys?: readonly string[];
  /** Header of the response. */
  readonly next?: string;
  readonly isNested?: boolean;
}

test.each<readonly [string, Case, boolean]>([
  ["a list without the keys", {}, true],
  ["a list without the keys, whose records cannot be read", { may: ["list"] }, true],
  ["a list with one of the keys", { listed: ["1", "8"] }, false],
  ["a list that omits archived records", { hidden: ["8"] }, false],
  ["an empty list", { listed: [] }, false],
  ["a list that must not be read", { may: [] }, false],
  ["a list with further pages", { next: '</users?page=2>; rel="next"', may: ["list"] }, false],
  [
    "a list without keys that are verbs, which no read proves",
    { keys: ["restart", "stop"] },
    false,
  ],
  ["a list below other records", { isNested: true }, false],
])("%s: %s", async (_, one, want) => {
  const {
    listed = ["1", "2"],
    hidden = [],
    may = ["list", "read"],
    next,
    isNested,
    keys = ["7", "8"],
  } = one;
  allowReads(may);
  const chunk: ModelChunk = {
    resource: isNested ? { ...users, parents: [{ parameter: "org" }] } : users,
    referrers: [],
    operations: [operation("list", "/users"), operation("read", "/users/{id}")],
  };
  const http = fakeHttp(({ method, path }: HttpRequest) => {
    const key = /\/users\/(.+)/.exec(path)?.[1];
    const headers = next === undefined ? {} : { link: next };
    if (key === undefined)
      return Promise.resolve({ status: 200, headers, body: listed.map((own) => ({ id: own })) });
    if (hidden.includes(key)) return Promise.resolve({ status: 200, headers, body: { id: key } });
    const response = { status: 404, headers: {}, body: {} };
    return Promise.reject(
      new HttpError({ method, path }, response, { message: "gone", fields: [] }),
    );
  });
  const client = testClient(http);
  client.setQueryData(queryKeys.model(), { resources: [users] } as unknown as ModelSummary);
  client.setQueryData(queryKeys.chunk("resource:users"), chunk);
  expect(await hasNoRecords(client, "users", keys)).toBe(want);
});
