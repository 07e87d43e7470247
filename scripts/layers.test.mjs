// @ts-check
import { execFileSync } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { layers } from "./layers.mjs";

const root = join(import.meta.dirname, "..");

/**
 * Files that break one rule each, and the rule that must report them. They prove that the linter
 * reads the files.
 * @type {readonly { claim: string, path: string, text: string, rule: string }[]}
 */
const breaches = [
  {
    claim: "a folder that imports a folder above it",
    path: "packages/client/src/http/up.ts",
    text: `import { other } from "#screens/other.ts";\nexport const up = other;\n`,
    rule: "no-restricted-imports",
  },
  {
    claim: "a component disabled without a reason",
    path: "packages/client/src/components/dead.tsx",
    text: `import { Button } from "@mantine/core";\nexport const Dead = () => <Button disabled>Go</Button>;\n`,
    rule: "forbid-component-props",
  },
  {
    claim: "an element disabled without a reason",
    path: "packages/client/src/components/dead-input.tsx",
    text: `export const Dead = () => <input aria-label="Dead" disabled />;\n`,
    rule: "forbid-dom-props",
  },
  {
    claim: "a folder of the model that imports a later one",
    path: "packages/model/src/request/sideways.ts",
    text: `import { other } from "#infer/other.ts";\nexport const sideways = other;\n`,
    rule: "no-restricted-imports",
  },
  {
    claim: "a concern of the service that imports another",
    path: "packages/service/src/gateway/sideways.ts",
    text: `import { other } from "#tables/other.ts";\nexport const sideways = other;\n`,
    rule: "no-restricted-imports",
  },
  {
    claim: "a screen that imports another screen",
    path: "packages/client/src/screens/login/sideways.ts",
    text: `import { other } from "#screens/list/other.ts";\nexport const sideways = other;\n`,
    rule: "no-restricted-imports",
  },
  {
    claim: "a relative import of another folder",
    path: "packages/client/src/app/parent.ts",
    text: `import { other } from "../http/other.ts";\nexport const parent = other;\n`,
    rule: "no-restricted-imports",
  },
  {
    claim: "a package that imports one outside its layer",
    path: "packages/client/src/app/stranger.ts",
    text: `import { other } from "@quarterdeck/service";\nexport const stranger = other;\n`,
    rule: "no-restricted-imports",
  },
  {
    claim: "an import of a path inside a package",
    path: "packages/client/src/app/inside.ts",
    text: `import { other } from "@quarterdeck/model/src/index.ts";\nexport const inside = other;\n`,
    rule: "no-restricted-imports",
  },
  {
    claim: "source that imports a test",
    path: "packages/model/src/read/tested.ts",
    text: `import { other } from "./other.test.ts";\nexport const tested = other;\n`,
    rule: "no-restricted-imports",
  },
  {
    claim: "an import cycle",
    path: "packages/model/src/read/circle.ts",
    text: `import { square } from "./square.ts";\nexport const circle: number = square;\n`,
    rule: "no-cycle",
  },
  {
    claim: "a cycle of type imports through two folders",
    path: "packages/model/src/read/type-cycle.ts",
    text: `import type { Other } from "#request/type-cycle.ts";\nexport interface Cycle {\n  other: Other;\n}\n`,
    rule: "no-cycle",
  },
  {
    claim: "fetch outside http/",
    path: "packages/client/src/queries/call.ts",
    text: `export const call = fetch("/");\n`,
    rule: "no-restricted-globals",
  },
  {
    claim: "local storage outside session/",
    path: "packages/client/src/session/stray.ts",
    text: `export const stray = localStorage.length;\n`,
    rule: "no-restricted-globals",
  },
  {
    claim: "local storage outside session/, through window",
    path: "packages/client/src/http/stray.ts",
    text: `export const stray = window.localStorage.length;\n`,
    rule: "no-restricted-properties",
  },
  {
    claim: "IndexedDB outside its folder",
    path: "packages/client/src/screens/stray.ts",
    text: `export const stray = indexedDB.databases();\n`,
    rule: "no-restricted-globals",
  },
  {
    claim: "the environment read outside the service's config",
    path: "packages/service/src/tables/stray.ts",
    text: `export const stray = process.env["PORT"];\n`,
    rule: "no-restricted-properties",
  },
  {
    claim: "a call of console.log",
    path: "packages/client/src/app/chatter.ts",
    text: `export function chatter(): void {\n  console.log("hello");\n}\n`,
    rule: "no-console",
  },
  {
    claim: "a default export",
    path: "packages/model/src/read/nameless.ts",
    text: `export default 1;\n`,
    rule: "no-default-export",
  },
  {
    claim: "a file that is not named in kebab-case",
    path: "packages/model/src/read/CamelCase.ts",
    text: `export const camelCase = 1;\n`,
    rule: "filename-case",
  },
  {
    claim: "a file of more than 250 lines",
    path: "packages/model/src/read/long.ts",
    text: Array.from({ length: 251 }, (_, line) => `export const line${line} = ${line};\n`).join(
      "",
    ),
    rule: "max-lines",
  },
  {
    claim: "any",
    path: "packages/model/src/read/loose.ts",
    text: `export function loose(value: any): void {\n  void value;\n}\n`,
    rule: "no-explicit-any",
  },
  {
    claim: "a non-null assertion",
    path: "packages/model/src/read/sure.ts",
    text: `export function sure(value?: string): string {\n  return value!;\n}\n`,
    rule: "no-non-null-assertion",
  },
  {
    claim: "a promise without await",
    path: "packages/service/src/web/floating.ts",
    text: `async function work(): Promise<void> {}\nexport function floating(): void {\n  work();\n}\n`,
    rule: "no-floating-promises",
  },
];

/** Files that the planted ones import. */
const companions = {
  "packages/client/src/screens/list/other.ts": `export const other = 1;\n`,
  "packages/model/src/request/type-cycle.ts": `import type { Cycle } from "#read/type-cycle.ts";\nexport interface Other {\n  cycle: Cycle;\n}\n`,
  "packages/model/src/read/square.ts": `import { circle } from "./circle.ts";\nexport const square: number = circle;\n`,
};

/** @type {string} */
let copy;
/** @type {{ filename: string, code: string }[]} */
let reports = [];

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), "quarterdeck-lint-"));
  for (const path of ["oxlint.config.mjs", "tsconfig.base.json", "package.json", "scripts"]) {
    cpSync(join(root, path), join(copy, path), { recursive: true });
  }
  symlinkSync(join(root, "node_modules"), join(copy, "node_modules"));
  for (const name of Object.keys(layers)) {
    for (const file of ["package.json", "tsconfig.json"]) {
      cpSync(join(root, "packages", name, file), join(copy, "packages", name, file));
    }
  }
  const files = Object.entries(companions).concat(breaches.map(({ path, text }) => [path, text]));
  for (const [path, text] of files) {
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    writeFileSync(join(copy, path), text);
  }
  reports = lint(copy);
});

afterAll(() => {
  rmSync(copy, { recursive: true, force: true });
});

test.for(breaches)("the check reports $claim", ({ path, rule }) => {
  const codes = reports.filter((report) => report.filename === path).map(({ code }) => code);
  expect(codes.join(" ")).toContain(rule);
});

test("the table of layers has every folder of each package", () => {
  for (const [name, folders] of Object.entries(layers)) {
    const subfolders = readdirSync(join(root, "packages", name, "src"), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => entry.name);
    expect(Object.keys(folders), `packages/${name}/src`).toEqual(
      expect.arrayContaining(subfolders),
    );
  }
});

/** @param {string} folder @returns {{ filename: string, code: string }[]} */
function lint(folder) {
  const oxlint = join(root, "node_modules/oxlint/bin/oxlint");
  const options = { cwd: folder, encoding: /** @type {const} */ ("utf8") };
  const path = `${join(root, "node_modules/.bin")}:${process.env["PATH"]}`;
  try {
    execFileSync(
      process.execPath,
      [oxlint, "-c", "oxlint.config.mjs", "--type-aware", "-f", "json", "packages"],
      {
        ...options,
        stdio: ["ignore", "pipe", "inherit"],
        env: { ...process.env, PATH: path },
      },
    );
  } catch (error) {
    return JSON.parse(/** @type {{ stdout: string }} */ (error).stdout).diagnostics;
  }
  return [];
}
