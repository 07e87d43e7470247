import { expect } from "@playwright/test";
import { sendOperation } from "#e2e/fixtures/screens.ts";
import type { RawApi, Row, TargetSheet } from "#e2e/targets/task-sheet.ts";
import {
  byText,
  chooseFilter,
  firstHave,
  member,
  postSignIn,
  rowsAt,
  rowsOf,
  signInByPassword,
  npmPackage,
} from "./sheet-parts.ts";

const articles = rowsAt("/api/articles?pagination[pageSize]=100&populate=author", "data");

const user = { identifier: "demo@example.com", password: "changeme123" };
const changed = "changeme456";

export const strapi: TargetSheet = {
  name: "strapi",
  title: "Strapi",
  folder: "strapi",
  installs: npmPackage("@strapi/strapi"),
  ready: "/openapi.json",
  flags: (origin) => ["--api", `${origin}/openapi.json`],
  credential: async (origin) => {
    const { jwt } = await postSignIn(`${origin}/api/auth/local`, user);
    return { authorization: `Bearer ${String(jwt)}` };
  },
  signIn: (page) =>
    signInByPassword(page, {
      label: /^Identifier/,
      name: user.identifier,
      password: user.password,
    }),
  notOffered: {
    file: "the description has no body for its upload",
  },
  notYet: {
    filter: "the filter parameter takes an object whose members are not described",
  },
  list: { path: "/articles", rows: articles, text: (row) => String(row["title"]) },
  sort: { column: "Slug", order: byText("slug") },
  search: { text: "Text 7", matches: (row) => /Text 7/.test(String(row["body"])) },
  filter: {
    field: "State",
    choose: chooseFilter("done"),
    matches: (row) => row["state"] === "done",
  },
  record: (row) => [String(row["title"]), String(row["slug"])],
  relation: {
    path: async (raw) => `/articles/${String((await articles(raw))[0]?.["documentId"])}`,
    title: async (raw) => String(member((await articles(raw))[0], "author")["name"]),
  },
  write: {
    path: "/authors",
    create: { Name: "Harbor Master", Email: "harbor@example.com" },
    find: findAuthor,
    recordPath: (row) => `/authors/${String(row["documentId"])}`,
    edit: { Email: "master@example.com" },
    isEdited: (row) => row["email"] === "master@example.com",
    refused: { fill: { Email: "harbor@example.com" }, label: "Name" },
  },
  operation: async ({ page, origin }) => {
    await page.goto(`${origin}/-/operations/users-permissions-post-auth_change_password`);
    await page.getByLabel(/^Current password/).fill(user.password);
    await page.getByLabel(/^Password(?: ?\*)?$/).fill(changed);
    await page.getByLabel(/^Password confirmation/).fill(changed);
    await sendOperation(page);
    await expect
      .poll(async () => {
        const api = await page.request.post(`${origin}/api/auth/local`, {
          data: { ...user, password: changed },
        });
        return api.status();
      })
      .toBe(200);
  },
  bulk: {
    path: "/authors",
    field: "Email",
    value: "all@example.com",
    isDone: (raw) => firstHave(rowsAt("/api/authors", "data")(raw), "email", "all@example.com"),
  },
  import: {
    path: "/authors",
    csv: `name,email\n${[1, 2, 3, 4, 5].map((at) => `Import ${at},i${at}@example.com`).join("\n")}\n`,
    count: async (raw) =>
      rowsOf(await raw.send("GET", "/api/authors?pagination[pageSize]=100"), "data").length,
  },
};

async function findAuthor(raw: RawApi): Promise<Row | undefined> {
  const rows = rowsOf(await raw.send("GET", "/api/authors?pagination[pageSize]=100"), "data");
  return rows.find(({ name }) => name === "Harbor Master");
}
