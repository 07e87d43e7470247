import { expect } from "@playwright/test";
import { pixel } from "#e2e/fixtures/back-office.ts";
import type { RawApi, Row, TargetSheet } from "#e2e/targets/task-sheet.ts";
import {
  byNumber,
  chooseFilter,
  firstHave,
  postSignIn,
  rowsAt,
  rowsOf,
  signInByPassword,
  uploadBy,
} from "./sheet-parts.ts";

const assets = rowsAt("/api/assets/?limit=1000", "results");

export const drf: TargetSheet = {
  name: "drf",
  title: "Django REST",
  folder: "drf",
  ready: "/openapi.json",
  flags: (origin) => ["--api", `${origin}/openapi.json`],
  credential: async (origin) => {
    const user = { username: "admin", password: "changeme123" };
    const { token } = await postSignIn(`${origin}/api/auth/token/`, user);
    return { authorization: `Token ${String(token)}` };
  },
  signIn: (page) =>
    signInByPassword(page, { label: /^Username/, name: "admin", password: "changeme123" }),
  notOffered: {},
  list: { path: "/assets", rows: assets, text: (row) => String(row["serial"]) },
  sort: { column: "Price", order: byNumber("price") },
  search: { text: "camera", matches: (row) => String(row["name"]).startsWith("Camera") },
  filter: {
    field: "State",
    choose: chooseFilter("broken"),
    matches: (row) => row["state"] === "broken",
  },
  record: (row) => [String(row["name"]), String(row["serial"])],
  relation: {
    path: async () => "/loans/60",
    title: async (raw) => String((await readAsset(raw, 119))["name"]),
  },
  write: {
    path: "/locations",
    create: { Name: "Harbor office", City: "Hamburg" },
    find: async (raw) =>
      (await rowsAt("/api/locations/?page_size=200", "results")(raw)).find(
        ({ name }) => name === "Harbor office",
      ),
    recordPath: (row) => `/locations/${String(row["id"])}`,
    edit: { City: "Bremen" },
    isEdited: (row) => row["city"] === "Bremen",
    refused: { fill: { Name: "Building 1" }, label: "Name" },
  },
  action: {
    path: async () => "/assets/7",
    button: "Scrap",
    isDone: async (raw) => (await readAsset(raw, 7))["state"] === "gone",
  },
  bulk: {
    path: "/locations",
    field: "Street",
    value: "Quay 5",
    isDone: (raw) => firstHave(rowsAt("/api/locations/", "results")(raw), "street", "Quay 5"),
  },
  import: {
    path: "/locations",
    csv: `name,city\n${[1, 2, 3, 4, 5].map((at) => `Imported ${at},Rome`).join("\n")}\n`,
    count: async (raw) =>
      rowsOf(await raw.send("GET", "/api/locations/?city=Rome"), "results").length,
  },
  file: async (visit) => {
    await uploadBy(visit, { path: "/assets/9", button: "Manual", file: pixel });
    await expect.poll(async () => (await readAsset(visit.raw, 9))["manual"]).not.toBeNull();
  },
};

async function readAsset(raw: RawApi, id: number): Promise<Row> {
  return (await raw.send("GET", `/api/assets/${id}/`)) as Row;
}
