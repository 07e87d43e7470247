import type { RawApi, Row, TargetSheet } from "#e2e/targets/task-sheet.ts";
import {
  byNumber,
  chooseFilter,
  firstHave,
  rowsAt,
  signInWithoutCredential,
  npmPackage,
} from "./sheet-parts.ts";

const products = rowsAt("/products?filter=%7B%22order%22%3A%22id%22%7D");
const categories = rowsAt("/categories");

export const loopback: TargetSheet = {
  name: "loopback",
  title: "LoopBack 4",
  folder: "loopback",
  installs: npmPackage("@loopback/rest-crud"),
  ready: "/openapi.json",
  flags: (origin) => ["--api", `${origin}/openapi.json`],
  credential: async () => ({}),
  signIn: signInWithoutCredential,
  notOffered: {
    search: "the API has no search over all fields",
    action: "the API only lists, reads and writes records",
    file: "the API takes no files",
  },
  list: { path: "/products", rows: products, text: (row) => String(row["name"]) },
  sort: { column: "Price", order: byNumber("price") },
  filter: {
    field: "Status",
    choose: chooseFilter("active"),
    matches: (row) => row["status"] === "active",
  },
  record: (row) => [String(row["name"])],
  relation: { path: async () => "/products/1", title: async () => "Books" },
  write: {
    path: "/categories",
    create: { Name: "Harbor", Description: "Harbor office" },
    find: findCategory,
    recordPath: (row) => `/categories/${String(row["id"])}`,
    edit: { Description: "Harbor store" },
    isEdited: (row) => row["description"] === "Harbor store",
    refused: { fill: { Name: "x" }, label: "Name" },
  },
  bulk: {
    path: "/products",
    field: "Price",
    value: "12",
    isDone: (raw) => firstHave(products(raw), "price", 12),
  },
  import: {
    path: "/categories",
    csv: `name,description\n${[1, 2, 3, 4, 5].map((at) => `Import ${at},Imported`).join("\n")}\n`,
    count: async (raw) => (await categories(raw)).length,
  },
};

async function findCategory(raw: RawApi): Promise<Row | undefined> {
  return (await categories(raw)).find(({ name }) => name === "Harbor");
}
