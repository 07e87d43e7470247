import { expect, test } from "vitest";
import { createModel } from "#create-model.ts";

const edmx = (schema: string) =>
  `<edmx:Edmx Version="4.0" xmlns:edmx="http://docs.oasis-open.org/odata/ns/edmx"><edmx:DataServices><Schema Namespace="N" xmlns="http://docs.oasis-open.org/odata/ns/edm">${schema}</Schema></edmx:DataServices></edmx:Edmx>`;
const key = (name: string, type = "Edm.String") =>
  `<Key><PropertyRef Name="${name}"/></Key><Property Name="${name}" Type="${type}" Nullable="false"/>`;

/** People whose friends are people, and photos with a file. */
const people =
  edmx(`<EntityType Name="Person">${key("UserName")}<Property Name="FirstName" Type="Edm.String"/>
<NavigationProperty Name="Friends" Type="Collection(N.Person)"/></EntityType>
<EntityType Name="Photo">${key("Id", "Edm.Int64")}<Property Name="Name" Type="Edm.String"/><Property Name="Image" Type="Edm.Stream"/></EntityType>
<EntityContainer Name="Trips"><EntitySet Name="People" EntityType="N.Person"/><EntitySet Name="Photos" EntityType="N.Photo"/></EntityContainer>`);

/** Groups whose members have a base type with the key. */
const groups = edmx(`<EntityType Name="entity" Abstract="true">${key("id")}</EntityType>
<EntityType Name="user" BaseType="N.entity"><Property Name="displayName" Type="Edm.String"/></EntityType>
<EntityType Name="group" BaseType="N.entity"><Property Name="displayName" Type="Edm.String"/>
<NavigationProperty Name="members" Type="Collection(N.user)"/></EntityType>
<EntityContainer Name="Graph"><EntitySet Name="users" EntityType="N.user"/><EntitySet Name="groups" EntityType="N.group"/></EntityContainer>`);

/** Orders whose lines have the key of the order, in JSON. */
const orders = JSON.stringify({
  $Version: "4.01",
  $EntityContainer: "N.Shop",
  N: {
    Order: {
      $Kind: "EntityType",
      $Key: ["ID"],
      ID: { $Type: "Edm.Int32" },
      orderNo: { $Type: "Edm.String" },
      status: { $Type: "Edm.String" },
      scan: { $Type: "Edm.Stream" },
      lines: { $Kind: "NavigationProperty", $Type: "N.Line", $Collection: true },
      tags: { $Kind: "NavigationProperty", $Type: "N.Tag", $Collection: true },
    },
    Line: {
      $Kind: "EntityType",
      $Key: ["ID"],
      ID: { $Type: "Edm.Int32" },
      order_ID: { $Type: "Edm.Int32" },
      order: {
        $Kind: "NavigationProperty",
        $Type: "N.Order",
        $ReferentialConstraint: { order_ID: "ID" },
      },
    },
    Tag: { $Kind: "EntityType", $Key: ["name"], name: {}, color: {}, owner: {} },
    Shop: {
      $Kind: "EntityContainer",
      Orders: { $Collection: true, $Type: "N.Order" },
      Lines: { $Collection: true, $Type: "N.Line" },
      Tags: { $Collection: true, $Type: "N.Tag" },
    },
  },
});

test.each([
  ["people", people, "/People('{UserName}')/Friends", "People"],
  ["members", groups, "/groups('{id}')/members", "users"],
  ["tags", orders, "/Orders({ID})/tags", "Tags"],
])("%s that no key leads back to are a list below the record", async (_, text, path, to) => {
  const { resources } = await createModel(text);
  const list = resources.find(({ collectionPath }) => collectionPath === path);
  expect(list?.rowTarget).toMatchObject({ to });
  expect(Object.keys(list?.operations ?? {})).toEqual(["list"]);
});

test("records with the key of another one are not listed a second time below it", async () => {
  const { resources } = await createModel(orders);
  expect(resources.map(({ name }) => name)).not.toContain("lines");
  expect(resources.find(({ name }) => name === "Orders")?.title).toEqual(["orderNo"]);
});

test.each([
  ["people", people, "Photos", "Image", "/Photos({Id})/Image"],
  ["orders", orders, "Orders", "scan", "/Orders({ID})/scan"],
])("a stream of %s is a file at its own path, not a field", async (_, text, name, field, path) => {
  const { resources, operations } = await createModel(text);
  const resource = resources.find((one) => one.name === name);
  expect(resource?.fields.map((one) => one.name)).not.toContain(field);
  const calls = operations.filter((one) => one.path === path);
  expect(calls.map(({ method, response }) => [method, response.shape])).toEqual([
    ["get", "file"],
    ["put", "none"],
  ]);
});

test.each([
  ["N.Top", "Top"],
  ["N.TopSellers", "Top Sellers"],
  ["N.related", "related"],
])("the rows of the bound function %s have its name without the namespace", async (name, label) => {
  const bound = `<Function Name="${name.slice(2)}" IsBound="true"><Parameter Name="it" Type="N.Person"/>
<ReturnType Type="Collection(N.Photo)"/></Function>`;
  const { resources } = await createModel(
    people.replace("<EntityContainer", `${bound}<EntityContainer`),
  );
  const rows = resources.find(({ collectionPath }) => collectionPath?.includes(name));
  expect(rows?.labels.many).toBe(label);
});
