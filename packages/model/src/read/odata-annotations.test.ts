import { expect, test } from "vitest";
import { createModel } from "#create-model.ts";

const allowed = (record: string) => `<Annotation Term="Validation.AllowedValues"><Collection>
  <Record><Annotation Term="Core.SymbolicName" String="low"/><PropertyValue Property="Value" ${record}="1"/></Record>
  <Record><Annotation Term="Core.SymbolicName" String="high"/><PropertyValue Property="Value" ${record}="2"/></Record>
</Collection></Annotation>`;

/** Annotations by target, with the usual aliases. */
const byTarget = `<edmx:Edmx Version="4.0" xmlns:edmx="http://docs.oasis-open.org/odata/ns/edmx"><edmx:DataServices>
<Schema Namespace="Inn" xmlns="http://docs.oasis-open.org/odata/ns/edm">
<EntityType Name="Guests"><Key><PropertyRef Name="ID"/></Key><Property Name="ID" Type="Edm.Guid" Nullable="false"/>
<Property Name="createdAt" Type="Edm.DateTimeOffset"/><Property Name="name" Type="Edm.String"/>
<Property Name="level" Type="Edm.Int32"/><Property Name="passport" Type="Edm.String"/></EntityType>
<EntityType Name="Countries"><Key><PropertyRef Name="code"/></Key><Property Name="code" Type="Edm.String" Nullable="false"/></EntityType>
<EntityContainer Name="Desk"><EntitySet Name="Guests" EntityType="Inn.Guests"/><EntitySet Name="Countries" EntityType="Inn.Countries"/></EntityContainer>
<Annotations Target="Inn.Guests/createdAt"><Annotation Term="Core.Computed" Bool="true"/><Annotation Term="Common.Label" String="Arrival"/></Annotations>
<Annotations Target="Inn.Guests/name"><Annotation Term="Common.FieldControl" EnumMember="Common.FieldControlType/Mandatory"/></Annotations>
<Annotations Target="Inn.Guests/level">${allowed("Int")}</Annotations>
<Annotations Target="Inn.Guests/passport"><Annotation Term="Core.Immutable"/></Annotations>
<Annotations Target="Inn.Desk/Countries">
<Annotation Term="Capabilities.InsertRestrictions"><Record><PropertyValue Property="Insertable" Bool="false"/></Record></Annotation>
<Annotation Term="Capabilities.UpdateRestrictions"><Record><PropertyValue Property="Updatable" Bool="false"/></Record></Annotation>
<Annotation Term="Capabilities.DeleteRestrictions"><Record><PropertyValue Property="Deletable" Bool="false"/></Record></Annotation>
<Annotation Term="Capabilities.SearchRestrictions"><Record><PropertyValue Property="Searchable" Bool="false"/></Record></Annotation></Annotations>
</Schema></edmx:DataServices></edmx:Edmx>`;

/** Annotations inside their elements, with whole namespaces. */
const inside = byTarget
  .replaceAll(/<Annotations[\s\S]*<\/Annotations>/g, "")
  .replace(
    '<Property Name="createdAt" Type="Edm.DateTimeOffset"/>',
    '<Property Name="createdAt" Type="Edm.DateTimeOffset"><Annotation Term="Org.OData.Core.V1.Computed" Bool="true"/><Annotation Term="com.sap.vocabularies.Common.v1.Label" String="Arrival"/></Property>',
  )
  .replace(
    '<Property Name="name" Type="Edm.String"/>',
    '<Property Name="name" Type="Edm.String" Nullable="false"/>',
  )
  .replace(
    '<Property Name="level" Type="Edm.Int32"/>',
    `<Property Name="level" Type="Edm.Int32">${allowed("Int").replaceAll(/Term="/g, 'Term="Org.OData.')}</Property>`.replaceAll(
      /Org\.OData\.(\w+)\./g,
      "Org.OData.$1.V1.",
    ),
  )
  .replace(
    '<Property Name="passport" Type="Edm.String"/>',
    '<Property Name="passport" Type="Edm.String"><Annotation Term="Org.OData.Core.V1.Immutable"/></Property>',
  )
  .replace(
    '<EntitySet Name="Countries" EntityType="Inn.Countries"/>',
    `<EntitySet Name="Countries" EntityType="Inn.Countries">${[
      "Insert|Insertable",
      "Update|Updatable",
      "Delete|Deletable",
      "Search|Searchable",
    ]
      .map((pair) => pair.split("|"))
      .map(
        ([restriction = "", capability = ""]) =>
          `<Annotation Term="Org.OData.Capabilities.V1.${restriction}Restrictions"><Record><PropertyValue Property="${capability}" Bool="false"/></Record></Annotation>`,
      )
      .join("")}</EntitySet>`,
  );

/** Aliases that only the references explain. */
const aliased = byTarget
  .replaceAll(/Term="(Core|Common|Validation|Capabilities)\./g, 'Term="X__$1.')
  .replace(
    "<edmx:DataServices>",
    `<edmx:Reference Uri="x">${[
      "Org.OData.Core.V1",
      "com.sap.vocabularies.Common.v1",
      "Org.OData.Validation.V1",
      "Org.OData.Capabilities.V1",
    ]
      .map(
        (name) => `<edmx:Include Namespace="${name}" Alias="X__${name.split(".").at(-2) ?? ""}"/>`,
      )
      .join("")}</edmx:Reference><edmx:DataServices>`,
  );

const csdl = {
  $Version: "4.01",
  $EntityContainer: "Inn.Desk",
  $Reference: {
    "https://vocabularies.example/common.json": {
      $Include: [{ $Namespace: "com.sap.vocabularies.Common.v1", $Alias: "SAPCommon" }],
    },
  },
  Inn: {
    Guests: {
      $Kind: "EntityType",
      $Key: ["ID"],
      ID: { $Type: "Edm.Guid" },
      createdAt: {
        $Type: "Edm.DateTimeOffset",
        $Nullable: true,
        "@Org.OData.Core.V1.Computed": true,
        "@SAPCommon.Label": "Arrival",
      },
      name: {},
      level: { $Type: "Edm.Int32", $Nullable: true },
      passport: { $Nullable: true, "@Core.Immutable": true },
    },
    Countries: { $Kind: "EntityType", $Key: ["code"], code: {} },
    Desk: {
      $Kind: "EntityContainer",
      Guests: { $Collection: true, $Type: "Inn.Guests" },
      Countries: { $Collection: true, $Type: "Inn.Countries" },
    },
    $Annotations: {
      "Inn.Guests/level": {
        "@Validation.AllowedValues": [
          { Value: 1, "@Core.SymbolicName": "low" },
          { Value: 2, "@Core.SymbolicName": "high" },
        ],
      },
      "Inn.Desk/Countries": {
        "@Capabilities.InsertRestrictions": { Insertable: false },
        "@Capabilities.UpdateRestrictions": { Updatable: false },
        "@Capabilities.DeleteRestrictions": { Deletable: false },
        "@Capabilities.SearchRestrictions": { Searchable: false },
      },
    },
  },
};

test.each([
  ["by target", byTarget],
  ["inside elements", inside],
  ["with aliases of references", aliased],
  ["in JSON", JSON.stringify(csdl)],
])(
  "annotations of OData %s: labels, values, fields and calls that the service denies",
  async (_, text) => {
    const { resources, operations } = await createModel(text);
    const guests = resources.find(({ name }) => name === "Guests");
    expect(guests?.fields).toMatchObject([
      { name: "ID" },
      { name: "createdAt", label: "Arrival", isReadOnly: true },
      { name: "name" },
      {
        name: "level",
        kind: "choice",
        choices: [
          { value: 1, label: "Low" },
          { value: 2, label: "High" },
        ],
      },
      { name: "passport" },
    ]);
    const fieldsOf = (role: string) => {
      const body = operations.find((one) => one.role === role)?.body?.field;
      const fields = body !== undefined && "fields" in body ? body.fields : [];
      return fields
        .filter(({ isReadOnly }) => isReadOnly !== true)
        .map(({ name, isRequired }) => `${name}${isRequired ? " required" : ""}`);
    };
    expect(fieldsOf("create")).toEqual(["ID", "name required", "level", "passport"]);
    expect(fieldsOf("update")).toEqual(["name required", "level"]);
    const countries = resources.find(({ name }) => name === "Countries");
    expect(countries?.list?.search).toBeUndefined();
    expect(
      operations.filter(({ path }) => path.startsWith("/Countries")).map(({ role }) => role),
    ).toEqual(["list", "read"]);
  },
);
