import type { Field, Resource } from "@quarterdeck/model";
import { expect, test } from "vitest";
import { cardFields } from "./card-fields.ts";

const fields = ["notes", "receiver", "code"].map((name): Field => ({
  name,
  label: name,
  kind: "text",
  isRequired: false,
}));
const row = { notes: "Ready", receiver: "team", code: "A7" };
const namesOf = (resource: Partial<Resource>): readonly string[] =>
  cardFields({ resource: { key: [], fields, ...resource } as Resource, fields, row }).map(
    ({ name }) => name,
  );

test("a card leaves out its title: the title, the key or the first column of a row without a name", () => {
  expect(namesOf({ title: ["code"] })).toEqual(["notes", "receiver"]);
  expect(namesOf({})).toEqual(["receiver", "code"]);
});

test.each(["self_link", "_etag", "@odata.etag"])("%s is not on a card", (name) => {
  const own: Field = { name, label: name, kind: "text", isRequired: false };
  const resource = { key: [], fields: [], title: ["code"] } as unknown as Resource;
  const shown = cardFields({ resource, fields: [own, ...fields], row: { ...row, [name]: "1" } });
  expect(shown.map((field) => field.name)).toEqual(["notes", "receiver"]);
});
