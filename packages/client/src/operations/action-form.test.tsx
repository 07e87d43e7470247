import type { Operation } from "@quarterdeck/model";
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { storeSetting } from "#http/connection-settings.ts";
import { fakeJobs, renderWithJobs, sealCrate, writableCrates } from "#jobs/testing/fake-jobs.tsx";
import { ChunkContext } from "#queries/model/model-chunk.ts";
import { fakeDatabase } from "#storage/testing/fake-database.ts";
import { ActionForm } from "./action-form.tsx";

beforeEach(() => void fakeDatabase());
afterEach(cleanup);

const seal: Operation = {
  ...sealCrate,
  parameters: [
    ...sealCrate.parameters,
    {
      name: "X-Tenant",
      in: "header",
      isRequired: false,
      isSetting: true,
      style: "simple",
      explode: false,
      field: { kind: "text", name: "X-Tenant", label: "Tenant", isRequired: false },
    },
  ],
};

async function openForm(response: () => Response) {
  const send = vi.fn((_url: string, _init: RequestInit) => Promise.resolve(response()));
  vi.stubGlobal("fetch", send);
  const { resource } = writableCrates;
  if (resource === undefined) throw new Error("The chunk has no resource.");
  const onDone = vi.fn();
  await renderWithJobs(
    <ChunkContext value={writableCrates}>
      <ActionForm
        resource={resource}
        recordKey="1"
        parents={{}}
        etag={undefined}
        operation={seal}
        record={{ id: "1", label: "Crate 1" }}
        onClose={vi.fn()}
        onGone={vi.fn()}
        onDone={onDone}
      />
    </ChunkContext>,
    fakeJobs([]),
    writableCrates,
  );
  fireEvent.change(await screen.findByLabelText(/^Label/), { target: { value: "Oak" } });
  return { send, onDone };
}

test("an action sends the settings of the connection, and has no inputs for them", async () => {
  await storeSetting("X-Tenant", "north");
  const { send, onDone } = await openForm(() => Response.json({ id: "1", label: "Oak" }));
  expect(screen.queryByLabelText("Tenant")).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Seal" }));
  await expect.poll(() => onDone.mock.calls.length).toBe(1);
  const [, init] = send.mock.calls.find(([url]) => url.endsWith("/crates/1/seal")) ?? [];
  expect(init?.headers).toMatchObject({ "X-Tenant": "north" });
});

test("a refusal that names the key of the record, which has no input, is shown whole", async () => {
  const detail = "id is sealed already, only open ones can be sealed";
  await openForm(() => Response.json({ detail }, { status: 409 }));
  fireEvent.click(screen.getByRole("button", { name: "Seal" }));
  expect(await screen.findByText(/sealed already/)).toBeDefined();
});
