import { expect, test } from "vitest";
import { createModel } from "#create-model.ts";
import { filterValues } from "#request/lists/filter-values.ts";

const xml = (
  type: string,
) => `<edmx:Edmx Version="4.0" xmlns:edmx="x"><edmx:DataServices><Schema Namespace="Inn">
<EntityType Name="Guest"><Key><PropertyRef Name="ID"/></Key><Property Name="ID" Type="${type}" Nullable="false"/></EntityType>
<EntityType Name="Stay"><Key><PropertyRef Name="No"/></Key><Property Name="No" Type="Edm.Int32" Nullable="false"/>
<Property Name="guest_ID" Type="${type}"/><NavigationProperty Name="guest" Type="Inn.Guest">
<ReferentialConstraint Property="guest_ID" ReferencedProperty="ID"/></NavigationProperty></EntityType>
<EntityContainer Name="Desk"><EntitySet Name="Guests" EntityType="Inn.Guest"/><EntitySet Name="Stays" EntityType="Inn.Stay"/></EntityContainer>
</Schema></edmx:DataServices></edmx:Edmx>`;

const key = "10000000-0000-4000-8000-000000000001";

test.each([
  ["Edm.Guid", key, `guest_ID eq ${key}`],
  ["Edm.String", key, `guest_ID eq '${key}'`],
  ["Edm.Int32", "7", "guest_ID eq 7"],
])("OData filters by a relation write keys of %s as literals", async (type, value, expected) => {
  const { resources } = await createModel(xml(type));
  const filters = resources.find(({ name }) => name === "Stays")?.list?.filters ?? [];
  const values = filterValues(filters, { guest_ID: [value] });
  expect(values.map((one) => one.value)).toEqual([expected]);
});

const choices = `<edmx:Edmx Version="4.0" xmlns:edmx="x"><edmx:DataServices><Schema Namespace="Inn.Stays" Alias="I">
<EnumType Name="State"><Member Name="Open"/><Member Name="Paid"/></EnumType>
<EntityType Name="Stay"><Key><PropertyRef Name="No"/></Key><Property Name="No" Type="Edm.Int32" Nullable="false"/>
<Property Name="state" Type="I.State" Nullable="false"/><Property Name="mood" Type="Inn.Stays.State"/></EntityType>
<EntityContainer Name="Desk"><EntitySet Name="Stays" EntityType="I.Stay"/></EntityContainer>
</Schema></edmx:DataServices></edmx:Edmx>`;
const named = JSON.stringify({
  $Version: "4.0",
  $EntityContainer: "Inn.Stays.Desk",
  "Inn.Stays": {
    State: { $Kind: "EnumType", Open: 0, Paid: 1 },
    Stay: {
      $Kind: "EntityType",
      $Key: ["No"],
      No: { $Type: "Edm.Int32" },
      state: { $Type: "Inn.Stays.State" },
      mood: { $Type: "Inn.Stays.State", $Nullable: true },
    },
    Desk: { $Kind: "EntityContainer", Stays: { $Collection: true, $Type: "Inn.Stays.Stay" } },
  },
});

test.each([
  [choices, "state", ["Paid"], "state eq Inn.Stays.State'Paid'"],
  [
    choices,
    "mood.in",
    ["Open", "Paid"],
    "(mood eq Inn.Stays.State'Open' or mood eq Inn.Stays.State'Paid')",
  ],
  [named, "state.is-not", ["Open"], "state ne Inn.Stays.State'Open'"],
  [named, "mood.empty", ["true"], "mood eq null"],
])(
  "OData filters write members of an enumeration with its name",
  async (text, name, values, expected) => {
    const { resources } = await createModel(text);
    const filters = resources[0]?.list?.filters ?? [];
    expect(filterValues(filters, { [name]: values }).map(({ value }) => value)).toEqual([expected]);
  },
);

test("OData writes to a record take its ETag", async () => {
  const { resources, operations } = await createModel(choices);
  const { update, remove } = resources[0]?.operations ?? {};
  for (const id of [update, remove]) {
    const { parameters = [] } = operations.find((one) => one.id === id) ?? {};
    expect(parameters.map(({ name, in: location }) => `${location} ${name}`)).toContain(
      "header If-Match",
    );
  }
});
