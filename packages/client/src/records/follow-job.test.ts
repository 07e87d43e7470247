// @vitest-environment node
import type { HttpRequest, OperationSummary, Resource } from "@quarterdeck/model";
import { expect, test, vi } from "vitest";
import { HttpError, NetworkError } from "#http/errors.ts";
import type { Http } from "#http/http.ts";
import { fakeHttp } from "#http/testing/fake-http.ts";
import { testClient } from "#queries/testing/test-client.ts";
import { findWriteJob, followJob } from "./follow-job.ts";

const call: HttpRequest = { method: "GET", path: "/work/5", query: "", headers: {} };
const job = { address: "http://api.test/work/5", path: "/work/5" };
const never = new AbortController().signal;
const respond = (body: unknown, status = 200) => ({ status, headers: {}, body });
const refuse = (status: number) =>
  new HttpError(call, respond(undefined, status), { message: "No", fields: [] });
const lost = new NetworkError("no response", call);

// The usual states, an address that responds with 202 until the end, a connection that fails for a while.
test.each([
  ["done", [respond({ status: "running" }), respond({ status: "done" })], { kind: "done" }],
  ["done without a state", [respond(undefined, 202), respond(undefined, 204)], { kind: "done" }],
  ["failed", [respond({ state: "error", detail: "Full" })], { kind: "failed", message: "Full" }],
  ["failed without a message", [respond({ state: "error" })], { kind: "failed" }],
  ["done after lost reads", [lost, refuse(503), respond({ status: "done" })], { kind: "done" }],
  ["unknown after refused reads", [refuse(404)], { kind: "unknown" }],
  ["unknown after lost reads", [lost, lost, lost, lost, lost], { kind: "unknown" }],
  ["unknown at a page", [respond("<html></html>")], { kind: "unknown" }],
])("a job is %s", async (_, responses, end) => {
  const left = [...responses];
  const send = vi.fn<Http["send"]>(() => {
    const next = left.shift() ?? lost;
    return next instanceof Error ? Promise.reject(next) : Promise.resolve(next);
  });
  const sleep = () => Promise.resolve();
  const client = testClient(fakeHttp(send));
  expect(await followJob(client, job, { signal: never, sleep })).toEqual(end);
  expect(left).toEqual([]);
});

const read: OperationSummary = { id: "read", method: "get", path: "/disks/{id}", label: "Read" };
const jobs: OperationSummary = { id: "job", method: "get", path: "/jobs/{id}", label: "Read" };
const model = { operations: [read, jobs], servers: [] };
const resource = { name: "disks", operations: { read: "read" } } as unknown as Resource;
const accepted = (body: unknown, headers: Readonly<Record<string, string>> = {}) => ({
  resource,
  key: "7",
  response: { status: 202, headers, body },
});

test("the address of a written record is not that of a job, and a removal lasts as long as it", () => {
  const at = accepted(undefined, { location: "/disks/7" });
  expect(findWriteJob(model, { kind: "change", ...at })).toEqual({ job: undefined, key: "7" });
  const { job: removal } = findWriteJob(model, { kind: "remove", ...at });
  expect(removal).toMatchObject({ operation: read, isRecord: true });
});

test("the key in the response to a new record is not that of its job", () => {
  const of = (id: string) => accepted({ jobId: id });
  expect(findWriteJob(model, { kind: "create", ...of("7") }).key).toBeUndefined();
  expect(findWriteJob(model, { kind: "create", ...of("8") }).key).toBe("7");
  expect(findWriteJob(model, { kind: "change", ...of("7") }).key).toBe("7");
});
