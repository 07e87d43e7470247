import type { RawApi, Row, TargetSheet } from "#e2e/targets/task-sheet.ts";
import {
  byNumberedText,
  member,
  rowsAt,
  signInWithoutCredential,
  typeFilter,
} from "./sheet-parts.ts";

const silences = rowsAt("/api/v2/silences");

const times = { "Starts at": "2030-01-02T10:00", "Ends at": "2030-01-03T10:00" };

export const alertmanager: TargetSheet = {
  name: "alertmanager",
  title: "Alertmanager",
  folder: "alertmanager",
  installs: { path: "root/usr/bin/prometheus-alertmanager", entries: ["root"] },
  ready: "/api/v2/status",
  seed: ["sh", "seed.sh"],
  flags: (origin) => [
    "--api",
    "examples/alertmanager/openapi.yaml",
    "--upstream",
    `${origin}/api/v2`,
  ],
  credential: async () => ({}),
  signIn: signInWithoutCredential,
  notOffered: {
    "page 3": "the API returns all rows at once",
    relation: "no record refers to another one",
    action: "every operation reads, creates or deletes",
    file: "the API takes no files",
  },
  list: { path: "/silences", rows: silences, text: (row) => String(row["comment"]) },
  sort: { column: "Comment", order: byNumberedText("comment") },
  search: { text: "user2", matches: (row) => row["createdBy"] === "user2" },
  filter: {
    field: "Created by",
    choose: typeFilter("user1"),
    matches: (row) => row["createdBy"] === "user1",
  },
  record: (row) => [String(row["comment"]), String(row["createdBy"])],
  write: {
    path: "/silences",
    create: {
      matchers: async (page) => {
        await page.getByRole("button", { name: /^Add/ }).first().click();
        await page.getByLabel(/^Name/).first().fill("alertname");
        await page
          .getByLabel(/^Value/)
          .first()
          .fill("Alert01");
        await page.getByLabel(/^Is regex/).selectOption({ label: "No" });
      },
      ...times,
      "Created by": "harbor",
      Comment: "Harbor office",
    },
    find: findSilence,
    recordPath: (row) => `/silences/${String(row["id"])}`,
    edit: { Comment: "Harbor store" },
    isEdited: (row) => row["comment"] === "Harbor store",
    isDeleted: (row) => row === undefined || member(row, "status")["state"] === "expired",
    refused: { fill: { "Created by": "harbor" }, label: "Comment" },
  },
  bulk: {
    path: "/silences",
    field: "Comment",
    value: "Edited together",
    isDone: async (raw) =>
      (await silences(raw)).filter(({ comment }) => comment === "Edited together").length === 5,
  },
  import: {
    path: "/silences",
    csv: [
      "matchers,startsAt,endsAt,createdBy,comment",
      ...[1, 2, 3, 4, 5].map(
        (at) =>
          `"[{""name"":""alertname"",""value"":""A${at}"",""isRegex"":false}]",` +
          `2030-01-02T10:00:00Z,2030-01-03T10:00:00Z,import,Imported ${at}`,
      ),
    ].join("\n"),
    count: async (raw) =>
      (await silences(raw)).filter(({ createdBy }) => createdBy === "import").length,
  },
};

async function findSilence(raw: RawApi): Promise<Row | undefined> {
  const own = (await silences(raw)).filter(({ createdBy }) => createdBy === "harbor");
  return own.find((row) => member(row, "status")["state"] !== "expired") ?? own[0];
}
