// @vitest-environment node
import type { Field } from "@quarterdeck/model";
import { expect, test } from "vitest";
import { defaultColumns } from "./listed-fields.ts";

const field = (name: string, more: object = { kind: "text" }): Field =>
  ({ name, label: name, isRequired: false, ...more }) as Field;
const group = (name: string, ...names: readonly string[]): Field =>
  field(name, { kind: "group", fields: names.map((inner) => field(inner)) });
const state = (name: string): Field => field(name, { kind: "choice", choices: [] });
const list = (name: string, item: Field): Field => field(name, { kind: "list", item });

test.each<readonly [string, readonly Field[], readonly string[]]>([
  ["a group with a name", [field("id"), group("state", "id", "name")], ["id", "state"]],
  [
    "a list of named objects",
    [field("id"), field("n"), list("labels", group("", "name"))],
    ["id", "n", "labels"],
  ],
  ["a list of texts", [field("id"), field("n"), list("tags", field(""))], ["id", "n", "tags"]],
  ["texts by language", [field("id"), group("title", "en", "de")], ["id", "title"]],
  [
    "a group without a name is hidden",
    [field("id"), field("n"), group("size", "x", "y")],
    ["id", "n"],
  ],
  [
    "a comment follows the short fields",
    [field("id"), field("comment", { kind: "long-text" }), field("n")],
    ["id", "n", "comment"],
  ],
  [
    "labels are shown, other objects are hidden",
    [field("id"), field("labels", { kind: "json" }), field("spec", { kind: "json" }), field("n")],
    ["id", "labels", "n"],
  ],
  [
    "a group with a state is shown",
    [
      field("id"),
      field("n"),
      field("status", {
        kind: "group",
        fields: [field("state", { kind: "choice", choices: [] }), list("by", field(""))],
      }),
    ],
    ["id", "n", "status"],
  ],
  [
    "the record's own address and its version are hidden",
    [field("id"), field("url", { kind: "url", isReadOnly: true }), field("n"), field("rowVersion")],
    ["id", "n"],
  ],
  [
    "links of the record are hidden",
    [field("id"), group("links", "self"), field("n"), group("_links", "self")],
    ["id", "n"],
  ],
  [
    "the record's own address and its entity tag are hidden by their names",
    ["id", "self_link", "selfLink", "http_etag", "etag", "_etag", "@odata.etag", "@id", "n"].map(
      (name) => field(name),
    ),
    ["id", "n"],
  ],
  [
    "an own address that responses show is hidden",
    [field("id"), field("link", { kind: "text", isOwnAddress: true }), field("link2"), field("n")],
    ["id", "link2", "n"],
  ],
  ["a tag that is not of the entity is shown", [field("id"), field("tag")], ["id", "tag"]],
  ["an address that users write is shown", [field("id"), field("url")], ["id", "url"]],
  [
    "a list of lists is hidden",
    [field("id"), field("n"), list("grid", list("", field("")))],
    ["id", "n"],
  ],
  [
    "a picture is shown, however many fields are before it",
    [..."abcdefghij"].map((name) => field(name)).concat(field("photo", { kind: "image" })),
    [..."abcdefg", "photo"],
  ],
  [
    "the state is shown, however many fields are before it",
    [..."abcdefghi"].map((name) => field(name)).concat(state("orderStatus"), field("b2")),
    ["a", "orderStatus", ..."bcdefg"],
  ],
])("%s", (_, fields, columns) => {
  expect(defaultColumns(fields)).toEqual(columns);
});

test("a picture that no row has does not replace another column", () => {
  const fields = [..."abcdefghij"]
    .map((name) => field(name))
    .concat(field("photo", { kind: "image" }));
  expect(defaultColumns(fields, new Set(["photo"]))).toEqual([..."abcdefgh"]);
});
