import { expect, test } from "vitest";
import { createModel } from "#create-model.ts";
import { query, text } from "#testing/test-list.ts";

interface Listing {
  readonly parameters: readonly object[];
  readonly description?: string;
}

const rows = { type: "array", items: { type: "object", properties: { id: text, name: text } } };

/** Sorts of lists by their path. */
async function sortsOf(lists: Readonly<Record<string, Listing>>) {
  const responses = { "200": { content: { "application/json": { schema: rows } } } };
  const paths = Object.fromEntries(
    Object.entries(lists).map(([path, list]) => [path, { get: { ...list, responses } }]),
  );
  const { resources } = await createModel(JSON.stringify({ openapi: "3.1.0", paths }));
  return new Map(resources.map(({ collectionPath, list }) => [collectionPath, list?.sort]));
}

const plain = { parameters: [query("sort", text)] };
const described = (description: string) => ({
  parameters: [query("sort", text, { description })],
});

test.each([
  ["For example `name desc`.", "space", "desc"],
  ["For example `name:DESC`.", "colon", "DESC"],
  ["Such as `name|desc`", "suffix", "|desc"],
])("a sort has the form that the other lists describe: %s", async (text_, form, descending) => {
  const sorts = await sortsOf({ "/orders": described(text_), "/users": plain });
  expect(sorts.get("/users")).toMatchObject({ form, words: { descending } });
  expect(sorts.get("/users")?.evidence.confidence).toBeLessThan(0.9);
});

test("lists that differ share no form, nor do parameters with other names", async () => {
  const sorts = await sortsOf({
    "/orders": described("For example `name desc`."),
    "/products": described("For example `name:desc`."),
    "/users": plain,
  });
  expect(sorts.get("/users")?.form).toBe("sign");
  const others = await sortsOf({
    "/orders": { parameters: [query("order_by", text, { description: "e.g. `name desc`" })] },
    "/users": plain,
  });
  expect(others.get("/users")?.form).toBe("sign");
});

test.each([
  ["### Sorting\nSyntax: `FIELD_NAME:ORDER`, for example `name:asc`", "colon"],
  ["Returns users. Sort with `?sort=name,desc`.", "comma"],
  ["Users, sorted by the field and the order in `sort`: `name desc`.", "space"],
])("the description of an operation has the form of its sort: %s", async (description, form) => {
  const sorts = await sortsOf({ "/users": { ...plain, description } });
  expect(sorts.get("/users")?.form).toBe(form);
});

test("choices of fields sort as the parameter of other lists does", async () => {
  const choices = { parameters: [query("sort", { enum: ["name"] })] };
  const sorts = await sortsOf({
    "/orders": described("The field; add a `-` prefix for descending: `-name`"),
    "/users": choices,
  });
  expect(sorts.get("/users")).toMatchObject({ form: "sign", fields: ["name"] });
  expect((await sortsOf({ "/users": choices })).get("/users")).toBeUndefined();
});

test.each([
  ["Comma-separated fields, e.g. `pinned desc, name`", "For example `name desc`"],
  ["A comma-separated list of fields: `name desc,id asc`", 'Example: "name desc"'],
  ["Fields, comma-separated: `name desc`", ""],
])("several fields, if another list describes so: %s", async (several, one) => {
  const sorts = await sortsOf({ "/orders": described(several), "/users": described(one) });
  expect(sorts.get("/users")).toMatchObject({ form: "space", isMultiple: true });
});

test("choices of one field and other forms remain a sort by one field", async () => {
  const several = described("Comma-separated fields, e.g. `pinned desc, name`");
  const choices = { parameters: [query("sort", { enum: ["name desc", "name asc"] })] };
  const sorts = await sortsOf({
    "/orders": several,
    "/users": choices,
    "/tags": described("For example `name:desc`"),
  });
  expect(sorts.get("/users")?.isMultiple).toBe(false);
  expect(sorts.get("/tags")?.isMultiple).toBe(false);
});
