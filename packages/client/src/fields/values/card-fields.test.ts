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
  expect(namesOf({})).toEqual(["code", "receiver"]);
});

test.each(["self_link", "_etag", "@odata.etag"])("%s is not on a card", (name) => {
  const own: Field = { name, label: name, kind: "text", isRequired: false };
  const resource = { key: [], fields: [], title: ["code"] } as unknown as Resource;
  const shown = cardFields({ resource, fields: [own, ...fields], row: { ...row, [name]: "1" } });
  expect(shown.map((field) => field.name)).toEqual(["notes", "receiver"]);
});

test.each([
  [{ stock: "number", note: "text", sku: "text" }, ["sku", "note", "stock"]],
  [{ bounce_score: "number", email: "email", role: "text" }, ["email", "role", "bounce_score"]],
  [{ age: "number", born: "date", userName: "text" }, ["userName", "born", "age"]],
  [{ total: "number", age: "number", city: "text" }, ["total", "city", "age"]],
] as const)("texts that distinguish records precede plain numbers: %j", (kinds, want) => {
  const own = Object.entries(kinds).map(
    ([name, kind]) => ({ name, label: name, kind, isRequired: false }) as Field,
  );
  const resource = { key: [], fields: own, title: ["title"] } as unknown as Resource;
  const values = { title: "T", ...Object.fromEntries(own.map(({ name }) => [name, "1"])) };
  const shown = cardFields({ resource, fields: own, row: values });
  expect(shown.map(({ name }) => name)).toEqual(want);
});
