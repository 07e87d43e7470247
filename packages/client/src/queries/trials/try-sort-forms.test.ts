import type { ListPage, Resource } from "@quarterdeck/model";
import { expect, test } from "vitest";
import { HttpError } from "#http/errors.ts";
import { forgetLearnedFacts, learnedFacts } from "#queries/model/learned-facts.ts";
import { trySortForms } from "./try-sort-forms.ts";

const sort = {
  form: "sign",
  at: { parameter: "sort" },
  words: { ascending: "asc", descending: "desc" },
  isMultiple: false,
  evidence: { pointer: "", reason: { code: "sort-mostly-minus" }, confidence: 0.5 },
} as const;
const state = {
  page: 1,
  sort: [{ field: "author", isDescending: false }],
  search: "",
  filters: {},
};

function resourceNamed(name: string): Resource {
  const list = { operation: "list", rows: [], paging: { style: "none" }, filters: [], sort };
  return { name, fields: [], list } as unknown as Resource;
}

function refusal(message: string): HttpError {
  const response = { status: 400, headers: {}, body: undefined };
  return new HttpError({ method: "GET", path: "/books" }, response, { message, fields: [] });
}

/** Forms that are tried after a refusal; the API accepts one of them. */
async function formsTried(name: string, message: string, accepted?: string) {
  const tried: (string | undefined)[] = [];
  const read = async ({ list }: Resource): Promise<ListPage> => {
    tried.push(list?.sort?.form);
    if (list?.sort?.form !== accepted) throw refusal(message);
    return { rows: [] };
  };
  await trySortForms(resourceNamed(name), state, read, refusal(message));
  return tried;
}

test("a field that the refusal names is not tried in other forms, nor offered again", async () => {
  forgetLearnedFacts();
  expect(await formsTried("books", "Invalid key author")).toEqual([]);
  expect(learnedFacts().get("books")?.ignoredSort).toEqual(["author"]);
  expect(await formsTried("books", "Bad request")).toHaveLength(5);
});

test("the form of another list of the API is tried first", async () => {
  forgetLearnedFacts();
  expect(await formsTried("books", "Invalid sort", "dot")).toHaveLength(4);
  expect(await formsTried("loans", "Invalid sort", "dot")).toEqual(["dot"]);
});
