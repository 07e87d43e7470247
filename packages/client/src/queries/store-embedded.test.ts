import type { Field, Resource } from "@quarterdeck/model";
import { expect, test } from "vitest";
import { titleStore } from "./reference-titles.ts";
import { storeEmbedded } from "./store-embedded.ts";
import { testClient } from "./testing/test-client.ts";

const reference = (name: string, kind: string, to: string) =>
  ({
    kind,
    name,
    label: name,
    isRequired: false,
    to,
    keyPath: ["id"],
    titlePath: ["name"],
  }) as Field;

test.each([
  [
    "under its own name",
    reference("author", "reference", "people"),
    { author: { id: 3, name: "Ann" } },
  ],
  [
    "next to its key",
    { ...reference("author_id", "reference", "people"), keyPath: [] },
    { author_id: 3, author: { id: 3, name: "Ann" } },
  ],
  [
    "in an array",
    reference("authors", "references", "people"),
    { authors: [{ id: 3, name: "Ann" }] },
  ],
  ["by its key alone", reference("author", "reference", "people"), { author: 3 }],
])("the title of a reference %s is stored, if the record has it", async (name, field, record) => {
  const client = testClient();
  await storeEmbedded(client, { fields: [field] } as unknown as Resource, [record]);
  expect(titleStore(client).get("people", "3")).toBe(name.endsWith("alone") ? undefined : "Ann");
});
