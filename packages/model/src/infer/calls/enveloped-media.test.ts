import { expect, test } from "vitest";
import { createTestModel, record } from "#testing/sample-paths.ts";

const bare = { type: "array", items: record() };
const integer = { type: "integer" };
const object = (properties: object) => ({ type: "object", properties });
const list = (items: object = record()) => ({ type: "array", items });
const linked = record({ "@id": { type: "string" }, "@type": { type: "string" } });
const hydra = object({ "hydra:member": list(linked), "hydra:totalItems": integer });
const bound = {
  allOf: [
    object({ totalItems: integer, view: object({ next: { type: "string" } }) }),
    object({ member: list(linked) }),
  ],
};
const hal = object({
  _embedded: object({ depots: list(record({ _links: { type: "object" } })) }),
  page: object({ totalElements: integer }),
  totalItems: integer,
});
const resources = object({
  data: list(
    object({
      type: { type: "string" },
      id: { type: "string" },
      attributes: object({ name: { type: "string" } }),
      relationships: object({}),
    }),
  ),
  meta: object({ total: integer }),
});

test.each<readonly [string, string, object, boolean]>([
  ["hydra", "application/ld+json", hydra, true],
  ["members of a base schema", "application/ld+json; charset=utf-8", bound, true],
  ["embedded rows", "application/hal+json", hal, true],
  [
    "a vendor's envelope",
    "application/vnd.shop+json",
    object({ items: list(), total: integer }),
    true,
  ],
  ["resource objects", "application/vnd.api+json", resources, false],
  [
    "rows with fewer fields",
    "application/ld+json",
    object({ member: list(object({ id: integer })), totalItems: integer }),
    false,
  ],
  ["rows without a total", "application/vnd.shop.v2+json", object({ items: list() }), false],
  ["bare rows", "application/geo+json", bare, false],
  ["features as text", "text/csv", { type: "string" }, false],
])(
  "%s is read in place of bare rows if it has totals or pages",
  async (_, type, schema, isRead) => {
    const content = { "application/json": { schema: bare }, [type]: { schema } };
    const { operations } = await createTestModel({
      "/depots": { get: { responses: { "200": { content } } } },
    });
    const { shape, mediaType } = operations[0]?.response ?? {};
    expect(shape).toBe("rows");
    expect(mediaType).toBe(isRead ? type : "application/json");
  },
);
