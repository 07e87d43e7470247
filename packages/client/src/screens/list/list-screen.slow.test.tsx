import { MantineProvider } from "@mantine/core";
import { FRESH_MS } from "#config/contract.ts";
import {
  type HttpResponse,
  type HttpRequest,
  readProblem,
  type Resource,
  takeChunk,
} from "@quarterdeck/model";
import { memoryRouter } from "#router/testing/memory-router.ts";
import { RouterContext } from "#router/use-router.ts";
import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { listenForShortcuts } from "#components/shortcuts/shortcuts.ts";
import { emptyListAddress, type ListAddress } from "#addresses/list-address.ts";
import { HttpError } from "#http/errors.ts";
import type { Http } from "#http/http.ts";
import { SessionContext } from "#session/session-context.ts";
import { fakeHttp } from "#http/testing/fake-http.ts";
import { queryKeys } from "#queries/keys.ts";
import { testClient } from "#queries/testing/test-client.ts";
import { ModelContext } from "#queries/model/use-model.ts";
import { ChunkContext } from "#queries/model/model-chunk.ts";
import { storePreference } from "#storage/preferences.ts";
import { mainTexts } from "#texts/main-texts.ts";
import { TextsProvider } from "#texts/texts-provider.tsx";
import { ListScreen } from "./list-screen.tsx";
import { prefetchRows } from "./prefetch-rows.ts";
import { field, orders, plainModel } from "./testing/orders-model.ts";

const send = vi.fn<Http["send"]>();

const requests: string[] = [];

function response(rows: readonly object[], total: number): HttpResponse {
  return { status: 200, headers: {}, body: { data: rows, total } };
}

function Story({ resource }: { readonly resource: Resource }) {
  const [address, setAddress] = useState<ListAddress>(emptyListAddress);
  return <ListScreen resource={resource} parents={{}} address={address} onAddress={setAddress} />;
}

const http = fakeHttp(send);

function openClient(): QueryClient {
  const client = testClient(http);
  const { queries } = client.getDefaultOptions();
  client.setDefaultOptions({ queries: { ...queries, staleTime: FRESH_MS } });
  return client;
}

function open(model = plainModel, client = openClient()): void {
  render(
    <MantineProvider>
      <SessionContext value={http.session}>
        <TextsProvider texts={mainTexts}>
          <QueryClientProvider client={client}>
            <ModelContext value={model}>
              <ChunkContext value={takeChunk(model, "resource:orders")}>
                <RouterContext value={memoryRouter().router}>
                  <Story resource={model.resources[0] ?? orders} />
                </RouterContext>
              </ChunkContext>
            </ModelContext>
          </QueryClientProvider>
        </TextsProvider>
      </SessionContext>
    </MantineProvider>,
  );
}

/** The browser opens and closes popovers; happy-dom does not. */
function panelOf(label: string): HTMLElement {
  return screen.getByRole("group", { name: label, hidden: true });
}

function toggle(newState: "open" | "closed"): Event {
  return Object.assign(new Event("beforetoggle"), { newState });
}

Object.assign(HTMLElement.prototype, { hidePopover: () => undefined });

beforeEach(() => {
  requests.length = 0;
  send.mockImplementation(async ({ path, query }: HttpRequest) => {
    requests.push(`${path}?${query}`);
    const page = Number(/(?:^|&)page=(\d+)/.exec(query)?.[1] ?? 1);
    if (query.includes("q=none")) return response([], 0);
    return response([{ id: page * 100, note: `on page ${page}` }], 6000);
  });
});

afterEach(cleanup);

test("the first page is requested as page 1, and each row starts with its link", async () => {
  open();
  const link = await screen.findByRole("link", { name: "100" });
  expect(link.getAttribute("href")).toBe("/orders/100");
  expect(requests).toEqual(["/orders?page=1&perPage=25"]);
  expect(screen.getByText("1–1 of 6,000")).toBeDefined();
});

test("rows and columns that were read before are in the first render, and are read once", async () => {
  const client = openClient();
  client.setQueryData(queryKeys.model(), plainModel);
  await storePreference("columns orders", ["id"]);
  onTestFinished(() => storePreference("columns orders", null));
  await prefetchRows(client, { pathname: "/orders", search: {} });
  open(plainModel, client);
  expect(screen.getByRole("link", { name: "100" })).toBeDefined();
  expect(screen.queryByText("on page 1")).toBeNull();
  expect(requests).toHaveLength(1);
});

test("rows whose early read failed are not read again when the list renders", async () => {
  const client = openClient();
  client.setQueryData(queryKeys.model(), plainModel);
  const call = { method: "GET", path: "/orders" };
  const refusal = { status: 404, headers: {}, body: { message: "Gone" } };
  send.mockImplementation(async ({ path }) => {
    requests.push(path);
    throw new HttpError(call, refusal, readProblem(refusal));
  });
  await prefetchRows(client, { pathname: "/orders", search: {} });
  // A slow computer renders the list seconds later.
  vi.useFakeTimers({ now: Date.now() + 9_000, toFake: ["Date"] });
  onTestFinished(() => void vi.useRealTimers());
  open(plainModel, client);
  expect(await screen.findByText("Gone")).toBeDefined();
  expect(requests).toEqual(["/orders"]);
  cleanup();
  open(plainModel, client);
  expect(await screen.findByText("Gone")).toBeDefined();
  expect(requests).toEqual(["/orders", "/orders"]);
});

test("a key focuses the next or previous row at once, for an Enter that follows", async () => {
  onTestFinished(listenForShortcuts());
  send.mockResolvedValue(response([{ id: 1 }, { id: 2 }, { id: 3 }], 3));
  open();
  const rows = await screen.findAllByRole("link", { name: /^[123]$/ });
  const press = (key: string): number => {
    fireEvent.keyDown(document.activeElement ?? document.body, { key });
    return rows.findIndex((row) => row === document.activeElement);
  };
  expect(press("k")).toBe(2);
  rows[2]?.blur();
  expect([press("j"), press("j"), press("k"), press("k")]).toEqual([0, 1, 0, 0]);
});

test("the next page is requested, and its rows replace the first page", async () => {
  open();
  fireEvent.click(await screen.findByRole("button", { name: "Next page" }));
  expect(await screen.findByRole("link", { name: "200" })).toBeDefined();
  expect(requests.at(-1)).toBe("/orders?page=2&perPage=25");
});

test("after two pages, the next one is read in advance", async () => {
  open();
  fireEvent.click(await screen.findByRole("button", { name: "Next page" }));
  await screen.findByRole("link", { name: "200" });
  fireEvent.click(screen.getByRole("button", { name: "Next page" }));
  await screen.findByRole("link", { name: "300" });
  await vi.waitFor(() => expect(requests.at(-1)).toBe("/orders?page=4&perPage=25"));
  expect(requests).toHaveLength(4);
  fireEvent.click(screen.getByRole("button", { name: "Next page" }));
  expect(await screen.findByRole("link", { name: "400" })).toBeDefined();
  await vi.waitFor(() => expect(requests.at(-1)).toBe("/orders?page=5&perPage=25"));
  expect(requests).toHaveLength(5);
  fireEvent.click(screen.getByRole("button", { name: "Previous page" }));
  await screen.findByRole("link", { name: "300" });
  expect(requests).toHaveLength(5);
});

test("only sortable columns have a heading button, and sorting returns to page 1", async () => {
  open();
  fireEvent.click(await screen.findByRole("button", { name: "Next page" }));
  await screen.findByRole("link", { name: "200" });
  expect(screen.queryByRole("button", { name: "NOTE" })).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "ID" }));
  await screen.findByRole("link", { name: "100" });
  expect(requests.at(-1)).toBe("/orders?page=1&perPage=25&sort=id");
  const heading = screen.getByRole("columnheader", { name: "ID" });
  expect(heading.getAttribute("aria-sort")).toBe("ascending");
});

test("the newest records are first until the user sorts", async () => {
  const created = { ...field("created", "text"), kind: "date-time" } as const;
  const { list } = orders;
  if (list?.sort === undefined) throw new Error("no sort");
  const resource = {
    ...orders,
    fields: [...orders.fields, created],
    list: { ...list, sort: { ...list.sort, fields: ["id", "created"] } },
  };
  open({ ...plainModel, resources: [resource] });
  await screen.findByRole("link", { name: "100" });
  expect(requests).toEqual(["/orders?page=1&perPage=25&sort=-created"]);
  const heading = screen.getByRole("columnheader", { name: "CREATED" });
  expect(heading.getAttribute("aria-sort")).toBe("descending");
  fireEvent.click(screen.getByRole("button", { name: "CREATED" }));
  await vi.waitFor(() => expect(requests.at(-1)).toBe("/orders?page=1&perPage=25&sort=created"));
});

test("a filter is applied, changed in its chip and removed", async () => {
  open();
  fireEvent.click(await screen.findByRole("button", { name: "Filter" }));
  fireEvent(panelOf("Filter"), toggle("open"));
  fireEvent.click(await screen.findByRole("checkbox", { name: "Open", hidden: true }));
  fireEvent.click(screen.getByRole("checkbox", { name: "Paid", hidden: true }));
  fireEvent.click(screen.getByRole("button", { name: "Apply", hidden: true }));
  const chips = await screen.findByRole("group", { name: "Active filters" });
  await screen.findByRole("link", { name: "100" });
  expect(requests.at(-1)).toContain("status=open,paid");

  const chip = within(chips).getByRole("button", { name: "Status is one of Open, Paid" });
  fireEvent.click(chip);
  fireEvent(panelOf("Status is one of"), toggle("open"));
  fireEvent.click(await within(chips).findByRole("checkbox", { name: "Open", hidden: true }));
  fireEvent.click(within(chips).getByRole("button", { name: "Apply", hidden: true }));
  await within(chips).findByRole("button", { name: "Status is Paid" });
  expect(requests.at(-1)).toMatch(/status=paid$/);

  fireEvent.click(within(chips).getByRole("button", { name: "Remove filter Status is" }));
  await screen.findByRole("link", { name: "100" });
  expect(screen.queryByRole("group", { name: "Active filters" })).toBeNull();
});

test("a search without matches shows a notice and a button that clears it", async () => {
  open();
  const search = await screen.findByRole("searchbox", { name: "Search orders" });
  fireEvent.change(search, { target: { value: "none" } });
  fireEvent.keyDown(search, { key: "Enter" });
  expect(await screen.findByText("No matching orders")).toBeDefined();
  fireEvent.click(screen.getByRole("button", { name: "Clear filters" }));
  expect(await screen.findByRole("link", { name: "100" })).toBeDefined();
});

test("a failed read shows the error of the API and can be retried", async () => {
  const call = { method: "GET", path: "/orders" };
  const refusal = { status: 500, headers: {}, body: { detail: "The disk is full." } };
  send.mockRejectedValueOnce(new HttpError(call, refusal, readProblem(refusal)));
  open();
  expect(await screen.findByText("The disk is full.")).toBeDefined();
  fireEvent.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByRole("link", { name: "100" })).toBeDefined();
});

/** A list without paging, sort, search and filters of its API. */
function readWholeList(): void {
  const list = { ...orders.list, paging: { style: "none" }, filters: [] } as const;
  const { search: _search, sort: _sort, total: _total, ...whole } = list;
  const resource = { ...orders, list: whole } as Resource;
  open({ ...plainModel, resources: [resource] });
}

test("a list that is read as a whole offers search and filters before it is read", async () => {
  send.mockImplementation(() => new Promise(() => undefined));
  readWholeList();
  expect(await screen.findByRole("searchbox", { name: "Search orders" })).toBeDefined();
  expect(screen.getByRole("button", { name: "Filter" })).toBeDefined();
});

test("the tools of a list that is read as a whole stay when the read fails", async () => {
  const refusal = { status: 500, headers: {}, body: { detail: "The disk is full." } };
  const call = { method: "GET", path: "/orders" };
  send.mockRejectedValue(new HttpError(call, refusal, readProblem(refusal)));
  readWholeList();
  await screen.findByText("The disk is full.");
  expect(screen.getByRole("searchbox", { name: "Search orders" })).toBeDefined();
  expect(screen.getByRole("button", { name: "Filter" })).toBeDefined();
});

test("if the API rejects the filters, the notice can clear them or retry", async () => {
  open();
  const search = await screen.findByRole("searchbox", { name: "Search orders" });
  await screen.findByRole("link", { name: "100" });
  const call = { method: "GET", path: "/orders" };
  const refusal = { status: 400, headers: {}, body: { detail: "No such word." } };
  send.mockRejectedValueOnce(new HttpError(call, refusal, readProblem(refusal)));
  fireEvent.change(search, { target: { value: "abc" } });
  fireEvent.keyDown(search, { key: "Enter" });
  expect(await screen.findByText("No such word.")).toBeDefined();
  expect(screen.getByRole("button", { name: "Retry" })).toBeDefined();
  fireEvent.click(screen.getByRole("button", { name: "Clear filters" }));
  expect(await screen.findByRole("link", { name: "100" })).toBeDefined();
  expect(screen.queryByText("No such word.")).toBeNull();
});

test("a required search is entered in the search box before the first request", async () => {
  const [list] = plainModel.operations;
  const isRequired = true;
  const parameters = list?.parameters.map((one) =>
    one.name === "q" ? { ...one, isRequired } : one,
  );
  open({
    ...plainModel,
    operations: list === undefined ? [] : [{ ...list, parameters: parameters ?? [] }],
  });
  await screen.findByText("Enter a text in the search box above.");
  expect(screen.queryByRole("button", { name: "Show" })).toBeNull();
  const search = screen.getByRole("searchbox", { name: "Search orders" });
  fireEvent.change(search, { target: { value: "tea" } });
  expect(requests).toEqual([]);
  fireEvent.keyDown(search, { key: "Enter" });
  await screen.findByRole("link", { name: "100" });
  expect(requests).toEqual(["/orders?page=1&perPage=25&q=tea"]);
});
