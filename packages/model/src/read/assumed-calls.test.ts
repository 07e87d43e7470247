import { expect, test } from "vitest";
import { createModel } from "#create-model.ts";
import { describeCalls } from "./convert-calls.ts";
import type { ObservedCall } from "./observed-call.ts";

const writes = ["POST", "PUT", "PATCH", "DELETE"];

async function readAssumed(calls: readonly ObservedCall[]): Promise<readonly string[]> {
  const { operations } = await createModel(JSON.stringify(describeCalls(calls, {})));
  const assumed = operations.filter(({ isAssumed }) => isAssumed === true);
  return assumed.map(({ method, path }) => `${method} ${path}`);
}

const get = (path: string, value: unknown): ObservedCall => ({
  method: "get",
  segments: path.split("/").slice(1),
  query: [],
  response: { status: 200, value },
});
const offered = (call: ObservedCall): ObservedCall => ({ ...call, allow: writes, isAssumed: true });

test.each<readonly [string, readonly ObservedCall[], readonly string[]]>([
  [
    "a plain list and its records",
    [get("/boats", [{ id: 1, name: "Ada" }]), get("/boats/1", { id: 1, name: "Ada" })].map(offered),
    ["post /boats", "put /boats/{boatId}", "patch /boats/{boatId}", "delete /boats/{boatId}"],
  ],
  [
    "a list in an envelope",
    [offered(get("/v1/hosts", { results: [{ name: "web", attrs: { port: 80 } }] }))],
    ["post /v1/hosts"],
  ],
  [
    "a list whose methods a response named",
    [
      { ...get("/tags", [{ id: 1, name: "red" }]), allow: ["GET", "POST"] },
      offered(get("/notes", [{ id: 1, text: "x" }])),
    ],
    ["post /notes"],
  ],
  ["a recorded write", [{ ...get("/tags", [{ id: 1 }]), method: "post" }], []],
])("operations without evidence are assumed: %s", async (_, calls, want) => {
  expect(await readAssumed(calls)).toEqual(want);
});
