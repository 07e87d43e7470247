import { expect, test } from "vitest";
import type { Field } from "#types/field.ts";
import type { Resource } from "#types/resource.ts";
import { isReferred, listRelations } from "./list-relations.ts";

const reference = (name: string, to: string, isGuess = false): Field => ({
  name,
  label: name,
  kind: "reference",
  to,
  keyPath: [],
  isRequired: false,
  ...(isGuess ? { isGuess } : {}),
});

function resource(name: string, fields: readonly Field[], more: Partial<Resource> = {}): Resource {
  const labels = { one: name, many: name };
  const empty = { parents: [], key: [], operations: {}, actions: [], evidence: [] };
  return { name, labels, fields, ...empty, ...more };
}

const customers = resource("customers", []);

test.each<readonly [string, readonly Resource[], readonly object[]]>([
  [
    "references of one target are one relation",
    [
      resource("orders", [reference("payer", "customers"), reference("owner", "customers", true)]),
      customers,
    ],
    [
      {
        from: "orders",
        to: "customers",
        labels: ["payer", "owner"],
        kind: "reference",
        isGuess: false,
      },
    ],
  ],
  [
    "references are found in groups and lists",
    [
      resource("orders", [
        {
          name: "lines",
          label: "Lines",
          kind: "list",
          isRequired: false,
          item: {
            name: "line",
            label: "Line",
            kind: "group",
            isRequired: false,
            fields: [reference("product", "products")],
          },
        },
      ]),
      resource("products", []),
    ],
    [{ from: "orders", to: "products", labels: ["product"], kind: "reference", isGuess: false }],
  ],
  [
    "a nested path is a relation to the nearest parent",
    [resource("lines", [], { parents: [{ parameter: "id", resource: "customers" }] }), customers],
    [{ from: "lines", to: "customers", labels: [], kind: "parent", isGuess: false }],
  ],
  ["a missing target is not a relation", [resource("orders", [reference("x", "gone")])], []],
])("%s", (_, resources, want) => {
  expect(listRelations({ resources })).toEqual(want);
});

const group = (name: string, fields: readonly Field[]): Field => ({
  name,
  label: name,
  kind: "group",
  isRequired: false,
  fields,
});

test.each<readonly [string, Resource, boolean]>([
  [
    "a field of a list without filters",
    resource("orders", [reference("payer", "customers")]),
    true,
  ],
  [
    "a field of an embedded object",
    resource("orders", [group("billing", [reference("payer", "customers")])]),
    true,
  ],
  [
    "an end of a link",
    resource("memberships", [reference("member", "customers"), reference("team", "teams")], {
      linkEnds: [
        { field: "member", label: "Member", to: "customers" },
        { field: "team", label: "Team", to: "teams" },
      ],
    }),
    true,
  ],
  ["a field of another target", resource("orders", [reference("product", "products")]), false],
  ["no field", resource("orders", []), false],
])("a resource is referred to by %s", (_, other, expected) => {
  expect(isReferred({ resources: [customers, other] }, customers)).toBe(expected);
});
