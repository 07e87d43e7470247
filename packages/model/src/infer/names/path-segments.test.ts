import { expect, test } from "vitest";
import { findDottedNames, splitPath } from "./path-segments.ts";

test.each([
  ["/orders/{id}.json", ["orders", "{id}"]],
  ["/orders.{content_type}", ["orders"]],
  ["/orders/{id}.{outputFormat}", ["orders", "{id}"]],
  ["/orders/nearest.{ext}", ["orders", "nearest"]],
  ["/orders.{name}", ["orders.{name}"]],
  ["/memos/{memo}:archive", ["memos", "{memo}", ":archive"]],
  ["/files/{id}#lock", ["files", "{id}", "#lock"]],
  ["/files/{id}?op=lock", ["files", "{id}", "?op=lock"]],
  ["/jobs?op=late", ["jobs?op=late"]],
  ["/#Action=List", ["#Action=List"]],
  ["/Orders({id})/Lines('{no}')", ["Orders", "({id})", "Lines", "('{no}')"]],
  ["/Lines(Order={order},No='{no}')", ["Lines", "(Order={order},No='{no}')"]],
  ["/reports/(a)", ["reports", "(a)"]],
])("the path %s has the segments %j", (path, texts) => {
  expect(splitPath(path).map(({ text }) => text)).toEqual(texts);
});

test("a segment with a dot is a name if paths continue below it, else a name and a verb", () => {
  const dottedNames = findDottedNames([
    "/shop.clients",
    "/shop.clients/{id}",
    "/shop.totals",
    "/documents.list",
    "/documents.archive",
    "/status.get",
    "/notes.json",
    "/notes.json/{id}",
    "/users.json",
  ]);
  const segmentsOf = (path: string) => splitPath(path, dottedNames).map(({ text }) => text);
  expect(segmentsOf("/shop.clients")).toEqual(["shop.clients"]);
  expect(segmentsOf("/shop.clients/{id}")).toEqual(["shop.clients", "{id}"]);
  expect(segmentsOf("/shop.totals")).toEqual(["shop.totals"]);
  expect(segmentsOf("/notes.json")).toEqual(["notes.json"]);
  expect(segmentsOf("/users.json")).toEqual(["users"]);
  expect(segmentsOf("/documents.list")).toEqual(["documents", ".list"]);
  expect(segmentsOf("/documents.archive")).toEqual(["documents", ".archive"]);
  expect(segmentsOf("/status.get")).toEqual(["status", ".get"]);
});

test("names with several dots and a format suffix end in a verb", () => {
  const dottedNames = findDottedNames([
    "/order.list.json",
    "/order.shipment.list.json",
    "/order.shipment.add.json",
    "/product.update.json",
    "/product.image.add.json",
    "/product.image.delete.json",
  ]);
  const segmentsOf = (path: string) => splitPath(path, dottedNames).map(({ text }) => text);
  expect(segmentsOf("/order.list.json")).toEqual(["order", ".list"]);
  expect(segmentsOf("/order.shipment.add.json")).toEqual(["order.shipment", ".add"]);
  expect(segmentsOf("/product.image.add.json")).toEqual(["product", ".image", ".add"]);
});

test("names with several dots end in a verb; a part of another name is a separate segment", () => {
  const dottedNames = findDottedNames([
    "/admin.teams.list",
    "/admin.teams.create",
    "/admin.teams.settings.info",
    "/calls.info",
    "/calls.end",
    "/calls.participants.add",
    "/calls.participants.remove",
    "/users/{id}/acme.directory.assign",
    "/users/{id}/acme.directory.revoke",
  ]);
  const segmentsOf = (path: string) => splitPath(path, dottedNames).map(({ text }) => text);
  expect(segmentsOf("/admin.teams.list")).toEqual(["admin.teams", ".list"]);
  expect(segmentsOf("/admin.teams.settings.info")).toEqual(["admin.teams.settings", ".info"]);
  expect(segmentsOf("/calls.participants.add")).toEqual(["calls", ".participants", ".add"]);
  expect(segmentsOf("/users/{id}/acme.directory.assign")).toEqual([
    "users",
    "{id}",
    "acme.directory.assign",
  ]);
});

test.each([
  [["/ships/json", "/ships/{id}/json"], "/ships/{id}/json", ["ships", "{id}"]],
  [["/ships/json/", "/ships/{id}/json/"], "/ships/json/", ["ships"]],
  [
    ["/boxes/json", "/boxes/{id}/json", "/boxes/{id}"],
    "/boxes/{id}/json",
    ["boxes", "{id}", "json"],
  ],
  [["/json", "/json/{id}"], "/json", ["json"]],
])(
  "a last segment /json is a format, unless another path lacks it: %j",
  (paths, path, segments) => {
    const dottedNames = findDottedNames(paths);
    expect(splitPath(path, dottedNames).map(({ text }) => text)).toEqual(segments);
  },
);
