import type { ModelChunk } from "@quarterdeck/model";
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Http } from "#http/http.ts";
import { fakeHttp } from "#http/testing/fake-http.ts";
import { emptyListAddress } from "#addresses/list-address.ts";
import {
  crateChunk,
  crates,
  fakeJobs,
  renderWithJobs,
  sealCrate,
} from "#jobs/testing/fake-jobs.tsx";
import { fakeDatabase } from "#storage/testing/fake-database.ts";
import { BulkDialog } from "./bulk-dialog.tsx";
import type { BulkSelection } from "./bulk-selection.ts";

beforeEach(() => void fakeDatabase());
afterEach(cleanup);

const rows = [1, 2, 3, 4, 5, 6, 7].map((id) => ({ id: String(id), label: `Crate ${id}` }));
const some: BulkSelection = {
  selected: { kind: "some", rows: new Map(rows.map((row) => [row.id, row])) },
  address: emptyListAddress,
  total: 20,
};
const matching = (total: number | undefined): BulkSelection => ({
  selected: { kind: "all", except: new Set(["7"]) },
  address: emptyListAddress,
  total,
});

interface Api {
  readonly chunk: ModelChunk;
  readonly send: Http["send"];
}

async function open(choice: BulkSelection, jobs = fakeJobs([]), api?: Api) {
  const chunk = api?.chunk ?? crateChunk;
  const target = { chunk, resource: crates, parents: {} };
  const onStarted = vi.fn<(job: string) => void>();
  const onClose = vi.fn<() => void>();
  const events = { onStarted, onClose };
  await renderWithJobs(
    <BulkDialog kind="remove" target={target} choice={choice} sample={rows} {...events} />,
    jobs,
    chunk,
    api && fakeHttp(api.send),
  );
  return { ...events, jobs };
}

const button = (name: string) => screen.getByRole("button", { name, hidden: true });

test("the review names the first records and counts the others", async () => {
  await open(some);
  const items = screen.getAllByRole("listitem", { hidden: true });
  expect(items.map(({ textContent }) => textContent)).toEqual([
    ...[1, 2, 3, 4, 5].map((id) => `Crate ${id} ${id}`),
    "and 2 more",
  ]);
});

test("confirmation starts a job over the selected records", async () => {
  const { jobs, onStarted } = await open(some);
  fireEvent.click(button("Delete 7 records"));
  await expect.poll(() => onStarted.mock.calls).toEqual([["2"]]);
  expect(jobs.open).toHaveBeenCalledOnce();
  expect(jobs.start.mock.calls[0]?.[0]).toMatchObject({
    task: { kind: "remove" },
    resource: "crates",
    source: { kind: "chosen" },
  });
});

test("the review lists the effects on other records, and if undo restores them", async () => {
  const { body: _, ...seal } = sealCrate;
  const removal = { ...seal, id: "remove", role: "remove", method: "delete" } as const;
  const operations = [{ ...removal, bulkEffects: "/crates/effects" }];
  const lid = { action: "delete", count: 3, isExact: true };
  const send = vi.fn<Http["send"]>(() =>
    Promise.resolve({ status: 200, headers: {}, body: { effects: [lid], isRestored: true } }),
  );
  const { jobs } = await open(some, fakeJobs([]), { chunk: { ...crateChunk, operations }, send });
  expect(await screen.findByText("Other records: 3 will be deleted")).toBeDefined();
  expect(screen.getByText(/Undo restores all of this/)).toBeDefined();
  expect(send.mock.calls[0]?.[0].body?.content).toBe(
    JSON.stringify({ keys: rows.map(({ id }) => id) }),
  );
  fireEvent.click(button("Delete 7 records"));
  await expect
    .poll(() => jobs.start.mock.calls[0]?.[0].task)
    .toEqual({ kind: "remove", isRestored: true });
});

test("a job over all matching records has the number that was confirmed", async () => {
  const { jobs, onStarted } = await open(matching(20));
  fireEvent.click(button("Delete 19 records"));
  await expect.poll(() => onStarted.mock.calls).toEqual([["2"]]);
  expect(jobs.start.mock.calls[0]?.[0].source).toMatchObject({
    kind: "matching",
    except: ["7"],
    agreed: 19,
  });
});

test("without a total the records are counted first", async () => {
  await open(matching(undefined));
  expect(button("Count records")).toBeDefined();
  expect(screen.getByText(/nothing changes until you resume/)).toBeDefined();
});

test("a job that cannot start shows the error, and can be started again", async () => {
  const jobs = fakeJobs([]);
  jobs.start.mockRejectedValueOnce(new Error("The disk is full."));
  const { onStarted } = await open(some, jobs);
  fireEvent.click(button("Delete 7 records"));
  expect(await screen.findByText("The job could not be started")).toBeDefined();
  expect(onStarted).not.toHaveBeenCalled();
  fireEvent.click(button("Delete 7 records"));
  await expect.poll(() => onStarted.mock.calls).toEqual([["2"]]);
});

test("cancel closes the dialog and starts nothing", async () => {
  const { jobs, onClose } = await open(some);
  fireEvent.click(button("Cancel"));
  expect(onClose).toHaveBeenCalledOnce();
  expect(jobs.start).not.toHaveBeenCalled();
});
