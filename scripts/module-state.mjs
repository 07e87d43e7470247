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

const CHECKED = /^packages\/client\/src\/(?:http|session|jobs)\/.*\.tsx?$/;
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

if (process.argv[1] === import.meta.filename) {
  const paths = findFiles(root).filter((path) => CHECKED.test(path) && !TEST.test(path));
  const breaches = paths.flatMap((path) =>
    findModuleState(path, readFileSync(join(root, path), "utf8")),
  );
  for (const breach of breaches) log(`Mutable state of a module: ${breach}`);
  process.exitCode = breaches.length > 0 || paths.length === 0 ? 1 : 0;
}
