import { expect, test } from "vitest";
import type { Field } from "#types/field.ts";
import type { Resource } from "#types/resource.ts";
import { listRelations } from "./list-relations.ts";

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
