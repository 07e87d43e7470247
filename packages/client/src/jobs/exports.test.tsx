import { createSessionStore } from "#session/session-store.ts";
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createHttp } from "#http/http.ts";
import { signOut, requestSignOut } from "#queries/sign-in/sign-out.ts";
import { testClient } from "#queries/testing/test-client.ts";
import { createExports, type ExportStage } from "./exports.ts";
import { createJobsAccess, JobsContext } from "./jobs-access.ts";
import { useExportList, useSignOutRequest } from "./use-exports.ts";

const session = createSessionStore();
const http = createHttp(session);
const access = createJobsAccess(testClient(http));
const exports = access.exports(createExports);

const count = { written: 5, expected: 9, total: 9 };
const running: ExportStage = { kind: "running", count };
const discard = vi.fn<() => Promise<void>>();
const stop = vi.fn<() => void>();

function Shown() {
  const [isLeaving] = useSignOutRequest();
  const stages = useExportList().map(({ stage }) => stage.kind);
  return <p>{[...stages, ...(isLeaving ? ["confirm"] : [])].join(" ") || "nothing"}</p>;
}

function signIn(id: number): void {
  session.start({ token: `token of ${id}`, user: JSON.stringify({ id }) });
}

function startExport(stage: ExportStage): void {
  const saveIncomplete = () => Promise.resolve();
  exports.add({ id: "1", label: "orders", stage, stop, saveIncomplete, discard });
}

const shown = () => screen.getByRole("paragraph").textContent;

beforeEach(() => {
  discard.mockReset().mockImplementation(() => {
    exports.drop("1");
    return Promise.resolve();
  });
  stop.mockReset();
  signIn(1);
  render(
    <JobsContext value={access}>
      <Shown />
    </JobsContext>,
  );
});

afterEach(() => {
  act(() => signOut(http));
  cleanup();
});

test("an export of an expired session is discarded and shown after the same user signs in", () => {
  act(() => startExport(running));
  act(() => session.end("expired"));
  expect([stop.mock.calls.length, discard.mock.calls.length]).toEqual([1, 1]);
  act(() => signIn(1));
  expect(shown()).toBe("lost");
  act(() => exports.setStage("1", running));
  expect(shown(), "a late stage is ignored").toBe("lost");
});

test("another user does not see an export that was lost", () => {
  act(() => startExport(running));
  act(() => session.end("expired"));
  act(() => signIn(2));
  expect(shown()).toBe("nothing");
});

test("signing out during an export needs confirmation", () => {
  act(() => startExport(running));
  act(() => requestSignOut(http));
  expect(shown()).toBe("running confirm");
  act(() => signOut(http));
  act(() => signIn(1));
  expect(shown(), "an export that the user discarded is not shown").toBe("nothing");
});

test("signing out after a finished export needs no confirmation", () => {
  act(() => startExport({ kind: "saved", end: { kind: "whole", count }, file: "orders.csv" }));
  act(() => requestSignOut(http));
  expect(shown()).toBe("nothing");
});
