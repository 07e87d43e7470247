import { expect, test } from "vitest";
import { createTestModel, json, rows } from "#testing/sample-paths.ts";
import { createModel } from "#create-model.ts";
import { singularOf } from "./words.ts";

test.each([
  ["/customfilters", { operationId: "listCustomFilters" }, "Custom filters"],
  ["/savedsearches/", { tags: ["saved searches"] }, "Saved searches"],
  ["/apikeys", { summary: "", operationId: "listApiKeys" }, "API keys"],
  ["/ssousers", { tags: ["ssousers"], operationId: "getSsoUsers" }, "SSO users"],
  ["/todays", { operationId: "logInToDays" }, "Todays"],
  ["/giftCards/view", {}, "Gift cards"],
  ["/view", {}, "Views"],
  ["/repositories-v1", {}, "Repositories"],
  ["/orders_v2", {}, "Orders"],
  ["/usernames", { operationId: "list_usernames" }, "Usernames"],
  ["/aliases", {}, "Aliases"],
  ["/mail-aliases", {}, "Mail aliases"],
  ["/movie/latest", {}, "Latest movies"],
  ["/orders/pending", {}, "Pending orders"],
  ["/accounts/approved", {}, "Approved accounts"],
  ["/articles/me/published", {}, "Published articles"],
  ["/latest", {}, "Latest"],
  ["/fields/computed", {}, "Computed fields"],
  ["/fields/nested", {}, "Nested"],
  ["/tasks/failed", {}, "Failed tasks"],
  ["/shipments/mine", {}, "My shipments"],
  ["/search", {}, "Search results"],
  ["/images/search", {}, "Images"],
  ["/search/users", {}, "Users"],
  ["/areas-level1", {}, "Areas level1"],
  ["/gpgkeys", { tags: ["GPGKeyService"] }, "GPG keys"],
  ["/repocreds", { operationId: "repocredsRepoCreds_List" }, "Repo creds"],
  ["/trending/tv", {}, "TVs"],
  ["/adapterinfo", {}, "Adapterinfo"],
  ["/voip", {}, "VOIP"],
  ["/crew", {}, "Crew"],
  ["/feed", {}, "Feeds"],
  ["/shed", {}, "Sheds"],
  ["/setting", {}, "Settings"],
  ["/glaze.php", {}, "Glazes"],
  ["/shop/order_lines.aspx", {}, "Order lines"],
  ["/cgi-bin/getKilns.cgi", {}, "Kilns"],
  ["/exports/v1.2/tiles.html", {}, "Tiles"],
])("%s %j has the label %s", async (path, more, label) => {
  const { resources } = await createTestModel({ [path]: { get: { ...rows(), ...more } } });
  expect(resources[0]?.labels.many).toBe(label);
});

test.each([
  ["/staff", "Staff"],
  ["/aircraft", "Aircraft"],
  ["/salesperson", "Salespeople"],
  ["/hero", "Heroes"],
  ["/quiz", "Quizzes"],
  ["/diagnosis", "Diagnoses"],
  ["/grandchild", "Grandchildren"],
  ["/tech", "Techs"],
  ["/gps", "GPS"],
])("a menu has the plural of %s", async (path, many) => {
  const { resources } = await createTestModel({ [path]: { get: rows() } });
  expect(resources[0]?.labels.many).toBe(many);
});

test.each([
  ["/po", "PurchaseOrder", "Purchase orders"],
  ["/po-line", "PurchaseOrderLineItem", "Purchase order lines"],
  ["/pr", "PullRequest", "Pull requests"],
  ["/so", "StockObject", "Stock objects"],
  ["/so", "Shelf", "Sos"],
  ["/ip", "InternetPort", "IPs"],
])("%s with records of %s has the label %s", async (path, name, label) => {
  const schemas = { [name]: { type: "object", properties: { id: { type: "integer" } } } };
  const list = rows({ $ref: `#/components/schemas/${name}` });
  const { resources } = await createTestModel({ [path]: { get: list } }, { schemas });
  expect(resources[0]?.labels.many).toBe(label);
});

test.each([
  "Returns prices for resources.",
  "List emojis available to use",
  "Retrieve the orders of a shop",
  "Operations about orders",
  "Endpoints related to orders",
  "Everything about your orders",
  "Resource 'Order' operations.",
  "Order API endpoints",
])("a tag that is described as %s does not describe the records", async (description) => {
  const document = { openapi: "3.1.0", tags: [{ name: "orders", description }] };
  const { resources } = await createModel(
    JSON.stringify({ ...document, paths: { "/orders": { get: rows() } } }),
  );
  expect(resources[0]?.description).toBeUndefined();
});

test("a schema spells the words of a path", async () => {
  const schemas = { OrderLine: { type: "object", properties: { id: { type: "integer" } } } };
  const list = rows({ $ref: "#/components/schemas/OrderLine" });
  const { resources } = await createTestModel({ "/orderlines": { get: list } }, { schemas });
  expect(resources[0]?.labels).toEqual({ one: "Order line", many: "Order lines" });
});

test.each([
  ["alias", "alias"],
  ["mailaliases", "mailalias"],
  ["atlas", "atlas"],
  ["areas", "area"],
  ["orderstatuses", "orderstatus"],
  ["databases", "database"],
  ["sizes", "size"],
  ["campuses", "campus"],
  ["spokesmen", "spokesman"],
  ["potatoes", "potato"],
  ["hypotheses", "hypothesis"],
  ["savings", "savings"],
])("the singular of %s is %s", (many, one) => {
  expect(singularOf(many)).toBe(one);
});

test.each([
  [
    ["LOW", "HIGH"],
    ["Low", "High"],
  ],
  [
    ["VAN", "CAR", "BUS"],
    ["Van", "Car", "Bus"],
  ],
  [
    ["ID", "URL"],
    ["ID", "URL"],
  ],
  [
    ["USD", "EUR", "GBP"],
    ["USD", "EUR", "GBP"],
  ],
  [
    ["GET", "POST", "HTTP"],
    ["Get", "Post", "HTTP"],
  ],
  [
    ["DE", "FR", "XK"],
    ["DE", "FR", "XK"],
  ],
])("%j is written as %j", async (values, labels) => {
  const schema = { type: "object", properties: { id: {}, kind: { type: "string", enum: values } } };
  const { resources } = await createTestModel({ "/things": { get: rows(schema) } });
  const field = resources[0]?.fields[1];
  expect(field?.kind === "choice" && field.choices.map(({ label }) => label)).toEqual(labels);
});

test("a long flat menu is grouped by path, then by the first word", async () => {
  const names = Array.from({ length: 18 }, (_, index) => `/thing${"abcdefghijklmnopqr"[index]}`);
  const paths = [...names, "/admin/users", "/admin/roles", "/product-tags", "/product-types"];
  const model = await createTestModel(
    Object.fromEntries(paths.map((path) => [path, { get: rows() }])),
  );
  const groups = new Map(model.resources.map(({ name, group }) => [name, group]));
  expect(groups.get("users")).toBe("Admin");
  expect(groups.get("product-tags")).toBe("Product");
  expect(groups.get("thinga")).toBeUndefined();
  const few = await createTestModel({
    "/admin/users": { get: rows() },
    "/admin/x": { get: rows() },
  });
  expect(few.resources[0]?.group).toBeUndefined();
});

test("a description is that of the records, not of an operation", async () => {
  const get = { ...rows(), description: "Returns a list of orders." };
  const model = await createModel(
    JSON.stringify({
      openapi: "3.1.0",
      tags: [{ name: "orders", description: "What customers bought" }],
      paths: { "/orders": { get }, "/carts": { get } },
    }),
  );
  expect(model.resources.map(({ description }) => description)).toEqual([
    "What customers bought",
    undefined,
  ]);
});

test("equal labels of fields and actions differ", async () => {
  const properties = { id: {}, user: { type: "string" }, User: { type: "string" } };
  const post = { ...json({ type: "object" }), summary: "Send" };
  const model = await createTestModel({
    "/orders": { get: rows({ type: "object", properties }) },
    "/orders/{id}": { get: json({ type: "object", properties }) },
    "/orders/{id}/invoice/mail": { post },
    "/orders/{id}/receipt/mail": { post },
  });
  const labels = model.resources[0]?.fields.map(({ label }) => label);
  expect(new Set(labels).size).toBe(labels?.length);
  const actions = model.operations.filter(({ method }) => method === "post");
  expect(actions.map(({ label }) => label)).toEqual(["Send (invoice)", "Send (receipt)"]);
});

test.each([
  ["rrsets", "RRSets in this zone", "RRSets"],
  ["ipv6", "The IPv6 address", "IPv6"],
  ["oauth", "True if OAuth is on", "OAuth"],
  ["status", "The Status of the order", "Status"],
])("the field %s described as “%s” has the label %s", async (name, description, label) => {
  const properties = { id: {}, [name]: { type: "string", description } };
  const { resources } = await createTestModel({
    "/zones": { get: rows({ type: "object", properties }) },
  });
  expect(resources[0]?.fields.at(-1)?.label).toBe(label);
});

test.each(["Returns of goods by customers", "List of orders", "What customers bought"])(
  "a schema that is described as %s describes the records",
  async (description) => {
    const schemas = { Order: { type: "object", description, properties: { id: {} } } };
    const list = rows({ $ref: "#/components/schemas/Order" });
    const { resources } = await createTestModel({ "/orders": { get: list } }, { schemas });
    expect(resources[0]?.description).toBe(description);
  },
);

test.each([
  "The order's details.",
  "The sales item's details",
  "Order object",
  "Represents a single order",
])("a schema that is described as %s is not a description of the records", async (description) => {
  const schemas = { Order: { type: "object", description, properties: { id: {} } } };
  const list = rows({ $ref: "#/components/schemas/Order" });
  const { resources } = await createTestModel({ "/orders": { get: list } }, { schemas });
  expect(resources[0]?.description).toBeUndefined();
});

test("a long menu under one tag is grouped by words", async () => {
  const names = ["bank-transfers", "bank-rules", "credit-notes", "journal-notes"];
  const others = [..."abcdefghijklmnopqrst"].map((letter) => `thing${letter}`);
  const paths = [...names, ...others].map((name) => [
    `/${name}`,
    { get: { ...rows(), tags: ["Accounting"] } },
  ]);
  const { resources } = await createTestModel(Object.fromEntries(paths));
  const groups = new Map(resources.map(({ name, group }) => [name, group]));
  expect(names.map((name) => groups.get(name))).toEqual(["Bank", "Bank", "Notes", "Notes"]);
});

test.each<readonly [string, readonly string[], readonly (string | undefined)[]]>([
  ["a name of software", ["SiteController", "SiteController", "b"], ["Site", "Site"]],
  ["a spelled heading", ["OAuth 2.0", "OAuth 2.0", "b"], ["OAuth 2.0", "OAuth 2.0"]],
  ["two numbers", ["order", "order", "orders", "orders"], ["Orders", "Orders", "Orders", "Orders"]],
  ["one tag", ["api", "api", "api"], [undefined, undefined, undefined]],
  ["two tags", ["shop", "shop", "users"], [undefined, "Shop", "Shop"]],
  ["two shared tags", ["shop", "shop", "users", "users"], ["Shop", "Shop", "Users", "Users"]],
])("headings of a menu with %s", async (_, tags, want) => {
  const list = rows({ type: "object", properties: { id: { type: "integer" } } });
  const paths = tags.map((tag, index) => [
    `/things${"abcd".charAt(index)}`,
    { get: { ...list, tags: [tag] } },
  ]);
  const { resources } = await createTestModel(Object.fromEntries(paths));
  expect(resources.map(({ group }) => group)).toEqual(
    want.length === tags.length ? want : expect.arrayContaining([...want]),
  );
});

test("a name with encoded characters has a readable label", async () => {
  const rows = {
    type: "array",
    items: { type: "object", properties: { id: { type: "integer" } } },
  };
  const response = { description: "", content: { "application/json": { schema: rows } } };
  const paths = { "/Order%20Details": { get: { responses: { "200": response } } } };
  const info = { title: "Shop", version: "1" };
  const model = await createModel(JSON.stringify({ openapi: "3.1.0", info, paths }), {});
  expect(model.resources.map(({ labels }) => labels.many)).toEqual(["Order details"]);
});
