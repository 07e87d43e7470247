import { expect, test } from "vitest";
import { exploreSite as explore, ORIGIN as origin } from "#testing/explore-site.ts";

// A helpdesk, a catalog and an index of a game.
test.each([
  ["/users", "/user/ada", { id: "ada", type: "user", _url: `${origin}/user/ada` }],
  ["/api/boxes", "/api/box/4", { id: "4", href: "/api/box/4" }],
  ["/v2/items", "/v2/item/4", { name: "rope", url: `${origin}/v2/item/4` }],
])("rows of %s that only lead to %s are a list of its records", async (path, item, row) => {
  const groups = { items: [{ id: "9", type: "group", _url: `${origin}/group/9` }] };
  const { lists } = await explore(
    {
      [path]: { items: [row] },
      [item]: { id: 4, Name: "Ada", Created: "2026-01-01T00:00:00Z", Links: [`${item}/groups`] },
      [`${item}/groups`]: groups,
    },
    path,
  );
  const own = lists.map((list) => list.replace(/\{\w+\}/g, "{}"));
  expect(own).toEqual([`${path} ${item.replace(/\w+$/, "{}")}`, expect.stringContaining("groups")]);
});
