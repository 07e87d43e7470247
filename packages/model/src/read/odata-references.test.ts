import { expect, test } from "vitest";
import { createModel } from "#create-model.ts";
import { writeResourceObjects } from "#request/bodies/resource-objects.ts";
import { writeBody } from "#request/bodies/write-body.ts";

const xml = (types: string, sets: string) => `<?xml version="1.0"?>
<edmx:Edmx Version="4.0" xmlns:edmx="http://docs.oasis-open.org/odata/ns/edmx"><edmx:DataServices>
<Schema Namespace="Own" xmlns="http://docs.oasis-open.org/odata/ns/edm">${types}
<EntityContainer Name="C">${sets}</EntityContainer></Schema></edmx:DataServices></edmx:Edmx>`;
const type = (name: string, key: string, inner = "") =>
  `<EntityType Name="${name}"><Key><PropertyRef Name="Id"/></Key>
<Property Name="Id" Type="${key}" Nullable="false"/><Property Name="Name" Type="Edm.String"/>${inner}</EntityType>`;
const set = (name: string, of: string) => `<EntitySet Name="${name}" EntityType="Own.${of}"/>`;
const to = (name: string, of: string, more = "") =>
  `<NavigationProperty Name="${name}" Type="${of}" ${more}/>`;

/** Services with records that refer to others: ships to companies, books to people, tickets to teams. */
const services: readonly (readonly [string, string, object, object])[] = [
  [
    "a text as the key",
    xml(
      type("Ship", "Edm.Int32", to("Owner", "Own.Company")) + type("Company", "Edm.String"),
      set("Ships", "Ship") + set("Companies", "Company"),
    ),
    { Name: "Vasa", Owner: { Id: "O'Hara", Name: "O'Hara & Co" } },
    { Name: "Vasa", "Owner@odata.bind": "Companies('O''Hara')" },
  ],
  [
    "a number as the key, and many records",
    xml(
      type(
        "Book",
        "Edm.Int32",
        to("Author", "Own.Person", 'Nullable="false"') + to("Tags", "Collection(Own.Tag)"),
      ) +
        type("Person", "Edm.Int64") +
        type("Tag", "Edm.Int32"),
      set("Books", "Book") + set("People", "Person") + set("Tags", "Tag"),
    ),
    { Author: { Id: 7 }, Tags: [{ Id: 1 }, { Id: 2 }] },
    { "Author@odata.bind": "People(7)", "Tags@odata.bind": ["Tags(1)", "Tags(2)"] },
  ],
  [
    "a UUID as the key in JSON, and no record",
    JSON.stringify({
      $Version: "4.01",
      $EntityContainer: "Own.C",
      Own: {
        Ticket: {
          $Kind: "EntityType",
          $Key: ["Id"],
          Id: { $Type: "Edm.Int32" },
          Team: { $Kind: "NavigationProperty", $Type: "Own.Team", $Nullable: true },
          Lead: { $Kind: "NavigationProperty", $Type: "Own.Team", $Nullable: true },
        },
        Team: { $Kind: "EntityType", $Key: ["Id"], Id: { $Type: "Edm.Guid" }, Name: {} },
        C: {
          $Kind: "EntityContainer",
          Tickets: { $Collection: true, $Type: "Own.Ticket" },
          Teams: { $Collection: true, $Type: "Own.Team" },
        },
      },
    }),
    { Team: { Id: "0b1d-7" }, Lead: null },
    { "Team@odata.bind": "Teams(0b1d-7)", Lead: null },
  ],
];

test.each(services)("a create has addresses of records with %s", async (_, text, record, sent) => {
  const { operations, resources } = await createModel(text);
  const create = operations.find(({ id }) => id === resources[0]?.operations.create);
  const names = Object.keys(record);
  const fields = create?.body?.field.kind === "group" ? create.body.field.fields : [];
  const own = fields.filter(({ kind }) => kind === "reference" || kind === "references");
  expect(own.map(({ name }) => name)).toEqual(names.filter((name) => name !== "Name"));
  expect(own.map((field) => field.isReadOnly === true)).toEqual(own.map(() => false));
  if (create?.body === undefined) throw new Error("no body");
  const { content } = writeResourceObjects(writeBody(create.body, record));
  expect(JSON.parse(content as string)).toEqual(sent);
});

test("an update changes single records, and a creation requires those that the record requires", async () => {
  const { operations } = await createModel(services[1]?.[1] ?? "");
  const fieldsOf = (role: string) => {
    const field = operations.find((one) => one.role === role && one.resource === "Books")?.body
      ?.field;
    return field?.kind === "group"
      ? field.fields.map(({ name, isRequired }) => `${name}${isRequired ? "*" : ""}`)
      : [];
  };
  expect(fieldsOf("update")).toEqual(["Name", "Author"]);
  expect(fieldsOf("create")).toEqual(["Id", "Name", "Author*", "Tags"]);
});

test.each([
  ["a value of the service", '<Annotation Term="Core.Computed" Bool="true"/>', []],
  ["a value that never changes", '<Annotation Term="Core.Immutable" Bool="true"/>', ["Owner"]],
])("a reference with %s is in the requests with that", async (_, annotation, want) => {
  const owner = `<NavigationProperty Name="Owner" Type="Own.Company">${annotation}</NavigationProperty>`;
  const types = type("Ship", "Edm.Int32", owner) + type("Company", "Edm.String");
  const { operations } = await createModel(
    xml(types, set("Ships", "Ship") + set("Companies", "Company")),
  );
  const labels = ["create", "update"].flatMap((role) => {
    const field = operations.find((one) => one.role === role && one.resource === "Ships")?.body
      ?.field;
    const fields = field?.kind === "group" ? field.fields : [];
    return fields.filter(({ name }) => name === "Owner").map(({ label }) => label);
  });
  expect(labels).toEqual(want);
});
