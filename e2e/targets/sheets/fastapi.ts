import { pixel } from "#e2e/fixtures/back-office.ts";
import type { RawApi, Row, TargetSheet } from "#e2e/targets/task-sheet.ts";
import {
  byNumber,
  firstHave,
  rowsAt,
  rowsOf,
  signInByPassword,
  typeFilter,
  uploadBy,
} from "./sheet-parts.ts";

export const fastapi: TargetSheet = {
  name: "fastapi",
  title: "FastAPI",
  folder: "fastapi",
  ready: "/openapi.json",
  flags: (origin) => ["--api", `${origin}/openapi.json`],
  credential: async (origin) => {
    const reply = await fetch(`${origin}/login/access-token`, {
      method: "POST",
      body: new URLSearchParams({ username: "admin@example.com", password: "changeme123" }),
    });
    const { access_token: token } = (await reply.json()) as Row;
    return { authorization: `Bearer ${String(token)}` };
  },
  signIn: (page) =>
    signInByPassword(page, {
      label: /username|email/i,
      name: "admin@example.com",
      password: "changeme123",
    }),
  notOffered: {},
  list: {
    path: "/products",
    rows: rowsAt("/products?limit=100"),
    text: (row) => String(row["name"]),
  },
  sort: { column: "Price", order: byNumber("price") },
  search: { text: "lamp", matches: (row) => /lamp/i.test(String(row["name"])) },
  filter: {
    field: "Price",
    choose: typeFilter("50"),
    matches: (row) => Number(row["price"]) >= 50,
  },
  record: (row) => [String(row["name"])],
  relation: {
    path: async (raw) => {
      const [order] = rowsOf(await raw.send("GET", "/orders?limit=1"), "data");
      return `/orders/${String(order?.["id"])}`;
    },
    title: async (raw) => {
      const [order] = rowsOf(await raw.send("GET", "/orders?limit=1"), "data");
      const customer = await raw.send("GET", `/customers/${String(order?.["customer_id"])}`);
      return String((customer as Row)["name"]);
    },
  },
  write: {
    path: "/customers",
    create: { Name: "Harbor office", Email: "harbor@example.com" },
    find: async (raw) =>
      rowsOf(await raw.send("GET", "/customers?limit=100&q=harbor"), "data").find(
        ({ email }) => email === "harbor@example.com",
      ),
    recordPath: (row) => `/customers/${String(row["id"])}`,
    edit: { Name: "Harbor store" },
    isEdited: (row) => row["name"] === "Harbor store",
    refused: { fill: { Name: "Double", Email: "not an address" }, label: "Email" },
  },
  action: {
    path: async (raw) => `/orders/${await paidOrder(raw)}`,
    button: "Ship order",
    fill: { "Tracking number": "TRACK-2" },
    isDone: async (raw) => {
      const { data } = (await raw.send("GET", "/orders?limit=100&status=shipped")) as Row;
      return JSON.stringify(data).includes("TRACK-2");
    },
  },
  bulk: {
    path: "/customers",
    field: "Notes",
    value: "Called",
    isDone: (raw) => firstHave(rowsAt("/customers?limit=5", "data")(raw), "notes", "Called"),
  },
  import: {
    path: "/tags",
    csv: `name,color\n${[1, 2, 3, 4, 5].map((at) => `import-${at},#00000${at}`).join("\n")}\n`,
    count: async (raw) => rowsOf(await raw.send("GET", "/tags/")).length,
  },
  file: async (visit) => {
    await uploadBy(visit, { path: "/products/2", button: "Upload image", file: pixel });
    await visit.raw.send("GET", "/products/2");
  },
};

async function paidOrder(raw: RawApi): Promise<string> {
  const [order] = rowsOf(await raw.send("GET", "/orders?limit=1&status=paid"), "data");
  return String(order?.["id"]);
}
