import { expect, test } from "vitest";
import { createModel } from "#create-model.ts";
import type { AdminModel } from "#types/admin-model.ts";

const json = (value: unknown) => JSON.stringify(value);
const calls = ({ operations }: AdminModel) =>
  operations.map(({ role, method, path }) => `${role}: ${method} ${path}`);
const find = ({ operations }: AdminModel, method: string, path: string) =>
  operations.find((one) => one.method === method && one.path === path);

const xml = `<edmx:Edmx Version="4.0" xmlns:edmx="http://docs.oasis-open.org/odata/ns/edmx"><edmx:DataServices>
<Schema Namespace="Fleet" Alias="F" xmlns="http://docs.oasis-open.org/odata/ns/edm">
<TypeDefinition Name="Mass" UnderlyingType="Edm.Decimal"/>
<EntityType Name="Asset"><Key><PropertyRef Name="ID"/></Key><Property Name="ID" Type="Edm.Int64" Nullable="false"/></EntityType>
<EntityType Name="Ship" BaseType="F.Asset"><Property Name="Weight" Type="F.Mass"/>
  <NavigationProperty Name="Logs" Type="Collection(F.Log)" ContainsTarget="true"/></EntityType>
<EntityType Name="Log"><Key><PropertyRef Name="ID"/></Key><Property Name="ID" Type="Edm.Int32" Nullable="false"/></EntityType>
<Action Name="DepartNow" IsBound="true"><Parameter Name="ship" Type="F.Asset"/>
  <Parameter Name="to" Type="Edm.String" Nullable="false"/></Action>
<Function Name="Near" IsBound="true"><Parameter Name="ships" Type="Collection(F.Ship)"/>
  <Parameter Name="port" Type="Edm.String"/><ReturnType Type="Collection(F.Ship)"/></Function>
<Action Name="Reset"/>
<EntityContainer Name="Sea"><EntitySet Name="Ships" EntityType="F.Ship"/><ActionImport Name="Reset" Action="F.Reset"/></EntityContainer>
</Schema></edmx:DataServices></edmx:Edmx>`;

const csdl = {
  $Version: "4.01",
  $EntityContainer: "Fleet.Sea",
  Fleet: {
    $Alias: "F",
    Mass: { $Kind: "TypeDefinition", $UnderlyingType: "Edm.Decimal" },
    Asset: { $Kind: "EntityType", $Key: ["ID"], ID: { $Type: "Edm.Int64" } },
    Ship: {
      $Kind: "EntityType",
      $BaseType: "F.Asset",
      Weight: { $Type: "F.Mass", $Nullable: true },
      Logs: {
        $Kind: "NavigationProperty",
        $Collection: true,
        $Type: "F.Log",
        $ContainsTarget: true,
      },
    },
    Log: { $Kind: "EntityType", $Key: ["ID"], ID: { $Type: "Edm.Int32" } },
    DepartNow: [
      {
        $Kind: "Action",
        $IsBound: true,
        $Parameter: [{ $Name: "ship", $Type: "F.Asset" }, { $Name: "to" }],
      },
    ],
    Near: [
      {
        $Kind: "Function",
        $IsBound: true,
        $Parameter: [
          { $Name: "ships", $Type: "F.Ship", $Collection: true },
          { $Name: "port", $Nullable: true },
        ],
        $ReturnType: { $Type: "F.Ship", $Collection: true },
      },
    ],
    Reset: [{ $Kind: "Action" }],
    Sea: {
      $Kind: "EntityContainer",
      Ships: { $Collection: true, $Type: "F.Ship" },
      Reset: { $Action: "F.Reset" },
    },
  },
};

test.each([
  ["XML", xml],
  ["JSON", json(csdl)],
])(
  "OData in %s: actions, functions, contained records, named types and totals",
  async (_, text) => {
    const model = await createModel(text);
    expect(model.problems.filter(({ code }) => code !== "no-server")).toEqual([]);
    expect(calls(model)).toEqual(
      expect.arrayContaining([
        "action: post /Ships({ID})/Fleet.DepartNow",
        "action: get /Ships/Fleet.Near(port='{port}')",
        "action: post /Reset",
        "list: get /Ships({ID})/Logs",
        "update: patch /Ships({ID})/Logs({ID_1})",
      ]),
    );
    const depart = find(model, "post", "/Ships({ID})/Fleet.DepartNow");
    expect(depart).toMatchObject({
      label: "Depart now",
      body: { field: { fields: [{ name: "to" }] } },
    });
    const ships = model.resources.find(({ name }) => name === "Ships");
    expect(ships?.list).toMatchObject({ total: { in: "body", path: ["@odata.count"] } });
    expect(ships?.fields.find(({ name }) => name === "Weight")?.kind).toBe("number");
  },
);

test("Postman: nested variables, several servers, files, comments and placeholders", async () => {
  const request = (method: string, url: string, body?: object) => ({
    name: `${method} ${url}`,
    request: { method, url, ...(body === undefined ? {} : { body }) },
  });
  const raw = '{\n "name": "a // b", // the name\n "price": {{price}},\n "tags": ["x",],\n}';
  const picture = { key: "picture", type: "file", src: "/x.png" };
  const model = await createModel(
    json({
      info: {
        name: "Bakery",
        schema: "https://schema.getpostman.com/json/collection/v2.1.0/collection.json",
      },
      variable: [
        { key: "host", value: "https://bakery.example" },
        { key: "base", value: "{{host}}/api" },
      ],
      item: [
        request("GET", "{{base}}/breads"),
        request("POST", "{{base}}/breads", { mode: "raw", raw }),
        request("POST", "{{base}}/breads/:id/picture", { mode: "formdata", formdata: [picture] }),
        request("GET", "https://status.example/health"),
      ],
    }),
  );
  expect(model.servers).toEqual(["https://bakery.example/api"]);
  expect(find(model, "post", "/breads")?.body?.field).toMatchObject({
    fields: [{ name: "name" }, { name: "price" }, { name: "tags", kind: "list" }],
  });
  expect(find(model, "post", "/breads/{id}/picture")?.body?.field).toMatchObject({
    fields: [{ name: "picture", kind: "file" }],
  });
  expect(find(model, "get", "/health")?.server).toBe("https://status.example");
});

test("HAR: bodies in base64, forms, empty responses and headers of the API", async () => {
  const headers = [
    { name: "X-Tenant", value: "t1" },
    { name: "X-Requested-With", value: "XMLHttpRequest" },
  ];
  const entry = (method: string, path: string, more: { request?: object; content?: object }) => ({
    request: { method, url: `https://clinic.example${path}`, headers, ...more.request },
    response: { status: 200, content: more.content ?? { mimeType: "", text: "" } },
  });
  const text = btoa(json([{ id: 7, name: "Tom" }]));
  const postData = {
    mimeType: "application/x-www-form-urlencoded",
    params: [{ name: "name", value: "Kit" }],
  };
  const model = await createModel(
    json({
      log: {
        entries: [
          entry("GET", "/pets", {
            content: { mimeType: "application/json", encoding: "base64", text },
          }),
          entry("POST", "/pets", { request: { postData } }),
        ],
      },
    }),
  );
  expect(model.resources[0]?.fields.map(({ name }) => name)).toEqual(["id", "name"]);
  expect(find(model, "post", "/pets")?.body).toMatchObject({
    mediaType: "application/x-www-form-urlencoded",
    field: { fields: [{ name: "name" }] },
  });
  const names = model.operations.flatMap(({ parameters }) => parameters.map(({ name }) => name));
  expect(names).toContain("x-tenant");
  expect(names).not.toContain("x-requested-with");
});

test("discovery: uploads have a separate path, times are times", async () => {
  const path = "plants/{plantId}/photos";
  const model = await createModel(
    json({
      kind: "discovery#restDescription",
      title: "Plants",
      rootUrl: "https://plants.example/",
      servicePath: "v1/",
      schemas: {
        Plant: {
          type: "object",
          properties: { id: { type: "string" }, at: { type: "string", format: "google-datetime" } },
        },
      },
      resources: {
        plants: {
          methods: {
            get: {
              path: "plants/{plantId}",
              httpMethod: "GET",
              response: { $ref: "Plant" },
            },
            upload: {
              id: "plants.upload",
              path,
              httpMethod: "POST",
              mediaUpload: {
                accept: ["image/*"],
                protocols: { simple: { path: `/upload/v1/${path}` } },
              },
            },
          },
        },
      },
    }),
  );
  const upload = find(model, "post", `/upload/v1/${path}`);
  expect(upload).toMatchObject({ server: "https://plants.example" });
  expect(upload?.body?.field.kind).toBe("file");
  expect(model.resources[0]?.fields).toMatchObject([{ name: "id" }, { kind: "date-time" }]);
});
