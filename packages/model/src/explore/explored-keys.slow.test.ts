import { expect, test } from "vitest";
import { exploreSite } from "#testing/explore-site.ts";

test.each([
  ["/shop/orders", { _id: { $oid: "66a0" }, name: "One" }, "_id.$oid", "/shop/orders/66a0"],
  ["/posts", { _id: { $uuid: "b-1" }, title: "One" }, "_id.$uuid", "/posts/b-1"],
  ["/ships", { id: { $numberLong: "7" }, name: "Ada" }, "id.$numberLong", "/ships/7"],
])("a record of %s is found by its key in the notation of MongoDB", async (path, row, key, at) => {
  const site = { [path]: [row], [at]: row };
  const { resources, operations } = await exploreSite(site, path, { [at]: "GET, PATCH, DELETE" });
  expect(resources.map((one) => one.key.map(({ field }) => field.join(".")))).toEqual([[key]]);
  expect(operations).toHaveLength(4);
});

test.each([
  ["/shop", ["customers", "orders"], "/shop/orders"],
  ["/api/v1/", ["orders"], "/api/v1/orders/"],
  ["/", ["order-lines", "people"], "/order-lines"],
])("a list of names at %s leads to the lists below it", async (base, names, list) => {
  const site = { [base]: names, [list]: [{ id: 4, name: "Ada" }] };
  const { lists, requested } = await exploreSite(site, base);
  expect(lists.map((one) => one.split(" ")[0])).toEqual([list]);
  expect(requested.length).toBeLessThan(12);
});

test.each([{ number: 7 }, { Number: 7 }, { numeral: 4 }])("%o counts nothing", async (row) => {
  const { requested } = await exploreSite({ "/orders": [{ id: 1, ...row }] }, "/orders");
  expect(requested.toSorted()).toEqual(["/", "/orders/1"]);
});

test.each([
  ["named as its list", "/builds", [{ name: "One", buildid: 7 }], "/builds/7"],
  ["that is an id of its kind", "/ships", [{ hullID: 4, shipID: 9 }], "/ships/9"],
  [
    "with another value in each row",
    "/sets",
    [
      { bsid: 3, pid: 1 },
      { bsid: 5, pid: 1 },
    ],
    "/sets/3",
  ],
  ["that is its name", "/crew", [{ name: "ada", crewid: 7 }], "/crew/ada"],
])("a record is read by the key %s", async (_kind, list, rows, record) => {
  const { lists } = await exploreSite({ [list]: rows, [record]: rows[0] ?? {} }, list);
  expect(lists).toEqual([expect.stringMatching(`^${list} ${list}/\\{\\w+\\}$`)]);
});

test.each([
  [{ id: 4, name: "nightly" }, ["/jobs/4", "/jobs/nightly"]],
  [{ id: 4, name: "restart" }, ["/jobs/4"]],
])("without a record at its id, the row %j leads to %j", async (row, expected) => {
  const { requested } = await exploreSite({ "/jobs": [row] }, "/jobs");
  expect(requested.filter((path) => path.startsWith("/jobs/"))).toEqual(expected);
});

test.each([
  ["commands", "name", ["restart", "status"], "status"],
  ["actions", "id", ["stopAll", "report"], "report"],
  ["jobs", "slug", ["purge-cache", "nightly"], "nightly"],
  ["scripts", "name", ["reboot"], undefined],
])("of %s, a record whose %s in %j is not a verb is read", async (list, key, values, read) => {
  const rows = values.map((value) => ({ [key]: value, label: "A" }));
  const { requested } = await exploreSite({ [`/${list}`]: rows }, `/${list}`);
  const called = values.filter((value) => requested.includes(`/${list}/${value}`));
  expect(called).toEqual(read === undefined ? [] : [read]);
});
