import { expect, test } from "vitest";
import { sampleOperation } from "#testing/sample-orders.ts";
import type { Field } from "#types/field.ts";
import { applyLearnedCalls } from "./learned-facts.ts";
import { describeValues } from "./observed-values.ts";
import { refineField } from "./refine-fields.ts";

const field = (name: string, more: object = { kind: "text" }): Field =>
  ({ name, label: name, isRequired: false, ...more }) as Field;
const number = { kind: "number", isInteger: true };
const rowsOf = (name: string, values: readonly unknown[]) =>
  values.map((value) => ({ [name]: value }));
const states = ["draft", "published", "draft", "draft", "published", "draft"];

/** Values that a form offers. */
function offered(observed: Field): readonly unknown[] {
  if ("choices" in observed) return observed.choices.map(({ label }) => label);
  return observed.kind === "text" ? (observed.suggestions ?? []).map(({ value }) => value) : [];
}

// A headless CMS, a tracker and a shop.
test.each<readonly [string, Field, readonly unknown[], readonly unknown[]]>([
  ["a status", field("status"), states, ["draft", "published"]],
  ["a type after a word", field("payment_type"), states, ["draft", "published"]],
  ["a flag as a number", field("featured", number), [0, 1, 1], ["No", "Yes"]],
  ["a flag that is always off", field("is_archived", number), [0, 0, null], ["No", "Yes"]],
  ["a count of a few", field("items", number), [0, 1, 1], []],
  ["a flag with other numbers", field("closed", number), [0, 1, 2], []],
  ["another name", field("note"), states, []],
  ["few rows", field("state"), ["open", "closed", "open"], []],
  ["values that differ", field("state"), ["a", "b", "c", "d", "e", "f"], []],
  ["long texts", field("state"), Array.from({ length: 6 }, () => "We are open, but not now!"), []],
])("%s", (_, declared, values, labels) => {
  const observed = describeValues(declared, rowsOf(declared.name, values));
  expect(offered(observed)).toEqual(labels);
});

test("a declared text is refined by its values, another choice is not", () => {
  const observed = describeValues(field("status"), rowsOf("status", states));
  expect(refineField(field("status"), observed)).toHaveProperty("suggestions");
  expect(refineField(field("status", { kind: "choice", choices: [] }), observed)).toBeUndefined();
  expect(refineField(field("status", { kind: "text", format: "uuid" }), observed)).toBeUndefined();
});

test.each<readonly [string, Field, object]>([
  ["a flag without a type", field("featured", { kind: "json" }), { kind: "choice" }],
  [
    "a required value without a type",
    field("slug", { kind: "json", isRequired: true }),
    { kind: "text", isRequired: true },
  ],
  ["a value with a shape", field("slug", { kind: "json", shape: "Slug" }), { kind: "json" }],
  ["a text", field("status"), { suggestions: [{ value: "draft" }, { value: "published" }] }],
])("a form has an input by values: %s", (_, inner, expected) => {
  const body = {
    mediaTypes: [],
    isRequired: true,
    field: field("", { kind: "group", fields: [inner] }),
  };
  const refined = [
    describeValues(field("featured", number), rowsOf("featured", [0, 1])),
    field("slug"),
    describeValues(field("status"), rowsOf("status", states)),
  ];
  const operation = sampleOperation({ role: "update", body } as object);
  const { body: next } = applyLearnedCalls(operation, { fields: [], refined, evidence: [] });
  expect(next?.field.kind === "group" && next.field.fields[0]).toMatchObject(expected);
});

const address = "https://files.test/pictures/1";

test.each<readonly [string, Field, readonly unknown[], Field["kind"] | undefined]>([
  ["a name and addresses", field("avatar"), [address, null, address], "image"],
  ["a name and other texts", field("thumbnail"), [address, "none"], undefined],
  ["addresses with the ending of a picture", field("cover"), [`${address}.png`], "image"],
  ["a URL with the ending", field("self", { kind: "url" }), [`${address}.jpg?w=2`], "image"],
  ["a URL without the ending", field("self", { kind: "url" }), [address], undefined],
  ["paths on the server of the API", field("cover"), ["/media/1.png", "/media/2.jpg?w=9"], "image"],
  ["paths on a disk", field("file_path"), ["/srv/files/1.png"], undefined],
  ["paths without the ending of a picture", field("cover"), ["/media/1"], undefined],
  ["no values", field("picture"), [null], undefined],
])("a picture is learned by %s", (_, declared, values, kind) => {
  const observed = describeValues(declared, rowsOf(declared.name, values));
  expect(refineField(declared, observed)?.kind).toBe(kind);
});
