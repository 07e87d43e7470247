import { expect, test } from "vitest";
import { createModel } from "#create-model.ts";

const json = (value: unknown) => JSON.stringify(value);
const user = { id: 7, name: "Ada", created_at: 1_700_000_000 };

/** Resources as `name: paths; fields`. */
async function summarize(text: string): Promise<readonly string[]> {
  const { resources } = await createModel(text);
  return resources.map(
    ({ name, collectionPath, itemPath, fields }) =>
      `${name}: ${collectionPath} ${itemPath}; ${fields.map((field) => field.name).join(" ")}`,
  );
}

const request = (method: string, raw: string, more: object = {}) => ({
  name: `${method} ${raw}`,
  request: { method, url: { raw }, ...more },
});

test("a Postman collection becomes resources with tags, keys and a body", async () => {
  const response = [{ code: 200, body: json([user]) }];
  const collection = {
    info: {
      name: "Shop",
      schema: "https://schema.getpostman.com/json/collection/v2.1.0/collection.json",
    },
    variable: [{ key: "base", value: "https://shop.example/v1" }],
    auth: { type: "bearer" },
    item: [
      {
        name: "People",
        item: [
          { ...request("GET", "{{base}}/users?page=1"), response },
          request("GET", "{{base}}/users/:id"),
          request("PUT", "{{base}}/users/12", {
            body: { mode: "raw", raw: '{"name": "{{name}}", "age": {{age}}}' },
          }),
          { ...request("GET", "{{base}}/users/{{userId}}/orders"), response },
        ],
      },
    ],
  };
  const model = await createModel(json(collection));
  expect(model).toMatchObject({ title: "Shop", servers: ["https://shop.example/v1"] });
  expect(model.signIn.methods.length).toBeGreaterThan(0);
  expect(await summarize(json(collection))).toEqual([
    "users: /users /users/{id}; id name created_at",
    expect.stringContaining("/orders"),
  ]);
  expect(model.resources[0]?.list?.paging).toMatchObject({ style: "page" });
  expect(model.problems.filter(({ severity }) => severity === "error")).toEqual([]);
});

const entry = (method: string, url: string, value: unknown, more: object = {}) => ({
  request: { method, url, headers: [], queryString: [], ...more },
  response: {
    status: 200,
    content: { mimeType: "application/json; charset=utf-8", text: json(value) },
  },
});

test("a HAR file becomes resources: keys are values of the rows", async () => {
  const origin = "https://app.example/api";
  const text = json({ name: "Neu", slots: 3 });
  const har = {
    log: {
      entries: [
        {
          request: { method: "GET", url: "https://app.example/main.js" },
          response: { status: 200, content: { mimeType: "text/javascript" } },
        },
        entry("GET", `${origin}/pools`, {
          pools: [
            { name: "default", slots: 5 },
            { name: "b", slots: 1 },
          ],
          total: 2,
        }),
        entry("GET", `${origin}/pools/default`, { name: "default", slots: 5 }),
        entry(
          "PATCH",
          `${origin}/pools/b`,
          { name: "b", slots: 3 },
          { postData: { mimeType: "application/json", text } },
        ),
        entry("GET", `${origin}/users/3f2504e0-4f89-41d3-9a0c-0305e82c3301`, user),
        entry("GET", `${origin}/users`, [user]),
        entry("GET", "https://tracker.example/x", { ok: true }),
      ],
    },
  };
  const model = await createModel(json(har));
  expect(model).toMatchObject({ title: "app.example", servers: ["https://app.example"] });
  expect(await summarize(json(har))).toEqual([
    "pools: /api/pools /api/pools/{poolId}; name slots",
    "users: /api/users /api/users/{userId}; id name created_at",
  ]);
  expect(model.operations.find(({ role }) => role === "update")?.body?.field).toMatchObject({
    fields: [{ name: "name" }, { name: "slots" }],
  });
});

test("methods that a recorded response allows become writes, with the members that a user sets", async () => {
  const origin = "https://app.example/api";
  const task = {
    id: 1,
    url: `${origin}/tasks/1/`,
    title: "Sweep",
    created_at: "2026-01-01T00:00:00Z",
  };
  const allowing = (methods: string, one: ReturnType<typeof entry>) => ({
    ...one,
    response: { ...one.response, headers: [{ name: "Allow", value: methods }] },
  });
  const har = {
    log: {
      entries: [
        entry("GET", `${origin}/tasks/`, { results: [task], next: null }),
        allowing("GET, POST, OPTIONS", entry("OPTIONS", `${origin}/tasks/`, { name: "Tasks" })),
        allowing("GET, PATCH, HEAD", entry("GET", `${origin}/tasks/1/`, task)),
      ],
    },
  };
  const { operations } = await createModel(json(har));
  expect(operations.map(({ role, method, path }) => `${role}: ${method} ${path}`)).toEqual([
    "list: get /api/tasks/",
    "create: post /api/tasks/",
    "read: get /api/tasks/{taskId}/",
    "update: patch /api/tasks/{taskId}/",
  ]);
  for (const role of ["create", "update"]) {
    const { body } = operations.find((one) => one.role === role) ?? {};
    expect(body?.field).toMatchObject({ fields: [{ name: "title", isRequired: false }] });
  }
});

const xml = `<?xml version="1.0" encoding="utf-8"?>
<edmx:Edmx Version="4.0" xmlns:edmx="http://docs.oasis-open.org/odata/ns/edmx"><edmx:DataServices>
<Schema Namespace="NW" Alias="Self" xmlns="http://docs.oasis-open.org/odata/ns/edm">
<EntityType Name="Base" Abstract="true"><Key><PropertyRef Name="ID"/></Key>
  <Property Name="ID" Type="Edm.Int32" Nullable="false"/></EntityType>
<EntityType Name="Product" BaseType="Self.Base"><Property Name="Name" Type="Edm.String" Nullable="false" MaxLength="40"/>
  <Property Name="Status" Type="Self.Status"/><Property Name="CategoryID" Type="Edm.String"/>
  <NavigationProperty Name="Category" Type="NW.Category">
    <ReferentialConstraint Property="CategoryID" ReferencedProperty="Code"/></NavigationProperty></EntityType>
<EntityType Name="Category"><Key><PropertyRef Name="Code"/></Key><Property Name="Code" Type="Edm.String" Nullable="false"/>
  <Property Name="Tags" Type="Collection(Edm.String)"/></EntityType>
<EnumType Name="Status"><Member Name="Open" Value="0"/><Member Name="Done" Value="1"/></EnumType>
<EntityContainer Name="Shop"><EntitySet Name="Products" EntityType="NW.Product"/>
  <EntitySet Name="Categories" EntityType="NW.Category"/><Singleton Name="Me" Type="NW.Category"/></EntityContainer>
</Schema></edmx:DataServices></edmx:Edmx>`;

const csdl = {
  $Version: "4.01",
  $EntityContainer: "NW.Shop",
  NW: {
    $Alias: "Self",
    Base: { $Kind: "EntityType", $Key: ["ID"], ID: { $Type: "Edm.Int32" } },
    Product: {
      $Kind: "EntityType",
      $BaseType: "Self.Base",
      Name: { $MaxLength: 40 },
      Status: { $Type: "Self.Status", $Nullable: true },
      CategoryID: { $Nullable: true },
      Category: {
        $Kind: "NavigationProperty",
        $Type: "Self.Category",
        $ReferentialConstraint: { CategoryID: "Code" },
      },
    },
    Category: { $Kind: "EntityType", $Key: ["Code"], Code: {}, Tags: { $Collection: true } },
    Status: { $Kind: "EnumType", Open: 0, Done: 1 },
    Shop: {
      $Kind: "EntityContainer",
      Products: { $Collection: true, $Type: "Self.Product" },
      Categories: { $Collection: true, $Type: "NW.Category" },
      Me: { $Type: "NW.Category" },
    },
  },
};

test.each([
  ["XML", xml],
  ["JSON", json(csdl)],
])("OData metadata in %s becomes entity sets with keys, enums and relations", async (_, text) => {
  const { title, resources, operations } = await createModel(text);
  expect(title).toBe("Shop");
  const products = resources.find(({ name }) => name === "Products");
  expect(products).toMatchObject({ itemPath: "/Products({ID})", key: [{ field: ["ID"] }] });
  expect(products?.fields).toMatchObject([
    { name: "ID", kind: "number" },
    { name: "Name", kind: "text", maxLength: 40 },
    { name: "Status", kind: "choice" },
    { name: "CategoryID", kind: "reference", to: "Categories" },
    { name: "Category", kind: "reference", to: "Categories", isReadOnly: true },
  ]);
  expect(products?.list).toMatchObject({ rows: ["value"] });
  expect(products?.list?.paging.style).not.toBe("none");
  const categories = resources.find(({ name }) => name === "Categories");
  expect(categories).toMatchObject({ itemPath: "/Categories('{Code}')" });
  expect(resources.find(({ name }) => name === "Me")).toMatchObject({ isSingleton: true });
  expect(operations.filter(({ role }) => role === "update").length).toBeGreaterThan(1);
});

test("a Google discovery document becomes resources", async () => {
  const parameters = {
    projectsId: { type: "string", location: "path", required: true },
    pageSize: { type: "integer", location: "query" },
    pageToken: { type: "string", location: "query" },
  };
  const discovery = {
    kind: "discovery#restDescription",
    title: "Topics API",
    version: "v1",
    rootUrl: "https://topics.example/",
    servicePath: "",
    auth: { oauth2: {} },
    schemas: {
      Topic: {
        id: "Topic",
        type: "object",
        properties: { id: { type: "string" }, title: { type: "string" } },
      },
      Topics: {
        type: "object",
        properties: {
          topics: { type: "array", items: { $ref: "Topic" } },
          nextPageToken: { type: "string" },
        },
      },
    },
    resources: {
      topics: {
        methods: {
          list: {
            id: "topics.list",
            path: "v1/topics",
            httpMethod: "GET",
            parameters,
            response: { $ref: "Topics" },
          },
          get: {
            id: "topics.get",
            path: "v1/{+name}",
            flatPath: "v1/topics/{topicsId}",
            httpMethod: "GET",
            response: { $ref: "Topic" },
          },
          create: {
            id: "topics.create",
            path: "v1/topics",
            httpMethod: "POST",
            request: { $ref: "Topic" },
            response: { $ref: "Topic" },
          },
        },
      },
    },
  };
  const model = await createModel(json(discovery));
  expect(model).toMatchObject({ title: "Topics API", servers: ["https://topics.example"] });
  expect(await summarize(json(discovery))).toEqual([
    "topics: /v1/topics /v1/topics/{topicsId}; id title",
  ]);
  expect(model.resources[0]?.list?.paging).toMatchObject({ style: "cursor" });
});

test.each([
  [
    "is-wsdl",
    '<?xml version="1.0"?><wsdl:definitions xmlns:wsdl="http://schemas.xmlsoap.org/wsdl/"/>',
  ],
  ["is-graphql-schema", "type Query {\n  users: [User!]!\n}\n\ntype User {\n  id: ID!\n}\n"],
  ["is-asyncapi", json({ asyncapi: "3.0.0", channels: {} })],
  ["is-postman", json({ id: "1", name: "Shop", order: [], requests: [] })],
  ["xml", "<project/>"],
  ["xml", '<edmx:Edmx Version="4.0" xmlns:edmx="x"'],
])("%s is named when it is refused", async (code, text) => {
  const { problems } = await createModel(text);
  expect(problems[0]?.message.code).toBe(code);
});

test.each([
  ["RAML", "#%RAML 1.0\ntitle: Shop\n/users:\n  get:\n"],
  ["API Blueprint", "FORMAT: 1A\nHOST: https://shop.example\n\n# Shop\n## Users [/users]\n"],
  ["API Blueprint", "VERSION: 2\nFORMAT: 1A\n\n# Shop\n"],
  ["Protocol Buffers", '// Shop\nsyntax = "proto3";\n\nservice Shop {}\n'],
  ["Smithy", '$version: "2"\n\nnamespace shop\n'],
  ["TypeSpec", 'import "@typespec/http";\n\nmodel User {}\n'],
  ["Bruno", "meta {\n  name: List\n}\n\nget {\n  url: https://shop.example/users\n}\n"],
  ["WADL", '<?xml version="1.0"?><application xmlns="http://wadl.dev.java.net/2009/02"/>'],
  ["WSDL 2.0", '<w:description xmlns:w="http://www.w3.org/ns/wsdl"/>'],
  ["OData 1 to 3", '<edmx:Edmx Version="1.0" xmlns:edmx="x"/>'],
  ["OpenRPC", json({ openrpc: "1.2.6", methods: [] })],
  ["Insomnia", json({ _type: "export", __export_format: 4, resources: [] })],
  ["Insomnia", "type: collection.insomnia.rest/5.0\nname: Shop\ncollection: []\n"],
])("%s is named when it is refused", async (format, text) => {
  const { problems } = await createModel(text);
  expect(problems[0]?.message).toEqual({ code: "is-format", params: { format } });
});
