// @ts-check
/**
 * Reports mutable state at the top level of modules (docs/decisions/0003-explicit-wiring.md): a `let`, and a collection or
 * store that is created when the module is loaded. A function creates such state, and `start.tsx` calls the function.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync } from "rolldown/utils";
import { findFiles } from "./find-files.mjs";
import { root, log } from "./run.mjs";

const CHECKED = /^packages\/client\/src\/(?:http|session|jobs|queries|records)\/.*\.tsx?$/;

/** State that is allowed, with the reason, by file and name. */
const ALLOWED = new Map(
  Object.entries({
    "http/other-credentials.ts": { listener: "model of the page" },
    "queries/alternate-titles.ts": { provenFields: "fact of the API, equal for all users" },
    "queries/model/apply-facts.ts": {
      applied: "entries end with the resource",
      appliedModels: "entries end with the model",
    },
    "queries/model/described-model.ts": { readChunk: "model of the page", currentOrigin: "too" },
    "queries/model/learned-facts.ts": {
      facts: "the query client empties it when a session ends",
      finished: "the query client empties it when a session ends",
      listeners: "mounted components",
      applying: "code, equal for all users",
    },
    "queries/model/model-source.ts": { isCorrected: "model of the page" },
    "queries/model/model-worker.ts": { waiting: "a worker has one document" },
    "queries/model/next-model.ts": { latestVersion: "model of the page" },
    "queries/model/served-model.ts": { currentVersion: "model of the page" },
    "queries/permission-cache.ts": {
      permissions: "each session loads its own",
      listeners: "mounted components",
    },
    "queries/reference-titles.ts": {
      requested: "removed when a session ends",
      batches: "entries end with the resource",
    },
    "queries/session-notes.ts": { notes: "each session has its own" },
    "queries/sign-in/sign-out.ts": { guard: "mounted component" },
    "queries/title-store.ts": { titleStores: "removed when a session ends" },
    "records/running-saves.ts": {
      listeners: "mounted components",
      running: "each save ends",
      startedAt: "time in this page",
    },
    "records/write-record.ts": { withoutTestSupport: "fact of the API, equal for all users" },
    "records/write-events.ts": { listeners: "mounted components" },
  }),
);

const TEST = /\.test\.tsx?$|\/testing\//;
const COLLECTION = /^(?:Weak)?(?:Map|Set)$/;
const FACTORY = /^create(?!Context$)/;

/**
 * Lines and names of mutable state in a module.
 * @param {string} path
 * @param {string} text
 * @returns {string[]}
 */
export function findModuleState(path, text) {
  const { program } = parseSync(path, text);
  return program.body.flatMap((statement) => {
    const declaration =
      statement.type === "ExportNamedDeclaration" ? statement.declaration : statement;
    if (declaration?.type !== "VariableDeclaration") return [];
    return declaration.declarations
      .filter(({ id, init }) => declaration.kind !== "const" || isState(text, id, init))
      .map(({ id }) => {
        const line = text.slice(0, id.start).split("\n").length;
        return `${path}:${line}: ${text.slice(id.start, id.end).split(":")[0]}`;
      });
  });
}

/**
 * @param {string} text
 * @param {{ readonly start: number, readonly end: number }} id
 * @param {import("rolldown/utils").ESTree.Expression | null} init
 */
function isState(text, id, init) {
  // With its type: a `ReadonlyMap` is a table.
  if (/:\s*Readonly(?:Map|Set)</.test(text.slice(id.start, init?.start ?? id.end))) return false;
  if (init?.type === "NewExpression")
    return init.callee.type === "Identifier" && COLLECTION.test(init.callee.name);
  return (
    init?.type === "CallExpression" &&
    init.callee.type === "Identifier" &&
    FACTORY.test(init.callee.name)
  );
}

/**
 * @param {string} path
 * @param {string} breach
 */
export function isAllowed(path, breach) {
  const names = ALLOWED.get(path.replace(/^packages\/client\/src\//, "")) ?? {};
  return Object.hasOwn(names, breach.split(": ")[1] ?? "");
}

/**
 * Allowed state that is not among the states of all modules.
 * @param {readonly string[]} states
 * @returns {readonly string[]}
 */
export function findUnused(states) {
  const existing = new Set(
    states.map((state) => state.replace(/^packages\/client\/src\/(.*?):\d+: /, "$1 ")),
  );
  return [...ALLOWED]
    .flatMap(([file, names]) => Object.keys(names).map((name) => `${file} ${name}`))
    .filter((one) => !existing.has(one));
}

if (process.argv[1] === import.meta.filename) {
  const paths = findFiles(root).filter((path) => CHECKED.test(path) && !TEST.test(path));
  const states = paths.flatMap((path) =>
    findModuleState(path, readFileSync(join(root, path), "utf8")).map((state) => ({ path, state })),
  );
  const breaches = states.filter(({ path, state }) => !isAllowed(path, state));
  for (const { state } of breaches) log(`Mutable state of a module: ${state}`);
  const unused = findUnused(states.map(({ state }) => state));
  for (const one of unused) log(`Allowed state that no module has: ${one}`);
  process.exitCode = breaches.length + unused.length > 0 || paths.length === 0 ? 1 : 0;
}
