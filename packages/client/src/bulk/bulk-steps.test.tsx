import type { Operation, Parameter } from "@quarterdeck/model";
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { emptyListAddress } from "#addresses/list-address.ts";
import { fakeJobs, renderWithJobs, sealCrate, writableCrates } from "#jobs/testing/fake-jobs.tsx";
import { fakeDatabase } from "#storage/testing/fake-database.ts";
import { BulkDialog } from "./bulk-dialog.tsx";

beforeEach(() => void fakeDatabase());
afterEach(cleanup);

const rows = ["1", "2"].map((id) => ({ id, label: `Crate ${id}` }));

async function open(kind: "edit" | "act", operation?: Operation) {
  const { resource } = writableCrates;
  if (resource === undefined) throw new Error("The chunk has no resource.");
  const jobs = fakeJobs([]);
  await renderWithJobs(
    <BulkDialog
      kind={kind}
      {...(operation !== undefined && { operation })}
      target={{ chunk: writableCrates, resource, parents: {} }}
      choice={{
        selected: { kind: "some", rows: new Map(rows.map((row) => [row.id, row])) },
        address: emptyListAddress,
        total: 2,
      }}
      sample={rows}
      onClose={vi.fn()}
      onStarted={vi.fn()}
    />,
    jobs,
    writableCrates,
  );
  return jobs;
}

const click = (name: string): void =>
  void fireEvent.click(screen.getByRole("button", { name, hidden: true }));

async function fillLabel(value: string): Promise<void> {
  fireEvent.change(await screen.findByLabelText(/^Label/), { target: { value } });
}

test("an edit requires a field, and the review shows each change", async () => {
  const jobs = await open("edit");
  click("Review");
  expect(await screen.findByText("Add at least one field.")).toBeDefined();
  fireEvent.change(screen.getByLabelText("Add field"), { target: { value: "label" } });
  await fillLabel("Oak");
  click("Review");
  const items = await screen.findAllByRole("listitem", { hidden: true });
  expect(items.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/Crate 1 1.*Crate 1.*Oak/),
    expect.stringMatching(/Crate 2 2.*Crate 2.*Oak/),
  ]);
  click("Change 2 records");
  await expect
    .poll(() => jobs.start.mock.calls[0]?.[0].task)
    .toEqual({
      kind: "edit",
      values: { label: "Oak" },
    });
});

test("a field that was added by mistake is removed", async () => {
  await open("edit");
  fireEvent.change(screen.getByLabelText("Add field"), { target: { value: "label" } });
  click("Remove Label");
  expect(screen.queryByLabelText(/^Label/)).toBeNull();
});

test("an action is filled in once for all records", async () => {
  const jobs = await open("act", sealCrate);
  click("Review");
  expect((await screen.findAllByText("Required")).length).toBeGreaterThan(0);
  await fillLabel("Red");
  click("Review");
  click("Seal: 2 records");
  await expect
    .poll(() => jobs.start.mock.calls[0]?.[0].task)
    .toMatchObject({
      kind: "act",
      operation: "seal",
      body: { label: "Red" },
    });
});

test.each([
  ["a setting of the connection", true, []],
  ["another header", undefined, ["Tenant"]],
] as const)("%s in the form of an action: %j, %j", async (_, isSetting, want) => {
  const field = { kind: "text", name: "X-Tenant", label: "Tenant", isRequired: false } as const;
  const tenant: Parameter = {
    name: "X-Tenant",
    in: "header",
    isRequired: false,
    ...(isSetting && { isSetting }),
    style: "simple",
    explode: false,
    field,
  };
  await open("act", { ...sealCrate, parameters: [...sealCrate.parameters, tenant] });
  await screen.findByLabelText(/^Label/);
  const labels = screen.queryAllByLabelText("Tenant").map(() => "Tenant");
  expect(labels).toEqual(want);
});
