import { expect, test } from "vitest";
import { readRawOptions } from "./read-raw-options.ts";
import { listStartFlags, programName, writeCommand } from "./write-command.ts";

const write = (
  args: readonly string[],
  environment: { readonly [name: string]: string } = {},
  isPublic = false,
) =>
  writeCommand(
    { program: "npm start --", flags: listStartFlags(readRawOptions(args, environment)) },
    isPublic,
  );

test.each<readonly [string, readonly string[], { readonly [name: string]: string }, string]>([
  [
    "every flag, each overlay as its own",
    [
      "--api",
      "a.yaml",
      "--upstream",
      "http://x:1/v2",
      "--overlay",
      "1.yaml",
      "--overlay",
      "2.yaml",
    ],
    {},
    "npm start -- --api a.yaml --upstream http://x:1/v2 --overlay 1.yaml --overlay 2.yaml",
  ],
  [
    "variables become flags, and a flag wins",
    ["--port", "1"],
    { API: "a.yaml", OVERLAY: "1.yaml,2.yaml", PORT: "2", TITLE: "Ann's API" },
    String.raw`npm start -- --api a.yaml --overlay 1.yaml --overlay 2.yaml --port 1 --title 'Ann'\''s API'`,
  ],
  [
    "secrets are not shown",
    ["--api", "https://u:p@ss@x.example/a?key=1", "--api-header", "X-Key: abc"],
    { OAUTH_CLIENT_SECRET: "s" },
    "npm start -- --api 'https://…@x.example/a?…' --api-header 'X-Key: …'",
  ],
  [
    "a database is not shown with its password, and a variable stays",
    ["--database", "postgres://u:p@h/db", "--registration", "open"],
    {},
    "npm start -- --database 'postgres://…' --registration open",
  ],
])("%s", (_title, args, environment, want) => {
  expect(write(args, environment)).toBe(want);
});

test("folders and the address of the API are hidden from other machines", () => {
  const args = ["--api", "/home/ann/a.yaml", "--upstream", "http://10.0.0.5:81"];
  expect(write([...args, "--overlay", "fixes/b.yaml"], {}, true)).toBe(
    "npm start -- --api a.yaml --upstream '…' --overlay fixes/b.yaml",
  );
});

test.each([
  ["/usr/local/bin/quarterdeck", "quarterdeck"],
  ["/srv/console/scripts/start.mjs", "npm start --"],
  [undefined, "npm start --"],
])("the program of %s is %s", (script, want) => {
  expect(programName(script)).toBe(want);
});
