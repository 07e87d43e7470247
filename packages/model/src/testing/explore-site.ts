import { describeCalls } from "#read/convert-calls.ts";
import { createModel } from "#create-model.ts";
import { exploreApi } from "#explore/explore-api.ts";

export const ORIGIN = "https://fleet.example";

export interface Site {
  /** JSON by path with its query. */
  readonly [path: string]: object;
}

/** Explores a site from an address; `allow` has the methods by path. */
export async function exploreSite(
  site: Site,
  path: string,
  allow: Readonly<Record<string, string>> = {},
) {
  const requested: string[] = [];
  const pathOf = (address: string): string => address.slice(ORIGIN.length);
  const calls = await exploreApi([{ address: ORIGIN + path, value: site[path] ?? {}, allow: "" }], {
    read: async (address) => {
      requested.push(pathOf(address));
      const value = site[pathOf(address)] ?? site["*"];
      return value && { address, value, allow: "" };
    },
    readAllow: async (address) => allow[pathOf(address)] ?? "",
  });
  const info = { title: "Fleet", version: "" };
  const text = JSON.stringify(describeCalls(calls, { info }));
  const model = await createModel(text);
  const { resources, operations } = model;
  return {
    requested,
    model,
    resources,
    lists: resources.map(({ collectionPath, itemPath }) => `${collectionPath} ${itemPath}`),
    operations: operations.map(({ method, path: at }) => `${method} ${at}`),
  };
}
