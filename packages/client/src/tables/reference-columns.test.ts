// @vitest-environment node
import type { Field, Resource } from "@quarterdeck/model";
import { expect, test } from "vitest";
import { listedFields } from "./listed-fields.ts";

const field = (name: string, more: object = { kind: "text" }): Field =>
  ({ name, label: name, isRequired: false, ...more }) as Field;
const reference = (name: string): Field => field(name, { kind: "reference", to: "others" });
const at = (name: string): Field => field(name, { kind: "date-time" });

// A CMS, a Rails table and a document store: generators write the times of a record before its relations.
test.each([
  [
    [field("title"), field("rating"), at("createdAt"), at("updatedAt"), reference("author")],
    ["title", "rating", "author", "createdAt", "updatedAt"],
  ],
  [
    [field("name"), at("created_at"), at("updated_at"), reference("shop_id"), reference("plan_id")],
    ["name", "shop_id", "plan_id", "created_at", "updated_at"],
  ],
  [
    [field("name"), reference("team"), at("createdAt"), reference("createdBy"), reference("owner")],
    ["name", "team", "owner", "createdAt", "createdBy"],
  ],
  // Without a time of its creation, the order is that of the description.
  [
    [field("name"), at("due"), reference("owner")],
    ["name", "due", "owner"],
  ],
])("references precede the time of the creation: %#", (fields, want) => {
  const resource = { fields, key: [], title: [fields[0]?.name ?? ""] } as unknown as Resource;
  expect(listedFields(resource).map(({ name }) => name)).toEqual(want);
});
