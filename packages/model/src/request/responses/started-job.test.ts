import { describe, expect, test } from "vitest";
import type { OperationSummary } from "#types/model-chunk.ts";
import { findJobCancel, findPathCancel } from "./cancel-job.ts";
import { readAddressedJob, readJobState } from "./job-state.ts";
import { findJobAddress, findStartedJob } from "./started-job.ts";

const operation = (method: string, path: string, id = path): OperationSummary =>
  ({ method, path, id, label: id }) as OperationSummary;

const operations = [
  operation("get", "/jobs"),
  operation("get", "/jobs/{jobId}"),
  operation("delete", "/jobs/{jobId}", "deleteJob"),
  operation("post", "/jobs/{jobId}/cancel"),
  operation("get", "/operations/{name}"),
  operation("delete", "/operations/{name}", "CancelOperation"),
  operation("get", "/reports/{id}/status"),
  operation("get", "/users/{id}"),
];

describe("a 202 response starts a job", () => {
  test.each<readonly [string, Readonly<Record<string, string>>, unknown, unknown]>([
    ["by Location", { location: "/api/v1/jobs/a%20b" }, undefined, ["/jobs/{jobId}", "a b"]],
    [
      "by the address of another origin, with a query",
      { "operation-location": "https://x.test/v2/operations/7?v=1" },
      {},
      ["/operations/{name}", "7"],
    ],
    ["by a longer path", { location: "/reports/3/status" }, {}, ["/reports/{id}/status", "3"]],
    ["by a link in the body", {}, { status_url: "/jobs/9" }, ["/jobs/{jobId}", "9"]],
    ["by the id of a job", {}, { job_id: 12 }, ["/jobs/{jobId}", "12"]],
    ["by an id in an envelope", {}, { data: { jobId: "x" } }, ["/jobs/{jobId}", "x"]],
    ["by its own id", {}, { id: "j1", status: "queued" }, ["/jobs/{jobId}", "j1"]],
    ["not by another id", {}, { user_id: "5" }, undefined],
    ["not by an unknown address", { location: "/elsewhere/5" }, {}, undefined],
  ])("%s", (_, headers, body, expected) => {
    const job = findStartedJob(operations, { status: 202, headers, body });
    const match = job && [job.operation.path, ...Object.values(job.parameters)];
    expect(match).toEqual(expected);
  });

  test.each([
    [200, { "operation-location": "/v1/jobs/5" }, "5"],
    [201, { "azure-asyncoperation": "https://x.test/operations/5" }, "5"],
    [201, { location: "/jobs/5" }, undefined],
    [200, {}, undefined],
  ])("%i with %j starts the job %s", (status, headers, id) => {
    const job = findStartedJob(operations, { status, headers, body: { jobId: 5 } });
    expect(Object.values(job?.parameters ?? {})[0]).toBe(id);
  });

  test.each(["jobs/5", "../jobs/5/", "http://x.test/base/jobs/5?wait=1"])(
    "with the address %s",
    (location) => {
      const job = findStartedJob(operations, { status: 202, headers: { location }, body: {} });
      expect(job?.parameters).toEqual({ jobId: "5" });
    },
  );
});

test.each([
  [202, { location: "/work/5" }, undefined, "/work/5"],
  [201, { "operation-location": "https://x.test/work/5" }, {}, "https://x.test/work/5"],
  [202, {}, { statusUrl: "/work/5", url: "/files/5" }, "/work/5"],
  [202, {}, { url: "/files/5" }, undefined],
  [201, { location: "/work/5" }, {}, undefined],
])("%i with %j and %j has its job at %s", (status, headers, body, address) => {
  expect(findJobAddress({ status, headers, body })).toBe(address);
});

test.each([
  ["/jobs/5?wait=1", "/jobs/{jobId}/cancel"],
  ["/operations/a%20b", "CancelOperation"],
  ["/work/5", undefined],
  ["/v2/jobs/5", undefined],
])("the job at the path %s is canceled by %s", (path, id) => {
  expect(findPathCancel(operations, path)?.operation.id).toBe(id);
});

test.each<readonly [number, unknown, object | undefined]>([
  [202, undefined, { kind: "running" }],
  [202, { id: 5 }, { kind: "running" }],
  [200, { id: 5, status: "running" }, { kind: "running", text: "running" }],
  [200, { status: "Failed" }, { kind: "failed" }],
  [200, { id: 5, finished_at: null }, { kind: "running" }],
  [200, { id: 5, finished_at: "2026-03-01T09:30:00Z" }, { kind: "done" }],
  [200, { rows: 12 }, { kind: "done" }],
  [204, undefined, { kind: "done" }],
  [200, "<!doctype html>", undefined],
])("the state of %i with %j is %j", (status, body, expected) => {
  const state = readAddressedJob({ status, body });
  if (expected === undefined) expect(state).toBeUndefined();
  else expect(state).toMatchObject(expected);
});

test.each([
  ["/jobs/{jobId}", "/jobs/{jobId}/cancel"],
  ["/operations/{name}", "CancelOperation"],
  ["/reports/{id}/status", undefined],
])("the job at %s is canceled by %s", (path, id) => {
  const job = { operation: operation("get", path), parameters: {} };
  expect(findJobCancel(operations, job)?.id).toBe(id);
});

test.each<readonly [unknown, object]>([
  [{ status: "PENDING" }, { kind: "running", text: "PENDING" }],
  [
    { state: "running", progress: 40 },
    { kind: "running", text: "running", progress: 0.4 },
  ],
  [{ status: { state: "SUCCEEDED" } }, { kind: "done", text: "SUCCEEDED" }],
  [{ data: { status: "completed", percent_complete: 100 } }, { kind: "done", progress: 1 }],
  [{ status: "Failed" }, { kind: "failed", text: "Failed" }],
  [{ done: true, response: {} }, { kind: "done" }],
  [{ done: true, error: { code: 5 } }, { kind: "failed" }],
  [{ done: true, error: "disk full" }, { kind: "failed" }],
  [{ done: true, error: "" }, { kind: "done" }],
  [{ done: false }, { kind: "running" }],
  [{ state: "REVOKED" }, { kind: "failed" }],
  [{ runtimeStatus: "Faulted" }, { kind: "failed" }],
  [{ status: "stopped" }, { kind: "failed" }],
  [{ status: "COMPLETED_WITH_ERRORS" }, { kind: "failed" }],
  [{ phase: "upload failed" }, { kind: "failed" }],
  [{ status: "Canceling" }, { kind: "running", text: "Canceling" }],
  [{ status: "finishing" }, { kind: "running" }],
  ["accepted", { kind: "running" }],
])("the state of %j is %j", (body, expected) => {
  expect(readJobState(body)).toMatchObject(expected);
});
