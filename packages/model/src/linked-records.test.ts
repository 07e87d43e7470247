import { expect, test } from "vitest";
import type { HttpResponse } from "#types/http.ts";
import { recordKey } from "#request/records/record-key.ts";
import { readListPage } from "#request/lists/read-list-page.ts";
import { flattenResponse } from "#request/responses/flatten-response.ts";
import { createTestModel } from "#testing/sample-paths.ts";

const text = { type: "string" };
const whole = { type: "integer" };
const object = (properties: object) => ({ type: "object", properties });
const link = object({ href: text });
const added = { "@context": text, "@id": text, "@type": text };

interface Sample {
  readonly title: string;
  readonly album: object;
  readonly author: object;
  readonly sent: object;
  readonly list: (record: object) => object;
  readonly body: object;
}

const halList = (record: object) =>
  object({
    _embedded: object({ albums: { type: "array", items: record } }),
    _links: object({ self: link }),
    page: object({ totalElements: whole }),
  });
const hydraList = (record: object) =>
  object({ member: { type: "array", items: record }, totalItems: whole, view: object(added) });

/** Descriptions of albums with an author, in styles of several frameworks. */
const samples: readonly Sample[] = [
  {
    title: "HAL with keys and embedded records",
    album: object({
      id: whole,
      title: text,
      _embedded: object({ author: object({ id: whole, name: text }) }),
      _links: object({ self: link }),
    }),
    author: object({ id: whole, name: text, _links: object({ self: link }) }),
    sent: object({ title: text, author_id: whole }),
    list: halList,
    body: {
      _embedded: { albums: [{ id: 4, title: "A", _embedded: { author: { id: 7, name: "Dan" } } }] },
      page: { totalElements: 1 },
    },
  },
  {
    title: "HAL without keys, with links",
    album: object({ title: text, _links: object({ self: link, author: link, "doc:shelf": link }) }),
    author: object({ name: text, _links: object({ self: link }) }),
    sent: object({ title: text, author: { ...text, format: "uri" } }),
    list: halList,
    body: {
      _embedded: {
        albums: [
          {
            title: "A",
            _links: { self: { href: "http://a.test/albums/4" }, author: { href: "/authors/7" } },
          },
        ],
      },
      page: { totalElements: 1 },
    },
  },
  {
    title: "Hydra with addresses",
    album: object({
      ...added,
      id: whole,
      title: text,
      author: { ...text, format: "iri-reference" },
    }),
    author: object({ ...added, id: whole, name: text }),
    sent: object({ ...added, title: text, author: { ...text, format: "iri-reference" } }),
    list: hydraList,
    body: {
      member: [{ "@id": "/albums/4", "@type": "Album", id: 4, title: "A", author: "/authors/7" }],
      totalItems: 1,
    },
  },
  {
    title: "Hydra with embedded records without keys",
    album: object({ ...added, title: text, author: object({ ...added, name: text }) }),
    author: object({ ...added, name: text }),
    sent: object({ title: text, author: { ...text, format: "iri-reference" } }),
    list: hydraList,
    body: {
      member: [{ "@id": "/albums/4", title: "A", author: { "@id": "/authors/7", name: "Dan" } }],
      totalItems: 1,
    },
  },
];

function pathsOf(name: string, { list, sent }: Sample, record: object) {
  const good = (schema: object) => ({
    responses: { "200": { content: { "application/hal+json": { schema } } } },
  });
  const write = { requestBody: { content: { "application/json": { schema: sent } } } };
  const parameters = [{ name: "id", in: "path", required: true, schema: text }];
  return {
    [`/${name}`]: { get: good(list(record)), post: { ...write, ...good(record) } },
    [`/${name}/{id}`]: { parameters, get: good(record) },
  };
}

test.each(samples)("$title: fields, key, rows and the reference", async (sample) => {
  const { resources, operations } = await createTestModel({
    ...pathsOf("albums", sample, sample.album),
    ...pathsOf(
      "authors",
      { ...sample, list: (record) => ({ type: "array", items: record }) },
      {
        ...sample.author,
      },
    ),
  });
  const albums = resources.find(({ name }) => name === "albums");
  const author = albums?.fields.find(({ name }) => name === "author");
  expect(albums?.fields.filter(({ name }) => /^[@_]/.test(name))).toEqual([]);
  expect(author).toMatchObject({ kind: "reference", to: "authors" });
  const list = operations.find(({ id }) => id === albums?.operations.list);
  const expected = { ...list?.response, kind: "list" } as never;
  const response: HttpResponse = { status: 200, headers: {}, body: sample.body };
  const state = { page: 1, sort: [], search: "", filters: {} };
  const page = albums && readListPage(albums, flattenResponse(expected, response), state);
  expect(page?.total).toBe(1);
  const [row] = page?.rows ?? [];
  expect(albums && recordKey(albums, row)).toBe("4");
  expect(JSON.stringify((row as { readonly author: unknown }).author)).toContain("7");
  const field = operations.find(({ id }) => id === albums?.operations.create)?.body?.field;
  const inputs = field?.kind === "group" ? field.fields : [];
  expect(inputs.map(({ name }) => name)).toEqual(["title", expect.stringMatching(/^author/)]);
  expect(inputs[1]).toMatchObject({ kind: "reference", to: "authors" });
});

test("a record with a name in its path keeps that key, and links to no resource are not fields", async () => {
  const branch = object({ name: text, _links: object({ self: link, html: link }) });
  const sample = { ...samples[0], sent: object({}), list: (record: object) => halList(record) };
  const paths = pathsOf("branches", sample as Sample, branch);
  const { get, parameters } = paths["/branches/{id}"] as { get: object; parameters: object[] };
  const { resources } = await createTestModel({
    "/branches": paths["/branches"],
    "/branches/{branch}": {
      get,
      parameters: parameters.map((one) => ({ ...one, name: "branch" })),
    },
  });
  const [branches] = resources;
  expect(branches?.key).toMatchObject([{ field: ["name"], parameter: "branch" }]);
  expect(branches?.fields.map(({ name }) => name)).toEqual(["name"]);
});

const openLinks = { type: "object", additionalProperties: link };

test("a text with the name of records that have only an address takes the address", async () => {
  const sample = {
    ...samples[0],
    sent: object({ title: text, author: text, authors: { type: "array", items: text } }),
    list: (record: object) => halList(record),
  } as Sample;
  const { resources, operations } = await createTestModel({
    ...pathsOf("albums", sample, object({ title: text, _links: openLinks })),
    ...pathsOf("authors", sample, object({ name: text, _links: openLinks })),
  });
  const albums = resources.find(({ name }) => name === "albums");
  const field = operations.find(({ id }) => id === albums?.operations.create)?.body?.field;
  const inputs = field?.kind === "group" ? field.fields : [];
  const addressPath = ["_links", "self", "href"];
  expect(inputs).toMatchObject([
    { name: "title", kind: "text" },
    { name: "author", kind: "reference", to: "authors", addressPath },
    { name: "authors", kind: "references", to: "authors", addressPath },
  ]);
});

test.each([
  ["of the record", "/albums/4"],
  ["below the record", "/albums/4/author"],
])("a link %s is not a member of it", (_, href) => {
  const expected = { format: "hal", kind: "record", path: [] } as never;
  const self = { href: "/albums/4" };
  const body = { title: "A", _links: { self, other: { href }, next: { href: "/albums/42" } } };
  expect(flattenResponse(expected, { status: 200, headers: {}, body }).body).toEqual({
    title: "A",
    next: "/albums/42",
    _links: { self, next: { href: "/albums/42" } },
  });
});
