import { expect, test } from "vitest";
import type { Field } from "#types/field.ts";
import { createTestModel } from "#testing/sample-paths.ts";

const text = { type: "string" };
const object = (properties: object) => ({ type: "object", properties });
const list = (items: object) => ({ type: "array", items });

/** Paths of records in a format: the content of a list, of a record, and of a request. */
function pathsOf(
  name: string,
  [rows, one, sent]: readonly [object, object, object],
  media: string,
) {
  const content = (schema: object) => ({ content: { [media]: { schema } } });
  const responses = { "200": { description: "", ...content(one) } };
  const write = { requestBody: content(sent), responses: { "204": { description: "" } } };
  return {
    [`/${name}`]: { get: { responses: { "200": { description: "", ...content(rows) } } } },
    [`/${name}/{id}`]: {
      parameters: [{ name: "id", in: "path", required: true, schema: text }],
      get: { responses },
      put: write,
    },
  };
}

function describe(field: Field): string {
  const inner = field.kind === "list" ? field.item : field;
  if (inner.kind === "group") return `${field.name} { ${inner.fields.map(describe).join(", ")} }`;
  return `${field.name} ${field.kind}${"to" in field ? ` ${field.to}` : ""}`;
}

const iri = { type: "string", format: "iri-reference" };
const added = { "@id": text, "@type": text };
const link = object({ href: text });
const hydra = (name: string, own: object) =>
  pathsOf(
    name,
    [
      object({ "hydra:member": list(object({ ...added, ...own })) }),
      object({ ...added, ...own }),
      object(own),
    ],
    "application/ld+json",
  );
const halModel = (own: object, embedded: object) =>
  object({ ...own, _embedded: object(embedded), _links: object({ self: link }) });
const hal = (name: string, model: object, sent: object) =>
  pathsOf(
    name,
    [
      object({ _embedded: object({ [name]: list(model) }), _links: object({ self: link }) }),
      model,
      sent,
    ],
    "application/hal+json",
  );
const halTag = object({ name: text, _links: object({ self: link }) });

test.each<readonly [string, object]>([
  [
    "Hydra",
    { ...hydra("albums", { title: text, tags: list(iri) }), ...hydra("tags", { name: text }) },
  ],
  [
    "HAL",
    {
      ...hal(
        "albums",
        halModel({ title: text }, { tags: list(halTag) }),
        object({ title: text, tags: list({ type: "string", format: "uri" }) }),
      ),
      ...hal("tags", halTag, object({ name: text })),
    },
  ],
])("%s: several records are read and written by their addresses", async (_, paths) => {
  const { resources, operations } = await createTestModel(paths);
  const fields = resources.find(({ name }) => name === "albums")?.fields ?? [];
  expect(fields.map(describe)).toContain("tags references tags");
  const body = operations.find(({ path, method }) => path === "/albums/{id}" && method === "put");
  const written = body?.body?.field.kind === "group" ? body.body.field.fields : [];
  expect(written.find(({ name }) => name === "tags")).toMatchObject({
    kind: "references",
    to: "tags",
    addressPath: expect.anything() as unknown,
  });
});

test("JSON:API: relationship endpoints read, replace and remove identifiers of other records", async () => {
  const identifier = object({ type: { type: "string", enum: ["tags"] }, id: text });
  const own = (type: string, attributes: object) =>
    object({ type: { type: "string", enum: [type] }, id: text, attributes: object(attributes) });
  const jsonApi = (name: string, record: object) =>
    pathsOf(
      name,
      [object({ data: list(record) }), object({ data: record }), object({ data: record })],
      "application/vnd.api+json",
    );
  const content = {
    content: { "application/vnd.api+json": { schema: object({ data: list(identifier) }) } },
  };
  const write = { requestBody: content, responses: { "204": { description: "" } } };
  const { resources, operations } = await createTestModel({
    ...jsonApi("albums", own("albums", { title: text })),
    ...jsonApi("tags", own("tags", { name: text })),
    "/albums/{id}/relationships/tags": {
      parameters: [{ name: "id", in: "path", required: true, schema: text }],
      get: { responses: { "200": { description: "", ...content } } },
      patch: write,
      delete: write,
    },
  });
  const links = resources.find(({ collectionPath }) => collectionPath?.includes("relationships"));
  expect(links?.fields.map(describe)).toEqual(["type choice", "id reference tags"]);
  const bodies = operations.filter(({ path }) => path.includes("relationships"));
  expect(bodies.flatMap(({ body }) => (body ? describe(body.field) : []))).toEqual(
    Array.from({ length: 2 }, () => "body { data { type choice, id reference tags } }"),
  );
});

test.each(["children", "siblings", "prerequisites", "predecessor"])(
  "the relationship %s leads to records of the same kind",
  async (name) => {
    const identifier = object({ id: text, type: text });
    const data = name.endsWith("r") ? identifier : list(identifier);
    const category = object({
      id: text,
      type: text,
      attributes: object({ title: text }),
      relationships: object({ [name]: object({ data }) }),
    });
    const model = await createTestModel(
      pathsOf(
        "categories",
        [object({ data: list(category) }), object({ data: category }), object({ data: category })],
        "application/vnd.api+json",
      ),
    );
    const field = model.resources[0]?.fields.find((one) => one.name === name);
    expect(field).toMatchObject({ to: "categories", keyPath: ["id"] });
  },
);
