import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { defineConfig } from "vitest/config";
import { BaseSequencer } from "vitest/node";
import type { TestSpecification } from "vitest/node";
import { testNodeFlags } from "./scripts/node-flags.mjs";

const client = "packages/client/src";

/** Tests over many generated inputs. `npm test` runs them, `npm run check` does not. */
const property = ["packages/model/src/fuzz/*.test.ts", "packages/*/src/**/*.property.test.ts"];

/** Paths of the tests of a package, without property tests. */
function listTests(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /(?<!\.property)\.test\.(?:tsx?|mjs)$/.test(name))
    .map((name) => join(folder, name));
}

/** Paths of the tests of a package that contain a pattern. */
function findTests(folder: string, pattern: RegExp): string[] {
  return listTests(folder).filter((file) => pattern.test(readFileSync(file, "utf8")));
}

/** Tests that take longer than half a second, by their name. `npm test` runs them, `npm run check` does not. */
const isSlow = (file: string): boolean => file.includes(".slow.test.");
const slowNames = "**/*.slow.test.*";

/** Slow tests without a DOM, and tests that start services or databases. */
const slow = [
  ...findTests(
    "packages/service/src",
    /"#testing\/(?:fake-upstream|open-built-in|test-engines|test-postgres)\.ts"|import \{ createService \}/,
  ).filter((file) => !isSlow(file)),
  ...["packages/model/src", "packages/service/src", "scripts"].flatMap(listTests).filter(isSlow),
];

/** Small files whose tests take the longest. At the end, one core would wait for them. */
const longest =
  /embedded-failures|remote-database|main\.slow|remote-service|authorization|shapes|schemas|accounts\.test|guides|score\/shared/;

/** Order of test files: by group and project, then the longest tests first. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ project, moduleId }: TestSpecification): boolean =>
      project.name.startsWith("slow") && longest.test(moduleId);
    const start = sorted.findIndex(({ project }) => slowGroup.has(project.name));
    if (start === -1) return sorted;
    const rest = sorted.slice(start);
    return [
      ...sorted.slice(0, start),
      ...rest.filter((file) => isLong(file)),
      ...rest.filter((file) => !isLong(file)),
    ];
  }
}

/** Projects that run after the others, because they take the longest. */
const slowGroup = new Set(["property", "slow", "slow-processes"]);
const inSlowGroup = {
  sequence: { groupOrder: 1 },
  // Twice as many were slower: each loads the service again. "200%" would be read as "100%".
  maxWorkers: "100%",
} as const;

/**
 * Client tests that need a separate process: BroadcastChannel reaches the other files of a worker, a mocked module stays
 * mocked in the next file, and a thread cannot change the time zone.
 */
const processes = [`${client}/storage/drafts.test.ts`, ...findTests(client, /^vi\.mock\(|"TZ"/m)];

/** Client tests without a DOM, by their first line. */
const plain = findTests(client, /^\/\/ @vitest-environment node\n/).filter(
  (file) => !processes.includes(file) && !isSlow(file),
);

/** Service tests that need a separate process: a mocked module would stay mocked in the next file. */
const serviceProcesses = findTests("packages/service/src", /^vi\.mock\(/m);

export default defineConfig({
  test: {
    // The default leaves one core unused, which is half of two.
    maxWorkers: "100%",
    sequence: { sequencer: LongestFirst },
    // Modules are transformed once for all projects, and again only when they change: a quarter of the time.
    experimental: { fsModuleCache: true },
    reporters: process.env["CI"] === undefined ? ["default"] : ["dot"],
    projects: [
      {
        test: {
          name: "model",
          pool: "threads",
          include: ["packages/model/src/**/*.test.ts"],
          exclude: [...property, slowNames],
          testTimeout: 20_000,
          // A thread starts faster than a process. The model is pure, so no test file affects another.
          isolate: false,
        },
      },
      {
        test: {
          name: "service",
          pool: "threads",
          include: ["packages/service/src/**/*.test.ts"],
          exclude: [...property, ...slow, ...serviceProcesses],
          testTimeout: 20_000,
          hookTimeout: 60_000,
          // Modules have no mutable state (scripts/module-state.mjs), so no test file affects another.
          isolate: false,
        },
      },
      {
        test: {
          name: "service-processes",
          include: serviceProcesses.filter((file) => !slow.includes(file)),
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: "client",
          pool: "threads",
          include: [`${client}/**/*.test.{ts,tsx}`],
          exclude: [...plain, ...property, ...processes, slowNames],
          environment: "happy-dom",
          setupFiles: "scripts/dom-setup.mjs",
          testTimeout: 20_000,
          // A third of the time: a worker loads the DOM, the packages and the modules once. `dom-setup.mjs` empties the DOM.
          isolate: false,
        },
      },
      {
        test: {
          name: "slow-client",
          pool: "threads",
          include: [`${client}/**/*.slow.test.{ts,tsx}`],
          exclude: processes,
          environment: "happy-dom",
          setupFiles: "scripts/dom-setup.mjs",
          testTimeout: 20_000,
          // As in `client`.
          isolate: false,
        },
      },
      {
        test: {
          name: "client-plain",
          pool: "threads",
          include: plain,
          // A new DOM and new modules for each file would take ten times as long as the tests.
          isolate: false,
        },
      },
      {
        test: {
          name: "client-processes",
          include: processes,
          environment: "happy-dom",
          setupFiles: "scripts/dom-setup.mjs",
          testTimeout: 20_000,
        },
      },
      { test: { name: "examples", include: ["examples/**/*.test.ts"] } },
      {
        test: {
          name: "scripts",
          pool: "threads",
          include: ["scripts/**/*.test.mjs", "packages/client/build/*.test.ts"],
          exclude: slow,
          testTimeout: 30_000,
          // A worker loads the packages once. No test file affects another.
          isolate: false,
        },
      },
      {
        test: {
          name: "property",
          include: property,
          testTimeout: 60_000,
          isolate: false,
          ...inSlowGroup,
        },
      },
      {
        test: {
          name: "slow",
          include: slow.filter((file) => !serviceProcesses.includes(file)),
          testTimeout: 180_000,
          hookTimeout: 60_000,
          execArgv: testNodeFlags,
          // As in `service`.
          isolate: false,
          ...inSlowGroup,
        },
      },
      {
        test: {
          name: "slow-processes",
          include: slow.filter((file) => serviceProcesses.includes(file)),
          testTimeout: 180_000,
          hookTimeout: 60_000,
          execArgv: testNodeFlags,
          ...inSlowGroup,
        },
      },
    ],
  },
});
