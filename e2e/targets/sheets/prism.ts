import { tasks, type TargetSheet, type Task } from "#e2e/targets/task-sheet.ts";
import { npmPackage, signInByPassword } from "./sheet-parts.ts";

const performed: ReadonlySet<Task> = new Set(["sign in", "home"]);

export const prism: TargetSheet = {
  name: "prism",
  title: "Prism",
  folder: "prism",
  document: "museum.yaml",
  installs: npmPackage("@stoplight/prism-cli"),
  ready: "/museum-hours",
  flags: (origin) => ["--api", "../shared/openapi/museum.yaml", "--upstream", origin],
  credential: async () => ({ authorization: `Basic ${btoa("user:password")}` }),
  signIn: (page) => signInByPassword(page, { label: /user/i, name: "user", password: "password" }),
  notOffered: Object.fromEntries(
    tasks
      .filter((task) => !performed.has(task))
      .map((task) => [task, "a mock stores no records: each response has other values"]),
  ),
  list: { path: "/special-events", rows: async () => [], text: () => "" },
  record: () => [],
};
