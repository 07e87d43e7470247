import { expect, test } from "vitest";
import { createModel } from "#create-model.ts";

const edmx = (namespace: string, schema: string, annotations = "") =>
  `<edmx:Edmx Version="4.0" xmlns:edmx="http://docs.oasis-open.org/odata/ns/edmx"><edmx:DataServices><Schema Namespace="${namespace}" xmlns="http://docs.oasis-open.org/odata/ns/edm">${schema}${annotations}</Schema></edmx:DataServices></edmx:Edmx>`;
const property = (name: string, type = "Edm.Int32") =>
  `<Property Name="${name}" Type="${type}" Nullable="false"/>`;
const key = (...names: readonly string[]) =>
  `<Key>${names.map((name) => `<PropertyRef Name="${name}"/>`).join("")}</Key>`;
const parts = (name: string, type: string, more = "") =>
  `<NavigationProperty Name="${name}" Type="Collection(${type})"${more}><OnDelete Action="Cascade"/></NavigationProperty>`;
const whole = (name: string, type: string, own: string, of = "ID") =>
  `<NavigationProperty Name="${name}" Type="${type}" Nullable="false"><ReferentialConstraint Property="${own}" ReferencedProperty="${of}"/></NavigationProperty>`;
const sets = (container: string, ...all: readonly (readonly [string, string])[]) =>
  `<EntityContainer Name="${container}">${all.map(([name, type]) => `<EntitySet Name="${name}" EntityType="${type}"/>`).join("")}</EntityContainer>`;
const computes = (property: string) =>
  `<Annotations Target="${property}"><Annotation Term="Org.OData.Core.V1.ComputedDefaultValue" Bool="true"/></Annotations>`;

/** Orders whose items have the key of the order and a UUID that the service computes. */
const orders = edmx(
  "Admin",
  `<EntityType Name="Orders">${key("ID")}${property("ID", "Edm.Guid")}<Property Name="no" Type="Edm.String"/>${parts("Items", "Admin.Orders_Items", ' Partner="up_"')}</EntityType>
<EntityType Name="Orders_Items">${key("up__ID", "ID")}${whole("up_", "Admin.Orders", "up__ID")}${property("up__ID", "Edm.Guid")}${property("ID", "Edm.Guid")}<Property Name="quantity" Type="Edm.Int32"/></EntityType>
<EntityType Name="Genre">${key("code")}${property("code", "Edm.String")}</EntityType>
${sets("EntityContainer", ["Orders", "Admin.Orders"], ["Orders_Items", "Admin.Orders_Items"], ["Genres", "Admin.Genre"])}`,
  computes("Admin.Orders/ID") + computes("Admin.Orders_Items/ID"),
);

/** Products whose texts share the key of the product. */
const products = edmx(
  "Catalog.V2",
  `<EntityType Name="Product">${key("sku")}${property("sku", "Edm.String")}<Property Name="price" Type="Edm.Decimal"/>${parts("texts", "Catalog.V2.Text")}</EntityType>
<EntityType Name="Text">${key("locale", "sku")}${property("locale", "Edm.String")}${property("sku", "Edm.String")}<Property Name="title" Type="Edm.String"/></EntityType>
${sets("Shop", ["Products", "Catalog.V2.Product"], ["Texts", "Catalog.V2.Text"])}`,
);

/** Invoices with numbered positions, in JSON. */
const invoices = JSON.stringify({
  $Version: "4.01",
  $EntityContainer: "Acme.Billing.DefaultContainer",
  "Acme.Billing": {
    Invoice: {
      $Kind: "EntityType",
      $Key: ["Number"],
      Number: { $Type: "Edm.Int32" },
      Positions: {
        $Kind: "NavigationProperty",
        $Type: "Acme.Billing.Position",
        $Collection: true,
        $OnDelete: "Cascade",
        $Partner: "Invoice",
      },
    },
    Position: {
      $Kind: "EntityType",
      $Key: ["InvoiceNumber", "Line"],
      InvoiceNumber: { $Type: "Edm.Int32" },
      Line: { $Type: "Edm.Int32" },
      Amount: { $Type: "Edm.Decimal" },
      Invoice: {
        $Kind: "NavigationProperty",
        $Type: "Acme.Billing.Invoice",
        $ReferentialConstraint: { InvoiceNumber: "Number" },
      },
    },
    DefaultContainer: {
      $Kind: "EntityContainer",
      Invoices: { $Collection: true, $Type: "Acme.Billing.Invoice" },
      Positions: { $Collection: true, $Type: "Acme.Billing.Position" },
    },
  },
});

test.each([
  ["orders", orders, "/Orders({ID})/Items", "(ID={ID_1})", ["ID", "quantity"]],
  ["products", products, "/Products('{sku}')/texts", "(locale='{locale}')", ["locale", "title"]],
  ["invoices", invoices, "/Invoices({Number})/Positions", "(Line={Line})", ["Line", "Amount"]],
])("parts of %s with the key of their whole are below it", async (_, text, path, item, fields) => {
  const { resources, operations } = await createModel(text);
  const list = resources.find(({ collectionPath }) => collectionPath === path);
  const read = operations.find(({ id }) => id === list?.operations.read);
  expect(read?.path).toBe(`${path}${item}`);
  expect(list?.fields.map(({ name }) => name)).toEqual(fields);
  expect(list?.key.map(({ field }) => field)).toEqual([fields.slice(0, 1)]);
  const can = ["create", "list", "read", "remove", "update"];
  expect(Object.keys(list?.operations ?? {}).toSorted()).toEqual(can);
  const paths = resources.map(({ collectionPath }) => collectionPath);
  for (const refused of ["/Orders_Items", "/Texts", "/Positions"])
    expect(paths).not.toContain(refused);
});

test.each([
  ["keys that the service computes", orders, "/Orders", []],
  ["other keys, if annotations name the computed ones", orders, "/Genres", ["code"]],
  ["keys without annotations", products, "/Products", []],
  ["keys without annotations in JSON", invoices, "/Invoices", []],
])("a create requires of %s the key", async (_, text, path, want) => {
  const model = await createModel(text);
  const resource = model.resources.find(({ collectionPath }) => collectionPath === path);
  const body = model.operations.find(({ id }) => id === resource?.operations.create)?.body?.field;
  const required = body?.kind === "group" ? body.fields.filter((field) => field.isRequired) : [];
  expect(required.map(({ name }) => name)).toEqual(want);
});

test.each([
  [orders, "Admin"],
  [products, "Shop"],
  [invoices, "Billing"],
])("a service has the name of its container, or of its namespace", async (text, want) => {
  expect((await createModel(text)).title).toBe(want);
});
