import type { ModelChunk, Resource } from "@quarterdeck/model";
import { QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { fakeHttp } from "#http/testing/fake-http.ts";
import { queryKeys } from "#queries/keys.ts";
import { testClient } from "#queries/testing/test-client.ts";
import { useRecordSearch } from "./search-records.ts";

type Respond = (rows: readonly unknown[]) => void;

const calls = new Map<string, { respond: Respond; signal?: AbortSignal | undefined }>();

const http = fakeHttp(async ({ path, query }, { signal } = {}) => {
  const rows = await new Promise<readonly unknown[]>((respond) => {
    calls.set(`${path}?${query}`, { respond, signal });
  });
  return { status: 200, headers: {}, body: rows };
});
function list(name: string): Resource {
  return {
    name,
    labels: { one: name, many: name },
    collectionPath: `/${name}`,
    parents: [],
    key: name === "keyless" ? [] : [{ field: ["id"], parameter: "id" }],
    title: ["name"],
    fields: [],
    operations: { list: `list-${name}` },
    actions: [],
    evidence: [],
    list: {
      operation: `list-${name}`,
      rows: [],
      paging: { style: "none" },
      filters: [],
      evidence: [],
      ...(name === "mute" ? {} : { search: { parameter: "q" } }),
    },
  };
}

function chunkOf(name: string): ModelChunk {
  const q = { name: "q", in: "query", isRequired: false, style: "form", explode: false } as const;
  const operation = {
    id: `list-${name}`,
    method: "get",
    path: `/${name}`,
    label: name,
    role: "list",
    scope: "collection",
    response: { status: "200", shape: "rows", path: [] },
    needsSignIn: false,
    evidence: [],
    parameters: [{ ...q, field: { kind: "text", name: "q", label: "q", isRequired: false } }],
  } as const;
  return { resource: list(name), operations: [operation], referrers: [] };
}

function search(names: readonly string[], text = "kowa") {
  const client = testClient(http);
  for (const name of names) client.setQueryData(queryKeys.chunk(`resource:${name}`), chunkOf(name));
  const wrapper = ({ children }: { readonly children: ReactNode }): ReactNode => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const searches = (of: string) => names.map((name) => ({ resource: list(name), text: of }));
  return renderHook((props) => useRecordSearch(searches(props.text)), {
    wrapper,
    initialProps: { text },
  });
}

const paths = (): readonly string[] => [...calls.keys()];
const respond = (path: string, names: readonly string[]): Promise<void> =>
  act(async () => {
    calls.get(path)?.respond(names.map((name) => ({ id: `${path} ${name}`, name })));
    await Promise.resolve();
  });

beforeEach(() => calls.clear());
afterEach(cleanup);

test("all lists are searched, four at a time, and matches are in the order of arrival", async () => {
  const { result } = search(["mute", "a", "b", "c", "d", "e"]);
  await waitFor(() =>
    expect(paths()).toEqual(["/a?q=kowa", "/b?q=kowa", "/c?q=kowa", "/d?q=kowa"]),
  );
  await respond("/c?q=kowa", ["Kowalska"]);
  await waitFor(() => expect(paths()).toHaveLength(5));
  expect(result.current.isSearching).toBe(true);
  await respond("/a?q=kowa", ["Kowal", "Kowalik", "Kowalczyk", "Kowacz"]);
  for (const path of paths()) await respond(path, []);
  await waitFor(() => expect(result.current.isSearching).toBe(false));
  const titles = result.current.matches.flatMap(({ records }) => records.map(({ title }) => title));
  expect(titles).toEqual(["Kowalska", "Kowal", "Kowalik", "Kowalczyk"]);
  expect(result.current).toMatchObject({ searched: 5, failed: 0 });
  // The state opens the list with all matches.
  expect(result.current.matches.slice(0, 2)).toMatchObject([
    { hasMore: false, total: 1 },
    { hasMore: true, total: 4, state: { search: "kowa", filters: {} } },
  ]);
});

test("records without a key have only a title", async () => {
  const { result } = search(["keyless"]);
  await waitFor(() => expect(paths()).toHaveLength(1));
  await respond("/keyless?q=kowa", ["Kowalska"]);
  await waitFor(() =>
    expect(result.current.matches).toMatchObject([
      { records: [{ key: undefined, title: "Kowalska" }], hasMore: false },
    ]),
  );
});

test("a changed search cancels the running one", async () => {
  const { rerender } = search(["a", "b"]);
  await waitFor(() => expect(paths()).toHaveLength(2));
  const signals = [...calls.values()].map(({ signal }) => signal);
  rerender({ text: "kowal" });
  await waitFor(() => expect(paths()).toHaveLength(4));
  expect(signals.map((signal) => signal?.aborted)).toEqual([true, true]);
});

test("one letter sends no request", async () => {
  const { result } = search(["a", "b"]);
  await waitFor(() => expect(paths()).toHaveLength(2));
  calls.clear();
  cleanup();
  expect(search(["a", "b"], "k").result.current).toMatchObject({ isSearching: false, searched: 0 });
  expect(result.current.matches).toEqual([]);
  expect(paths()).toEqual([]);
});
