// @ts-check
/**
 * Reports positions where a text that may be any name is the key of a plain object. `record[name]` also finds inherited
 * members (`constructor`), and an assignment to `__proto__` changes the prototype. `ownMember`, `setOwnMember`,
 * `joinObjects`, `Object.hasOwn`, `Object.fromEntries` and `Map` are exact under every name.
 */
import { relative, resolve } from "node:path";
import { SyntaxKind } from "typescript/unstable/ast";
import {
  isBinaryExpression,
  isCallExpression,
  isComputedPropertyName,
  isElementAccessExpression,
  isObjectBindingPattern,
  isObjectLiteralExpression,
  isPropertyAccessExpression,
} from "typescript/unstable/ast/is";
import { API, TypeFlags } from "typescript/unstable/sync";
import { root } from "./run.mjs";

/** @typedef {import("typescript/unstable/ast").Node} Node */
/** @typedef {import("typescript/unstable/sync").Type} Type */
/** @typedef {import("typescript/unstable/sync").Checker} Checker */
/** @typedef {{ readonly at: Node, readonly type: Node, readonly remedy: string, readonly isBreach: (type: Type, checker: Checker) => boolean }} Candidate */

const ANY_TEXT = TypeFlags.String | TypeFlags.TemplateLiteral | TypeFlags.StringMapping;
const ANY_VALUE = TypeFlags.Any | TypeFlags.Unknown | TypeFlags.NonPrimitive;

/** Tests, and the file of the exact functions. */
const exempt =
  /\.test(?:-d)?\.tsx?$|\/(?:testing|fuzz|suites|bench)\/|\/model\/src\/own\/own-member\.ts$/;

/**
 * Breaches in the source of a package, as `path:line: code: remedy`.
 * @param {string} config path of a tsconfig.json
 * @returns {readonly string[]}
 */
export function findUnguardedKeys(config) {
  const folder = resolve(config, "../src");
  const api = new API({ cwd: root });
  try {
    const project = api.updateSnapshot({ openProjects: [config] }).getProject(config);
    if (project === undefined) throw new Error(`${config} cannot be read.`);
    const { program, checker } = project;
    const names = program.getSourceFileNames().filter((name) => name.startsWith(`${folder}/`));
    if (names.length === 0) throw new Error(`${config} has no files.`);
    return names.flatMap((name) => {
      if (exempt.test(name)) return [];
      const file = program.getSourceFile(name);
      if (file === undefined) return [];
      const candidates = findCandidates(file);
      const types = checker.getTypeAtLocation(candidates.map(({ type }) => type));
      return candidates
        .filter(({ isBreach }, index) => {
          const type = types[index];
          return type === undefined || isBreach(type, checker);
        })
        .map(({ at, remedy }) => {
          const line = file.text.slice(0, at.getStart(file)).split("\n").length;
          return `${relative(root, name)}:${line}: ${at.getText(file)}: ${remedy}`;
        });
    });
  } finally {
    api.close();
  }
}

/** @param {Node} file @returns {readonly Candidate[]} */
function findCandidates(file) {
  /** @type {Candidate[]} */
  const candidates = [];
  /** @param {Node} node */
  const visit = (node) => {
    candidates.push(...candidatesAt(node));
    node.forEachChild(visit);
  };
  visit(file);
  return candidates;
}

/** @param {Node} node @returns {readonly Candidate[]} */
function candidatesAt(node) {
  if (isElementAccessExpression(node)) {
    const remedy = "use ownMember or setOwnMember of the model";
    return [{ at: node, type: node.argumentExpression, remedy, isBreach: isAnyText }];
  }
  if (isBinaryExpression(node) && node.operatorToken.kind === SyntaxKind.InKeyword) {
    return [{ at: node, type: node.left, remedy: "use Object.hasOwn", isBreach: isAnyText }];
  }
  if (isComputedPropertyName(node) && isReadOf(node)) {
    const remedy = "use ownMember, and Object.entries for the rest";
    return [{ at: node, type: node.expression, remedy, isBreach: isAnyText }];
  }
  return isCallExpression(node) ? candidatesOfCall(node) : [];
}

/** True for a name in a destructuring pattern whose value is used. @param {Node} node */
function isReadOf(node) {
  const element = node.parent;
  if (!isObjectBindingPattern(element.parent)) return false;
  const name = "name" in element ? /** @type {Node} */ (element.name).getText() : "";
  return !name.startsWith("_");
}

/** @param {import("typescript/unstable/ast").CallExpression} call @returns {readonly Candidate[]} */
function candidatesOfCall(call) {
  const { expression, arguments: values } = call;
  if (!isPropertyAccessExpression(expression)) return [];
  const name = expression.getText();
  if (name === "Object.assign") {
    return values
      .slice(1)
      .filter((value) => !isObjectLiteralExpression(value))
      .map((type) => ({ at: call, type, remedy: "use joinObjects", isBreach: hasAnyNames }));
  }
  const key = values[1];
  if (!/^Reflect\.(?:get|set|has)$/.test(name) || key === undefined) return [];
  return [{ at: call, type: key, remedy: "use ownMember", isBreach: isAnyText }];
}

/** True for a type that may be any text; false for numbers, symbols and a fixed set of names. @type {Candidate["isBreach"]} */
function isAnyText(type, checker) {
  if (type.flags & ANY_TEXT) return true;
  if (type.flags & ANY_VALUE) return true;
  if (type.flags & (TypeFlags.Union | TypeFlags.Intersection)) {
    const parts = /** @type {import("typescript/unstable/sync").UnionType} */ (type).getTypes();
    return parts.some((part) => isAnyText(part, checker));
  }
  if (type.flags & (TypeFlags.TypeParameter | TypeFlags.Index | TypeFlags.IndexedAccess)) {
    const base = checker.getBaseConstraintOfType(type);
    // The keys of a type parameter are the names that the compiler knows.
    if (type.flags & TypeFlags.Index) return false;
    return base === undefined || (base !== type && isAnyText(base, checker));
  }
  return false;
}

/** True for an object whose names are not known. @type {Candidate["isBreach"]} */
function hasAnyNames(type, checker) {
  if (type.flags & ANY_VALUE) return true;
  return checker.getIndexInfosOfType(type).length > 0;
}

if (process.argv[1] === import.meta.filename) {
  const configs = ["model", "client", "service"].map((name) =>
    resolve(root, `packages/${name}/tsconfig.json`),
  );
  const breaches = configs.flatMap(findUnguardedKeys);
  for (const line of breaches) process.stderr.write(`${line}\n`);
  process.exitCode = breaches.length > 0 ? 1 : 0;
}
