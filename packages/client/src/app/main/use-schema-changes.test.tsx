import { QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useSchemaChanges } from "./use-schema-changes.ts";
import { runtimeConfig, setRuntimeConfig } from "#config/runtime-config.ts";
import { queryKeys } from "#queries/keys.ts";
import { testClient } from "#queries/testing/test-client.ts";

const minute = 60_000;
const defaults = runtimeConfig();

let status = 200;
let requests = 0;
let visibility: DocumentVisibilityState = "visible";

beforeEach(() => {
  status = 200;
  requests = 0;
  visibility = "visible";
  vi.useFakeTimers();
  vi.spyOn(document, "visibilityState", "get").mockImplementation(() => visibility);
  setRuntimeConfig({
    ...defaults,
    model: { path: "-/model", version: "1", isSplit: false },
  });
  vi.stubGlobal("fetch", async () => {
    requests += 1;
    const headers = { "content-type": "application/json" };
    return new Response(`{"version":"1"}`, { status, headers });
  });
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  setRuntimeConfig(defaults);
});

function watch() {
  const client = testClient();
  client.setQueryData(queryKeys.model(), { resources: [], operations: [], problems: [] });
  return renderHook(useSchemaChanges, {
    wrapper: ({ children }: { readonly children: ReactNode }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    ),
  });
}

async function wait(minutes: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(minutes * minute));
  // A failure loads its description on demand.
  await act(() => vi.dynamicImportSettled());
}

function turn(to: DocumentVisibilityState): void {
  visibility = to;
  document.dispatchEvent(new Event("visibilitychange"));
}

test("the description is checked at once and every five minutes", async () => {
  watch();
  await wait(0.1);
  expect(requests).toBe(1);
  await wait(4.8);
  expect(requests).toBe(1);
  await wait(10.2);
  expect(requests).toBe(4);
});

test("the interval doubles after failures and is reset by a success", async () => {
  status = 503;
  watch();
  await wait(0.1);
  expect(requests).toBe(1);
  await wait(9.8);
  expect(requests).toBe(1);
  await wait(0.2);
  expect(requests).toBe(2);
  await wait(19.8);
  expect(requests).toBe(2);
  status = 200;
  await wait(0.2);
  expect(requests).toBe(3);
  await wait(5);
  expect(requests).toBe(4);
});

test("a hidden page is not checked until it is visible again", async () => {
  watch();
  await wait(0.1);
  turn("hidden");
  await wait(60);
  expect(requests).toBe(1);
  turn("visible");
  await wait(0.1);
  expect(requests).toBe(2);
  turn("hidden");
  turn("visible");
  await wait(1);
  expect(requests).toBe(2);
});
