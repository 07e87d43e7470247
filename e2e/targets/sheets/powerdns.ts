import type { Row, TargetSheet } from "#e2e/targets/task-sheet.ts";
import { byNumberedText, rowsAt, signInByKey } from "./sheet-parts.ts";

const server = "/api/v1/servers/localhost";
const zones = rowsAt(`${server}/zones`);
const path = "/servers/localhost/zones";

export const powerdns: TargetSheet = {
  name: "powerdns",
  title: "PowerDNS",
  folder: "powerdns",
  ready: "/api/docs",
  seed: ["sh", "seed.sh"],
  flags: (origin) => ["--api", `${origin}/api/docs`, "--api-header", "X-API-Key: changeme"],
  credential: async () => ({ "x-api-key": "changeme" }),
  signIn: (page) => signInByKey(page, "changeme"),
  notOffered: {
    relation: "no record refers to another one by a key",
    file: "the API takes no files",
    "page 3": "the API has 25 zones",
  },
  list: { path, rows: zones, text: (row) => String(row["name"]) },
  // The browser sorts: example2 before example10.
  sort: { column: "Name", order: byNumberedText("name") },
  search: { text: "example7", matches: (row) => String(row["name"]).startsWith("example7.") },
  filter: {
    field: "Zone",
    choose: async (page) => {
      await page.getByLabel("Value").first().fill("example7.org.");
      await page.keyboard.press("Enter");
    },
    matches: (row) => row["name"] === "example7.org.",
  },
  record: (row) => [String(row["name"]), String(row["kind"])],
  write: {
    path,
    create: { Name: "harbor.example.", Kind: "Native" },
    find: async (raw) => {
      const zone = (await zones(raw)).find(({ name }) => name === "harbor.example.");
      // The deletion may be between the two reads.
      const read = raw.send("GET", `${server}/zones/harbor.example.`).catch(() => undefined);
      return zone && ((await read) as Row | undefined);
    },
    recordPath: () => `${path}/harbor.example.`,
    edit: { Account: "harbor" },
    isEdited: (row) => row["account"] === "harbor",
    refused: { fill: { Name: "no dot", Kind: "Native" }, label: "Name" },
  },
  action: {
    path: async () => `${path}/example3.org.`,
    button: "Rectify",
    shows: /Rectified/,
  },
  bulk: {
    path,
    field: "Account",
    value: "team",
    isDone: async (raw) =>
      (await zones(raw)).filter(({ account }) => account === "team").length === 5,
  },
  import: {
    path,
    csv: `name,kind\n${[1, 2, 3, 4, 5].map((at) => `import${at}.example.,Native`).join("\n")}\n`,
    count: async (raw) =>
      (await zones(raw)).filter(({ name }) => String(name).startsWith("import")).length,
  },
};
