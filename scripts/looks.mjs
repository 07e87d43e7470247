// @ts-check
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { runCampaign } from "./campaigns.mjs";
import { root } from "./run.mjs";

const stories = join(root, "e2e/stories");

await runCampaign("looks", {
  unit: [],
  browser: readdirSync(stories, { recursive: true, encoding: "utf8" }).filter(
    (name) =>
      name.endsWith(".ts") &&
      /\blookAt(?:All)?\(|"mockedApis"/.test(readFileSync(join(stories, name), "utf8")),
  ),
});
