import { expect, test } from "vitest";
import { exploreSite } from "#testing/explore-site.ts";
import { findOwnOrigins } from "./own-origins.ts";

const cases: readonly [string, string, object, readonly string[]][] = [
  [
    "a link of a row",
    "http://127.0.0.1:8001/3.1/lists",
    { entries: [{ list_id: "dev.org", self_link: "http://localhost:8001/3.1/lists/dev.org" }] },
    ["http://localhost:8001"],
  ],
  [
    "the link of the response",
    "http://10.0.0.5/api/ships",
    { _links: { self: { href: "https://fleet.example/api/ships?page=1" } }, ships: [] },
    ["https://fleet.example"],
  ],
  [
    "the link of a record, with a slash at its end",
    "http://ci/job/nightly%20build",
    { name: "nightly build", url: "https://ci.example/job/nightly%20build/" },
    ["https://ci.example"],
  ],
  [
    "a number as key",
    "http://gateway/rest/issues",
    [{ id: 10, self: "https://tracker.example/rest/issues/10", fields: {} }],
    ["https://tracker.example"],
  ],
  [
    "the address of another site",
    "http://gateway/blogs",
    [{ id: 10, home: "https://blog.example/ada", feed: "https://blog.example/10" }],
    [],
  ],
  ["the root", "http://gateway/", { home: "https://blog.example/" }, []],
  ["its own origin", "http://ci/job", { url: "http://ci/job" }, []],
];

test.each(cases)("%s shows the origins of an API", (_name, address, value, expected) => {
  const rows = [value, ...Object.values(value)].find(Array.isArray) ?? [];
  expect(findOwnOrigins({ address, value }, rows as Record<string, unknown>[])).toEqual(expected);
});

test("links with another origin of the API lead to its lists, and the description has the origin", async () => {
  const other = "http://10.0.0.5:8001";
  const ship = { id: 7, name: "Ada", self: `${other}/api/ships/7`, home: `${other}/api/harbors/3` };
  const harbor = { id: 3, name: "Bergen", self: `${other}/api/harbors/3` };
  const { lists, model } = await exploreSite(
    {
      "/api/ships": [ship],
      "/api/ships/7": ship,
      "/api/harbors": [harbor],
      "/api/harbors/3": harbor,
    },
    "/api/ships",
  );
  expect(lists.toSorted()).toEqual([
    "/api/harbors /api/harbors/{harborId}",
    "/api/ships /api/ships/{shipId}",
  ]);
  expect(model.servers).toEqual([other]);
});
