import { expect } from "@playwright/test";
import { sendOperation } from "#e2e/fixtures/screens.ts";
import { save } from "#e2e/targets/form-steps.ts";
import type { RawApi, Row, TargetSheet } from "#e2e/targets/task-sheet.ts";
import {
  byText,
  firstHave,
  member,
  postSignIn,
  rowsAt,
  signInByPassword,
  typeFilter,
  npmPackage,
} from "./sheet-parts.ts";

const user = { email: "admin@example.com", password: "changeme123" };

const articles = rowsAt("/items/articles?limit=-1", "data");

export const directus: TargetSheet = {
  name: "directus",
  title: "Directus",
  folder: "directus",
  installs: npmPackage("directus"),
  ready: "/server/ping",
  seed: ["node", "seed.mjs"],
  flags: async (origin) => [
    "--api",
    `${origin}/server/specs/oas`,
    "--api-header",
    `Authorization: ${await bearer(origin)}`,
  ],
  credential: async (origin) => ({ authorization: await bearer(origin) }),
  signIn: (page) =>
    signInByPassword(page, { label: /^Email/, name: user.email, password: user.password }),
  notOffered: {},
  notYet: {
    filter: "the filter takes JSON and has no inputs for fields",
  },
  list: { path: "/articles", rows: articles, text: (row) => String(row["title"]) },
  sort: { column: "Title", order: byText("title") },
  search: { text: "Article 07", matches: (row) => String(row["title"]).startsWith("Article 07") },
  filter: {
    field: "Status",
    choose: typeFilter("draft"),
    matches: (row) => row["status"] === "draft",
  },
  record: (row) => [String(row["title"]), String(row["body"])],
  relation: {
    path: async (raw) => `/articles/${String((await articles(raw))[0]?.["id"])}`,
    title: async (raw) => {
      const id = String((await articles(raw))[0]?.["author"]);
      return String(member(await raw.send("GET", `/items/authors/${id}`), "data")["name"]);
    },
  },
  write: {
    path: "/authors",
    create: { Name: "Harbor Master", Email: "harbor@example.com" },
    find: findAuthor,
    recordPath: (row) => `/authors/${String(row["id"])}`,
    edit: { Email: "master@example.com" },
    isEdited: (row) => row["email"] === "master@example.com",
    refused: { fill: { Email: "harbor@example.com" }, label: "Name" },
  },
  operation: async ({ page, origin }) => {
    await page.goto(`${origin}/-/operations`);
    await page
      .getByRole("link", { name: /^Hash a string/ })
      .first()
      .click();
    await page.getByLabel(/^String/).fill("harbor");
    await sendOperation(page);
    await expect(page.getByText(/\$argon2/).first()).toBeVisible();
  },
  bulk: {
    path: "/authors",
    field: "Email",
    value: "all@example.com",
    isDone: (raw) =>
      firstHave(rowsAt("/items/authors?limit=5&sort=id", "data")(raw), "email", "all@example.com"),
  },
  import: {
    path: "/authors",
    csv: `name,email\n${[1, 2, 3, 4, 5].map((at) => `Import ${at},i${at}@example.com`).join("\n")}\n`,
    count: async (raw) => (await rowsAt("/items/authors?limit=-1", "data")(raw)).length,
  },
  file: async ({ page, origin, raw }) => {
    await page.goto(`${origin}/files/new`);
    await page.getByLabel(/^Title/).fill("Harbor plan");
    const plan = { name: "plan.txt", mimeType: "text/plain", buffer: Buffer.from("Harbor") };
    await page.locator("input[type=file]").first().setInputFiles(plan);
    await save(page);
    await expect.poll(async () => findFiles(raw)).toEqual(["plan.txt: 6 bytes"]);
  },
};

async function bearer(origin: string): Promise<string> {
  const signedIn = await postSignIn(`${origin}/auth/login`, user);
  return `Bearer ${String(member(signedIn, "data")["access_token"])}`;
}

async function findAuthor(raw: RawApi): Promise<Row | undefined> {
  const rows = await rowsAt("/items/authors?limit=-1", "data")(raw);
  return rows.find(({ name }) => name === "Harbor Master");
}

async function findFiles(raw: RawApi): Promise<readonly string[]> {
  const files = await rowsAt("/files?filter[title][_eq]=Harbor%20plan", "data")(raw);
  return files.map(
    (file) => `${String(file["filename_download"])}: ${String(file["filesize"])} bytes`,
  );
}
