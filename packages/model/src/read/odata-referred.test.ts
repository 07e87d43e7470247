import { expect, test } from "vitest";
import { createModel } from "#create-model.ts";
import { buildListRequest } from "#request/lists/build-list-request.ts";
import { buildReadRequest } from "#request/build-read-request.ts";

const state = { page: 1, sort: [], search: "", filters: {} };

/** Ships with navigation properties, companies, and berths without a set. */
async function describeShips(navigation: string) {
  const set = (name: string, type: string) =>
    `<EntitySet Name="${name}" EntityType="Fleet.${type}"/>`;
  const model = await createModel(`<?xml version="1.0"?>
<edmx:Edmx Version="4.0" xmlns:edmx="http://docs.oasis-open.org/odata/ns/edmx"><edmx:DataServices>
<Schema Namespace="Fleet" xmlns="http://docs.oasis-open.org/odata/ns/edm">
<EntityType Name="Ship"><Key><PropertyRef Name="Id"/></Key><Property Name="Id" Type="Edm.Int32" Nullable="false"/>
<Property Name="OwnerCode" Type="Edm.String"/>${navigation}</EntityType>
<EntityType Name="Company"><Key><PropertyRef Name="Code"/></Key>
<Property Name="Code" Type="Edm.String" Nullable="false"/><Property Name="Name" Type="Edm.String"/></EntityType>
<EntityType Name="Berth"><Key><PropertyRef Name="Id"/></Key><Property Name="Id" Type="Edm.Int32" Nullable="false"/></EntityType>
<EntityContainer Name="C">${set("Ships", "Ship")}${set("Companies", "Company")}</EntityContainer>
</Schema></edmx:DataServices></edmx:Edmx>`);
  const ships = model.resources.find(({ name }) => name === "Ships");
  if (ships === undefined) throw new Error("no ships");
  const expandOf = (query: string) => /\$expand=([^&]*)/.exec(decodeURIComponent(query))?.[1];
  const references = ships.fields.flatMap((field) =>
    field.kind === "reference" ? [`${field.name} ${field.to} ${field.isReadOnly === true}`] : [],
  );
  return {
    references,
    list: expandOf(buildListRequest(model, ships, state).query),
    read: expandOf(buildReadRequest(model, ships, "7").query),
    written: model.operations
      .filter(
        ({ role, resource }) => resource === "Ships" && (role === "create" || role === "update"),
      )
      .map(({ body }) => body?.field.kind === "group" && body.field.fields.map(({ name }) => name)),
  };
}

const to = (name: string, type: string, inner = "") =>
  `<NavigationProperty Name="${name}" Type="${type}">${inner}</NavigationProperty>`;
const many = ["A", "B", "C", "D", "E", "F"];

test("a record without its key in the other one is a reference that reads expand", async () => {
  const ships = await describeShips(to("Owner", "Fleet.Company"));
  expect(ships.references).toEqual(["Owner Companies false"]);
  expect([ships.list, ships.read]).toEqual(["Owner", "Owner"]);
  expect(ships.written).toEqual([
    ["Id", "OwnerCode", "Owner"],
    ["OwnerCode", "Owner"],
  ]);
});

test.each([
  [
    "whose key is a property",
    to(
      "Owner",
      "Fleet.Company",
      '<ReferentialConstraint Property="OwnerCode" ReferencedProperty="Code"/>',
    ),
    ["OwnerCode Companies false"],
  ],
  ["without a set", to("Berth", "Fleet.Berth"), []],
  ["of many", to("Crew", "Collection(Fleet.Company)"), []],
])("records %s are not expanded", async (_, navigation, references) => {
  const ships = await describeShips(navigation);
  expect(ships.references).toEqual(references);
  expect([ships.list, ships.read]).toEqual([undefined, undefined]);
});

test.each([
  ["Owner", "OwnerId"],
  ["owner", "owner_ID"],
  ["Owner", "OwnerUuid"],
])(
  "the record %s next to its key %s gives it a title, and requests have the key",
  async (name, key) => {
    const ships = await describeShips(
      `<Property Name="${key}" Type="Edm.String"/>${to(
        name,
        "Fleet.Company",
        `<ReferentialConstraint Property="${key}" ReferencedProperty="Code"/>`,
      )}`,
    );
    expect(ships.references).toEqual([`${key} Companies false`, `${name} Companies true`]);
    expect([ships.list, ships.read]).toEqual([name, name]);
    expect(ships.written).toEqual([
      ["Id", "OwnerCode", key],
      ["OwnerCode", key],
    ]);
  },
);

test("a list does not expand many records, but a record does", async () => {
  const ships = await describeShips(many.map((name) => to(name, "Fleet.Company")).join(""));
  expect(ships.list).toBeUndefined();
  expect(ships.read).toBe(many.join(","));
});
