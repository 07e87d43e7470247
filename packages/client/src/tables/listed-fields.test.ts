// @vitest-environment node
import type { Field, Resource } from "@quarterdeck/model";
import { expect, test } from "vitest";
import { defaultColumns, listedFields } from "./listed-fields.ts";

const field = (name: string, more: object = { kind: "text" }): Field =>
  ({ name, label: name, isRequired: false, ...more }) as Field;
const group = (name: string, ...names: readonly string[]): Field =>
  field(name, { kind: "group", fields: names.map((inner) => field(inner)) });
const state = (name: string): Field => field(name, { kind: "choice", choices: [] });
const reference = (name: string): Field => field(name, { kind: "reference", to: "others" });
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

const uuid = { kind: "text", format: "uuid" };
const resourceOf = (fields: readonly Field[], key: string, title?: string) =>
  ({
    fields,
    key: [{ parameter: "key", field: [key] }],
    ...(title === undefined ? {} : { title: [title] }),
  }) as unknown as Resource;

test.each<readonly [string, Resource, readonly string[]]>([
  [
    "CAP: changes and their authors are last",
    resourceOf(
      ["title", "createdAt", "createdBy", "modifiedAt", "modifiedBy", "stock"].map((name) =>
        field(name),
      ),
      "ID",
      "title",
    ),
    ["title", "createdAt", "stock", "createdBy", "modifiedAt", "modifiedBy"],
  ],
  [
    "Rails: the author and the change follow",
    resourceOf([field("id"), field("updated_at"), field("created_by"), field("name")], "id"),
    ["id", "name", "updated_at", "created_by"],
  ],
  [
    "Dynamics: the change follows, other words do not",
    resourceOf([field("Name"), field("ModifiedOn"), field("UpdatedByHand"), field("Rank")], "Name"),
    ["Name", "UpdatedByHand", "Rank", "ModifiedOn"],
  ],
  [
    "a UUID follows the other fields",
    resourceOf([field("id", uuid), field("name"), field("state")], "id", "name"),
    ["name", "state", "id"],
  ],
  [
    "Strapi: a document id and the number of a version",
    resourceOf(
      [field("documentId", uuid), field("id"), field("title"), field("slug")],
      "documentId",
      "title",
    ),
    ["title", "slug", "documentId", "id"],
  ],
  [
    "a number is a name for people",
    resourceOf([field("id", { kind: "number" }), field("name"), field("state")], "id", "name"),
    ["name", "id", "state"],
  ],
  [
    "a UUID names a record without a title",
    resourceOf([field("id", uuid), field("amount")], "id"),
    ["id", "amount"],
  ],
  [
    "MongoDB: a text made by the API",
    resourceOf([field("_id"), field("name"), field("state")], "_id", "name"),
    ["name", "state", "_id"],
  ],
  [
    "a code is readable",
    resourceOf([field("code"), field("name"), field("state")], "code", "name"),
    ["name", "code", "state"],
  ],
  [
    "hashes and addresses follow readable fields",
    resourceOf(
      [field("fingerprint"), field("source", { kind: "url" }), field("name"), field("at")],
      "x",
      "name",
    ),
    ["name", "at", "fingerprint", "source"],
  ],
  [
    "labels precede times",
    resourceOf(
      [
        field("name"),
        field("n"),
        field("at", { kind: "date-time" }),
        field("m"),
        field("labels", { kind: "json" }),
      ],
      "name",
    ),
    ["name", "n", "labels", "at", "m"],
  ],
  [
    "a group with the state of the record precedes times",
    resourceOf(
      [
        field("name"),
        field("at", { kind: "date-time" }),
        group("status", "note"),
        field("health", { kind: "group", fields: [state("state"), list("by", field("by"))] }),
      ],
      "name",
    ),
    ["name", "health", "at", "status"],
  ],
  ...["annotations", "tags"].map(
    (name) =>
      [
        `${name} precede times, too`,
        resourceOf(
          [field("name"), field("at", { kind: "date-time" }), field(name, { kind: "json" })],
          "name",
        ),
        ["name", name, "at"],
      ] as const,
  ),
  [
    "by name (a server): state, references, creation and texts first",
    resourceOf(
      [
        field("automount", { kind: "boolean" }),
        field("backup_window"),
        field("created", { kind: "date-time" }),
        field("id", { kind: "number" }),
        reference("image"),
        reference("iso"),
        field("labels", { kind: "json" }),
        reference("location"),
        field("name"),
        state("status"),
      ],
      "id",
      "name",
    ),
    "name status image iso location labels created backup_window id automount".split(" "),
  ],
  [
    "by name (a Go struct): the phase, and switches last",
    resourceOf(
      [
        field("Archived", { kind: "boolean" }),
        field("Budget", { kind: "number" }),
        field("CreatedAt", { kind: "date-time" }),
        field("DueAt", { kind: "date-time" }),
        field("Email", { kind: "email" }),
        field("ID", { kind: "number" }),
        reference("OwnerID"),
        state("Phase"),
        field("Summary"),
        field("UpdatedAt", { kind: "date-time" }),
      ],
      "ID",
    ),
    "ID Phase OwnerID CreatedAt Budget Email Summary DueAt UpdatedAt Archived".split(" "),
  ],
  [
    "by name (a product): references before texts, also without a state",
    resourceOf(
      [
        field("available_on", { kind: "date" }),
        field("description", { kind: "long-text" }),
        field("has_variants", { kind: "boolean" }),
        field("id", { kind: "number" }),
        field("meta_title"),
        field("name"),
        field("price", { kind: "number" }),
        reference("shipping_category_id"),
        reference("tax_category_id"),
      ],
      "id",
      "name",
    ),
    [
      "name",
      "shipping_category_id",
      "tax_category_id",
      "description",
      "id",
      "meta_title",
      "price",
      "available_on",
      "has_variants",
    ],
  ],
  [
    "by name in two parts (an `allOf`): the state of the second one",
    resourceOf(
      [
        ...[
          "additional_total",
          "channel",
          "currency",
          "email",
          "included_tax",
          "item_total",
          "number",
        ].map((name) => field(name)),
        field("has_tax", { kind: "boolean" }),
        ...["shipment_total", "special_instructions"].map((name) => field(name)),
        state("state"),
      ],
      "number",
    ),
    [
      "number",
      "state",
      "additional_total",
      "channel",
      "currency",
      "email",
      "included_tax",
      "item_total",
      "shipment_total",
      "special_instructions",
      "has_tax",
    ],
  ],
  [
    "few fields keep the order of the description",
    resourceOf(
      [field("id"), field("active", { kind: "boolean" }), field("city"), state("status")],
      "id",
    ),
    ["id", "active", "city", "status"],
  ],
  [
    "a reference is not a key",
    resourceOf([field("owner", uuid), field("id", uuid), field("name")], "id", "name"),
    ["name", "owner", "id"],
  ],
])("columns: %s", (_, resource, names) => {
  expect(listedFields(resource).map(({ name }) => name)).toEqual(names);
});

test.each<readonly [string, readonly object[], string]>([
  [
    "zones: members of a single record only",
    [{ name: "a", serial: 1, account: "" }],
    "serial account type rrsets",
  ],
  [
    "issues: not closed yet",
    [{ name: "a", serial: 1, account: null }, { name: "b" }],
    "serial account type rrsets",
  ],
  [
    "one value is enough",
    [{ name: "a" }, { name: "b", type: "x", rrsets: [1] }],
    "type rrsets account serial",
  ],
  ["no rows", [], "account serial type rrsets"],
])("fields without values follow: %s", (_, rows, names) => {
  const fields = ["name", "account", "serial", "type", "rrsets"].map((name) => field(name));
  const listed = listedFields(resourceOf(fields, "name", "name"), rows);
  expect(listed.map(({ name }) => name)).toEqual(["name", ...names.split(" ")]);
});
