import type { RawApi, Row, TargetSheet } from "#e2e/targets/task-sheet.ts";
import { byText, typeFilter, rowsAt, signInByPassword, npmPackage } from "./sheet-parts.ts";

const flags = rowsAt("/api/admin/search/features?limit=100", "features");
const tagTypes = rowsAt("/api/admin/tag-types", "tagTypes");

export const unleash: TargetSheet = {
  name: "unleash",
  title: "Unleash",
  folder: "unleash",
  installs: npmPackage("unleash-server"),
  ready: "/health",
  seed: ["node", "seed.mjs"],
  stop: 'if [ "$(id -u)" = 0 ]; then stop="su postgres -s /bin/sh -c"; else stop="sh -c"; fi; $stop "${PGBIN:-/usr/lib/postgresql/15/bin}/pg_ctl -D $RUN_DIR/pg/data -m fast stop"',
  flags: (origin) => ["--api", `${origin}/docs/openapi.json`],
  credential: async (origin) => {
    const reply = await fetch(`${origin}/auth/simple/login`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ username: "admin", password: "unleash4all" }),
    });
    const cookies = reply.headers.getSetCookie().map((cookie) => cookie.split(";")[0]);
    return { cookie: cookies.join("; ") };
  },
  signIn: (page) =>
    signInByPassword(page, { label: /^Username/, name: "admin", password: "unleash4all" }),
  notOffered: { file: "the API takes no files" },
  list: { path: "/search-features", rows: flags, text: (row) => String(row["name"]) },
  sort: { column: "Name", order: byText("name") },
  search: { text: "flag-1", matches: (row) => String(row["name"]).startsWith("flag-1") },
  filter: {
    field: "Type",
    choose: typeFilter("release"),
    matches: (row) => row["type"] === "release",
  },
  record: (row) => [String(row["name"])],
  relation: {
    path: async () => "/projects/default/projects-features/flag-01",
    title: async () => "Default",
  },
  write: {
    path: "/tag-types",
    create: { Name: "harbor", Description: "Harbor office" },
    find: findTagType,
    recordPath: (row) => `/tag-types/${String(row["name"])}`,
    edit: { Description: "Harbor store" },
    isEdited: (row) => row["description"] === "Harbor store",
    refused: { fill: { Name: "x", Description: "Too short" }, label: "Name" },
  },
  action: {
    path: async () => "/projects/default/projects-features/flag-09",
    button: "Clone",
    fill: { Name: "flag-copy" },
    isDone: async (raw) => (await flags(raw)).some(({ name }) => name === "flag-copy"),
  },
  bulk: {
    path: "/tag-types",
    field: "Description",
    value: "Edited together",
    isDone: async (raw) =>
      (await tagTypes(raw)).filter(({ description }) => description === "Edited together")
        .length === 5,
  },
  import: {
    path: "/tag-types",
    csv: `name,description\n${[1, 2, 3, 4, 5].map((at) => `import-${at},Imported`).join("\n")}\n`,
    count: async (raw) => (await tagTypes(raw)).length,
  },
};

async function findTagType(raw: RawApi): Promise<Row | undefined> {
  return (await tagTypes(raw)).find(({ name }) => name === "harbor");
}
