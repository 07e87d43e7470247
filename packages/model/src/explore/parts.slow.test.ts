import { expect, test } from "vitest";
import { createModel } from "#create-model.ts";
import { describeCalls } from "#read/convert-calls.ts";
import { exploreApi } from "./explore-api.ts";

const origin = "https://fleet.example";

async function explore(site: Readonly<Record<string, object>>, path: string) {
  const requested: string[] = [];
  const calls = await exploreApi([{ address: origin + path, value: site[path] ?? {}, allow: "" }], {
    read: async (address) => {
      const at = address.slice(origin.length);
      requested.push(at);
      const value = site[at];
      return value && { address, value, allow: "" };
    },
    readAllow: async () => "",
  });
  const { resources } = await createModel(JSON.stringify(describeCalls(calls, { info: {} })));
  const lists = resources.map(({ collectionPath, itemPath }) => `${collectionPath} ${itemPath}`);
  return { requested, resources, lists };
}

const folders = [{ id: "docs", label: "Docs" }];
const config = {
  version: 4,
  folders,
  devices: [{ deviceID: "A1", name: "Pad" }],
  gui: { a: 1, b: 2 },
};

test.each([
  ["/rest/config", config],
  ["/rest/config/folders", folders],
  ["/rest/config/devices", config.devices],
])("an object with several lists leads to their own addresses: %s", async (path, value) => {
  const { lists, resources, requested } = await explore(
    {
      "/rest/config": config,
      "/rest/config/folders": folders,
      "/rest/config/folders/docs": folders[0] ?? {},
      "/rest/config/devices": config.devices,
      "/rest/config/gui": config.gui,
      [path]: value,
    },
    path,
  );
  expect(lists).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^\/rest\/config\/folders \/rest\/config\/folders\/\{/),
      expect.stringMatching(/^\/rest\/config\/devices /),
    ]),
  );
  expect(resources.find((one) => one.collectionPath === "/rest/config")?.list).toBeUndefined();
  expect(requested).toContain("/rest/config/gui");
});

test.each([
  ["/posts", { posts: [{ id: 1 }], users: [{ id: 2 }] }],
  ["/people", { data: [{ id: 1 }], included: [{ id: 2 }], meta: { a: 1, b: 2 } }],
  ["/crew", { total: 1, members: [{ id: 1 }], summary: { a: 1, b: 2 } }],
])("the envelope of the list at %s is not an object with several lists", async (path, value) => {
  const { lists, requested } = await explore({ [path]: value }, path);
  expect(lists).toHaveLength(1);
  expect(requested).toContain(`${path}/1`);
});
