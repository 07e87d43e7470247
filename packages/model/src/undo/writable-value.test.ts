import { expect, test } from "vitest";
import { sampleField } from "#testing/sample-orders.ts";
import type { Field } from "#types/field.ts";
import { writableValue } from "./writable-value.ts";

const text = sampleField("text", "one");
const required = { isRequired: true } as const;
const list: Field = { ...sampleField("json", "ignores"), ...required, kind: "list", item: text };
const map: Field = { ...sampleField("json", "labels"), ...required, kind: "map", value: text };
const tags: Field = { ...sampleField("choices", "tags"), ...required };
const city: Field = { ...sampleField("text", "city"), ...required };

const uncertain = { missing: [], unproven: [""] };
const refused = { value: undefined, missing: [""], unproven: [] };
const certain = { missing: [], unproven: [] };

// Servers in Go and Java show an empty list as null.
test.each<readonly [string, Field, Field | undefined, object]>([
  ["list is an empty list", list, list, { ...certain, value: [] }],
  ["list that responses may lack is an empty list", list, undefined, { ...certain, value: [] }],
  ["map is an empty map", map, { ...map, isNullable: true }, { ...certain, value: {} }],
  ["set of choices is an empty list", tags, tags, { ...certain, value: [] }],
  ["list with items may be refused", { ...list, minItems: 1 }, list, { ...uncertain, value: null }],
  ["text is written as the API shows it", city, city, { ...uncertain, value: null }],
  ["text that only responses may lack", city, { ...city, isNullable: true }, refused],
  ["text that responses do not promise", city, { ...city, isRequired: false }, refused],
])("null in a required %s", (_, body, shown, want) => {
  expect(writableValue(body, shown, null)).toEqual(want);
});
