// @vitest-environment node
import type { Field, Resource } from "@quarterdeck/model";
import { expect, test } from "vitest";
import { listedFields } from "./listed-fields.ts";

const field = (name: string, more: object = { kind: "text" }): Field =>
  ({ name, label: name, isRequired: false, ...more }) as Field;
const group = (name: string, ...names: readonly string[]): Field =>
  field(name, { kind: "group", fields: names.map((inner) => field(inner)) });
const state = (name: string): Field => field(name, { kind: "choice", choices: [] });
const reference = (name: string): Field => field(name, { kind: "reference", to: "others" });
const list = (name: string, item: Field): Field => field(name, { kind: "list", item });

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
