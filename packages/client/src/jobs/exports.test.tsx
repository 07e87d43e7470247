import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { signOut, requestSignOut } from "#queries/sign-in/sign-out.ts";
import { endSession, startSession } from "#session/session.ts";
import { addExport, dropExport, type ExportStage, moveExport } from "./exports.ts";
import { useExports, useLeaving } from "./exports.ts";

const count = { written: 5, promised: 9, total: 9 };
const running: ExportStage = { kind: "running", count };
const discard = vi.fn<() => Promise<void>>();
const stop = vi.fn<() => void>();

function Shown() {
  const [isLeaving] = useLeaving();
  const stages = useExports().map(({ stage }) => stage.kind);
  return <p>{[...stages, ...(isLeaving ? ["asked"] : [])].join(" ") || "nothing"}</p>;
}

function signIn(id: number): void {
  startSession({ token: `token of ${id}`, user: JSON.stringify({ id }) });
}

function begin(stage: ExportStage): void {
  const keep = () => Promise.resolve();
  addExport({ id: "1", label: "orders", stage, stop, keep, discard });
}

const shown = () => screen.getByRole("paragraph").textContent;

beforeEach(() => {
  discard.mockReset().mockImplementation(() => {
    dropExport("1");
    return Promise.resolve();
  });
  stop.mockReset();
  signIn(1);
  render(<Shown />);
});

afterEach(() => {
  act(signOut);
  cleanup();
});

test("an export whose session expires is thrown away, and told to who signs in again", () => {
  act(() => begin(running));
  act(() => endSession("expired"));
  expect([stop.mock.calls.length, discard.mock.calls.length]).toEqual([1, 1]);
  act(() => signIn(1));
  expect(shown()).toBe("lost");
  act(() => moveExport("1", running));
  expect(shown(), "what still arrives changes nothing").toBe("lost");
});

test("nobody else is told", () => {
  act(() => begin(running));
  act(() => endSession("expired"));
  act(() => signIn(2));
  expect(shown()).toBe("nothing");
});

test("who signs out while a file is not finished is asked first", () => {
  act(() => begin(running));
  act(requestSignOut);
  expect(shown()).toBe("running asked");
  act(signOut);
  act(() => signIn(1));
  expect(shown(), "nothing is told of what was thrown away on purpose").toBe("nothing");
});

test("a file that is finished keeps nobody", () => {
  act(() => begin({ kind: "saved", end: { kind: "whole", count }, file: "orders.csv" }));
  act(requestSignOut);
  expect(shown()).toBe("nothing");
});
