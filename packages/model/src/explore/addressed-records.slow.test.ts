import { expect, test } from "vitest";
import { exploreSite as explore } from "#testing/explore-site.ts";
import type { Field } from "#types/field.ts";

const uuid = "0b5f5c0e-7a51-4b39-9a5c-0f6f1f6a2f11";

test.each([
  ["/api/v1/ship/", "resource_uri", "/api/v1/port/3/", "3"],
  ["/ships", "url", "/ports/4", "4"],
  ["/rest/ships", "selfLink", `/rest/ports/${uuid}`, uuid],
])("forms of %s refer to records by their addresses in %s", async (path, own, port, id) => {
  const list = path.replace("ship", "port");
  const end = path.endsWith("/") ? "/" : "";
  const key = id === uuid ? uuid.replace("0b", "1c") : 7;
  const item = `${path.replace(/\/$/, "")}/${key}${end}`;
  const ship = { id: key, name: "Ada", port, berth: null, [own]: item };
  const record = { id: id === uuid ? uuid : Number(id), name: "Oslo", [own]: port };
  const { model, resources } = await explore(
    {
      [path]: { meta: {}, objects: [ship] },
      [item]: ship,
      [list]: { meta: {}, objects: [record] },
      [port]: record,
    },
    path,
    { [path]: "GET, POST", [item]: "GET, PUT, PATCH", [list]: "GET", [port]: "GET" },
  );
  const ships = resources.find(({ collectionPath }) => collectionPath === path);
  const field = ships?.fields.find(({ name }) => name === "port");
  expect(field).toMatchObject({ kind: "reference", isLastSegment: true });
  const written = model.operations.filter(({ method, path: at }) => {
    return at.startsWith(path.replace(/\/$/, "")) && /post|put|patch/.test(method);
  });
  expect(written).toHaveLength(3);
  for (const { body } of written)
    expect(membersOf(body?.field).find(({ name }) => name === "port")).toMatchObject({
      kind: "reference",
      addressPath: [own],
    });
});

function membersOf(field: Field | undefined): readonly Field[] {
  return field?.kind === "group" ? field.fields : [];
}
