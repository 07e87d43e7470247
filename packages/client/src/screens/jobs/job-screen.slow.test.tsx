import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { noRows } from "#jobs/job.ts";
import {
  crateJob,
  fakeJobs,
  fakeRows,
  renderWithJobs,
  writableCrates,
} from "#jobs/testing/fake-jobs.tsx";
import { fakeDatabase } from "#storage/testing/fake-database.ts";
import { JobScreen } from "./job-screen.tsx";
import { JobsScreen } from "./jobs-screen.tsx";

beforeEach(() => void fakeDatabase());
afterEach(cleanup);

const click = (name: string): void => void fireEvent.click(screen.getByRole("button", { name }));

const buttons = (): readonly (string | null)[] =>
  screen.getAllByRole("button").map(({ textContent }) => textContent);

const outcomes = fakeRows([
  [{ key: "1", name: "Oak" }, { state: "done" }],
  [
    { key: "2", name: "Elm" },
    { state: "failed", status: 422, message: "Too heavy" },
  ],
  [
    { key: "3", name: "Ash" },
    { state: "conflict", note: "moved" },
  ],
  [
    { key: "4", name: "Fir" },
    { state: "unknown", note: "silent" },
  ],
]);
const counts = { ...noRows, done: 1, failed: 1, conflict: 1, unknown: 1 };
const finished = crateJob({ status: "finished", counts });

test("each job of the list shows its progress, and why it is paused", async () => {
  const running = crateJob({ counts: { ...noRows, waiting: 1, done: 2, failed: 1 } });
  const paused = crateJob({ id: "2", status: "paused", reason: "offline" });
  await renderWithJobs(<JobsScreen />, fakeJobs([running, paused]));
  const [newest, oldest] = await screen.findAllByRole("listitem");
  expect(within(newest as HTMLElement).getByText(/the API does not respond/)).toBeDefined();
  const bar = within(oldest as HTMLElement).getByRole("progressbar");
  expect(["aria-valuenow", "aria-valuemax"].map((name) => bar.getAttribute(name))).toEqual([
    "3",
    "4",
  ]);
  expect(bar.getAttribute("aria-valuetext")).toBe("1 pending, 2 done, 1 failed");
});

test("an empty list explains how a job starts", async () => {
  await renderWithJobs(<JobsScreen />, fakeJobs([]));
  expect(await screen.findByText("No jobs yet")).toBeDefined();
});

test("a running job is paused at once, and stopped after a confirmation", async () => {
  const jobs = fakeJobs([crateJob({})]);
  await renderWithJobs(<JobScreen id="1" />, jobs);
  click("Pause");
  click("Stop");
  expect([jobs.pause.mock.calls, jobs.stop.mock.calls]).toEqual([[["1"]], []]);
  const dialog = screen.getByRole("dialog", { name: "Stop this job?", hidden: true });
  fireEvent.click(within(dialog).getByRole("button", { name: "Stop", hidden: true }));
  expect(jobs.stop.mock.calls).toEqual([["1"]]);
});

test("a paused job is resumed", async () => {
  const jobs = fakeJobs([crateJob({ status: "paused", reason: "interrupted" })]);
  await renderWithJobs(<JobScreen id="1" />, jobs);
  expect(screen.getByText(/Resuming sends nothing twice/)).toBeDefined();
  click("Resume");
  expect(jobs.resume.mock.calls).toEqual([["1"]]);
});

test("each row has its outcome with the API's message, and the rows are filtered", async () => {
  await renderWithJobs(<JobScreen id="1" />, fakeJobs([finished], outcomes));
  const rowTexts = (): readonly string[] =>
    screen.getAllByRole("row").flatMap(({ textContent }) => textContent ?? []);
  await screen.findByText("422 Too heavy");
  expect(rowTexts().slice(1)).toEqual([
    "Oak 1Done",
    "Elm 2Failed422 Too heavy",
    "Ash 3ConflictAnother user changed it. Nothing was overwritten.",
    "Fir 4UnknownNo response arrived.",
  ]);
  fireEvent.click(screen.getByRole("radio", { name: "Failed (1)" }));
  await expect.poll(() => rowTexts().slice(1)).toEqual(["Elm 2Failed422 Too heavy"]);
});

test("failed rows are sent again, and unknown ones after a confirmation", async () => {
  const jobs = fakeJobs([finished], outcomes);
  await renderWithJobs(<JobScreen id="1" />, jobs);
  click("Retry failed");
  expect(jobs.retry.mock.calls).toEqual([["1"]]);
  click("Send unknown again");
  expect(jobs.sendUnknown.mock.calls).toEqual([]);
  const dialog = screen.getByRole("dialog", { hidden: true });
  fireEvent.click(within(dialog).getByRole("button", { name: "Send unknown again", hidden: true }));
  expect(jobs.sendUnknown.mock.calls).toEqual([["1"]]);
});

test("a job whose rows have no inverse, or that is undone, offers no undo", async () => {
  const done = { ...finished, counts: { ...noRows, done: 4 } };
  await renderWithJobs(<JobScreen id="1" />, fakeJobs([{ ...done, undoneBy: "2" }], outcomes));
  expect(buttons()).not.toContain("Undo job");
  expect(screen.getByRole("link", { name: "Undone by another job" })).toBeDefined();
});

test("a job whose rows have an inverse is undone by another job after a preview", async () => {
  const rows = fakeRows([
    [
      { key: "1", name: "Oak" },
      { state: "done", before: { id: "1", label: "Oak" }, after: { id: "1", label: "Elm" } },
    ],
  ]);
  const task = { kind: "edit", values: { label: "Elm" } } as const;
  const done = crateJob({ status: "finished", task, counts: { ...noRows, done: 1 } });
  const jobs = fakeJobs([done], rows);
  await renderWithJobs(<JobScreen id="1" />, jobs, writableCrates);
  fireEvent.click(await screen.findByRole("button", { name: "Undo job" }));
  expect(jobs.undo.mock.calls).toEqual([]);
  const dialog = await screen.findByRole("dialog", { name: "Undo: Edit crates", hidden: true });
  fireEvent.click(await within(dialog).findByRole("button", { name: "Undo", hidden: true }));
  expect(jobs.undo.mock.calls).toEqual([["1"]]);
});

test("a job of another user is not found", async () => {
  await renderWithJobs(<JobScreen id="9" />, fakeJobs([finished]));
  expect(await screen.findByText("Job not found")).toBeDefined();
});
