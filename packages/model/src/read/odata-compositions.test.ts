import { expect, test } from "vitest";
import { createModel } from "#create-model.ts";
import { buildReadRequest } from "#request/build-read-request.ts";

const edmx = (schema: string) =>
  `<edmx:Edmx Version="4.0" xmlns:edmx="http://docs.oasis-open.org/odata/ns/edmx"><edmx:DataServices><Schema Namespace="N" xmlns="http://docs.oasis-open.org/odata/ns/edm">${schema}</Schema></edmx:DataServices></edmx:Edmx>`;
const key = (...names: readonly string[]) =>
  `<Key>${names.map((name) => `<PropertyRef Name="${name}"/>`).join("")}</Key>${names.map((name) => `<Property Name="${name}" Type="Edm.Int32" Nullable="false"/>`).join("")}`;
const parts = (name: string, type: string, more = "") =>
  `<NavigationProperty Name="${name}" Type="Collection(N.${type})"${more}><OnDelete Action="Cascade"/></NavigationProperty>`;
const whole = (name: string, type: string, own: string) =>
  `<NavigationProperty Name="${name}" Type="N.${type}"><ReferentialConstraint Property="${own}" ReferencedProperty="ID"/></NavigationProperty><Property Name="${own}" Type="Edm.Int32"/>`;

/** Orders with lines, whose property leads back. */
const orders =
  edmx(`<EntityType Name="Order">${key("ID")}<Property Name="no" Type="Edm.String"/>${parts("lines", "Line", ' Partner="order"')}</EntityType>
<EntityType Name="Line">${key("ID")}${whole("order", "Order", "order_ID")}<Property Name="quantity" Type="Edm.Int32"/></EntityType>
<EntityContainer Name="Shop"><EntitySet Name="Orders" EntityType="N.Order"/><EntitySet Name="Lines" EntityType="N.Line"/></EntityContainer>`);

/** Books with texts, whose key has that of the book. */
const books =
  edmx(`<EntityType Name="Book">${key("ID")}<Property Name="title" Type="Edm.String"/>${parts("texts", "Text")}</EntityType>
<EntityType Name="Text">${key("locale", "ID")}<Property Name="title" Type="Edm.String"/></EntityType>
<EntityContainer Name="Shop"><EntitySet Name="Books" EntityType="N.Book"/></EntityContainer>`);

/** Trips with stages and their stops, in JSON. */
const trips = JSON.stringify({
  $Version: "4.01",
  $EntityContainer: "N.Tours",
  N: {
    Trip: {
      $Kind: "EntityType",
      $Key: ["ID"],
      ID: { $Type: "Edm.Int32" },
      stages: {
        $Kind: "NavigationProperty",
        $Type: "N.Stage",
        $Collection: true,
        $OnDelete: "Cascade",
      },
    },
    Stage: {
      $Kind: "EntityType",
      $Key: ["ID"],
      ID: { $Type: "Edm.Int32" },
      name: {},
      stops: {
        $Kind: "NavigationProperty",
        $Type: "N.Stop",
        $Collection: true,
        $OnDelete: "Cascade",
      },
    },
    Stop: { $Kind: "EntityType", $Key: ["ID"], ID: { $Type: "Edm.Int32" }, place: {} },
    Tours: { $Kind: "EntityContainer", Trips: { $Collection: true, $Type: "N.Trip" } },
  },
});

/** Links to records that remain. */
const groups =
  edmx(`<EntityType Name="Group">${key("ID")}<NavigationProperty Name="members" Type="Collection(N.User)"/></EntityType>
<EntityType Name="User">${key("ID")}</EntityType>
<EntityContainer Name="Shop"><EntitySet Name="Groups" EntityType="N.Group"/><EntitySet Name="Users" EntityType="N.User"/></EntityContainer>`);

test.each([
  ["orders", orders, "Orders", { lines: ["ID", "quantity"] }],
  ["books", books, "Books", { texts: ["locale", "title"] }],
  ["trips", trips, "Trips", { stages: ["ID", "name", "stops"] }],
  ["groups", groups, "Groups", {}],
])("the parts of %s are read and created with their whole", async (_name, text, set, want) => {
  const model = await createModel(text);
  const resource = model.resources.find(({ collectionPath }) => collectionPath === `/${set}`);
  if (resource === undefined) throw new Error("no resource");
  const body = model.operations.find(({ id }) => id === resource.operations.create)?.body?.field;
  const listed = body?.kind === "group" ? body.fields : [];
  const lists = listed.flatMap((field) =>
    field.kind === "list" && field.item.kind === "group"
      ? [[field.name, field.item.fields.map(({ name }) => name)] as const]
      : [],
  );
  expect(Object.fromEntries(lists)).toEqual(want);
  const { query } = buildReadRequest(model, resource, "1");
  const [name] = Object.keys(want);
  expect(decodeURIComponent(query)).toBe(name === undefined ? "" : `$expand=${name}`);
  const change = model.operations.find(({ id }) => id === resource.operations.update);
  const changed = change?.body?.field;
  expect(JSON.stringify(changed ?? {})).not.toContain(String(name));
});
