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
