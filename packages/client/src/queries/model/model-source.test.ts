import { afterEach, expect, test, vi } from "vitest";
import { runtimeConfig, setRuntimeConfig } from "#config/runtime-config.ts";
import { createHttp } from "#http/http.ts";
import { createSessionStore } from "#session/session-store.ts";
import { storeCorrections, type StoredCorrection } from "#storage/corrections.ts";
import { loadModelSummary } from "./model-source.ts";

const page = runtimeConfig();

afterEach(() => {
  setRuntimeConfig(page);
  globalThis.quarterdeckEarly = undefined;
  vi.restoreAllMocks();
});

const basePath: StoredCorrection = {
  id: "api base-path",
  label: "Base path",
  value: "/v7",
  pointer: "",
  update: { "x-quarterdeck-base-path": "/v7" },
};

// The early request has the path, the query and the credential of the description.
test.each([
  [[], 0],
  [[basePath], 1],
])("with the corrections %j, later pages send no early request for rows", async (all, times) => {
  const delayRows = vi.fn();
  globalThis.quarterdeckEarly = { sent: new Map(), delayRows };
  setRuntimeConfig({ ...page, model: { path: "-/model", version: "1", isSplit: false } });
  vi.spyOn(globalThis, "fetch").mockImplementation(() =>
    Promise.resolve(Response.json({ signIn: { methods: [] }, resources: [], operations: [] })),
  );
  await storeCorrections(all);
  await loadModelSummary(createHttp(createSessionStore()));
  expect(delayRows).toHaveBeenCalledTimes(times);
});
