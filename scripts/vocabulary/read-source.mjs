// @ts-check
import { parseSync } from "rolldown/utils";

/** @typedef {import("./rules.mjs").Kind} Kind */
/** One checked name or text: `offset` is its start in the file. @typedef {{ kind: Kind, text: string, offset: number }} Piece */
/** @typedef {{ type?: string, start?: number, end?: number, [key: string]: unknown }} Node */

const TEST = /\.(?:test|spec|test-d)\.(?:tsx?|mjs)$|^e2e\//;
const TITLE_CALLS = new Set(["test", "it", "describe", "bench"]);

/**
 * Declared names, comments, test titles and texts of a TypeScript or JavaScript file.
 * @param {string} path
 * @param {string} source
 * @returns {Piece[]}
 */
export function readScript(path, source) {
  const { program, comments } = parseSync(path, source, {});
  /** @type {Piece[]} */
  const pieces = joinComments(source, comments);
  const isTest = TEST.test(path);
  /** @param {Kind} kind @param {string} text @param {number} offset */
  const add = (kind, text, offset) => pieces.push({ kind, text, offset });
  const tree = /** @type {Node} */ (/** @type {unknown} */ (program));
  walk(tree, { node: tree, key: "", parent: undefined }, (node, parents) => {
    const name = declaredName(node, parents, isTest);
    if (name !== undefined) add("name", name, node.start ?? 0);
    const text = readText(node, source);
    if (text === undefined) return;
    if (isTitle(parents.node, node) || isRowTitle(parents, node) || isReason(parents.node, node))
      add("title", text, node.start ?? 0);
    else if (!isTest && text.trim().split(/\s+/).length >= 3) add("text", text, node.start ?? 0);
  });
  return pieces;
}

/**
 * Nodes above a node; `key` is the member of the nearest one.
 * @typedef {{ node: Node, key: string, parent: Parents | undefined }} Parents
 */

/** @param {Node} node @param {Parents} parents @param {(node: Node, parents: Parents) => void} visit */
function walk(node, parents, visit) {
  visit(node, parents);
  for (const key in node) {
    const value = node[key];
    if (typeof value !== "object" || value === null) continue;
    const below = { node, key, parent: parents };
    for (const child of Array.isArray(value) ? value : [value]) {
      if (typeof child?.type === "string") walk(child, below, visit);
    }
  }
}

/** Keys of nodes under which an identifier is a declaration. @type {Readonly<Record<string, readonly string[]>>} */
const DECLARATIONS = {
  VariableDeclarator: ["id"],
  FunctionDeclaration: ["id", "params"],
  FunctionExpression: ["id", "params"],
  TSDeclareFunction: ["id", "params"],
  TSEmptyBodyFunctionExpression: ["params"],
  ArrowFunctionExpression: ["params"],
  TSFunctionType: ["params"],
  TSMethodSignature: ["key", "params"],
  TSCallSignatureDeclaration: ["params"],
  ClassDeclaration: ["id"],
  ClassExpression: ["id"],
  TSInterfaceDeclaration: ["id"],
  TSTypeAliasDeclaration: ["id"],
  TSEnumDeclaration: ["id"],
  TSEnumMember: ["id"],
  TSTypeParameter: ["name"],
  TSPropertySignature: ["key"],
  TSNamedTupleMember: ["label"],
  PropertyDefinition: ["key"],
  MethodDefinition: ["key"],
  AccessorProperty: ["key"],
  CatchClause: ["param"],
  ImportDefaultSpecifier: ["local"],
  ImportNamespaceSpecifier: ["local"],
  RestElement: ["argument"],
  AssignmentPattern: ["left"],
  ArrayPattern: ["elements"],
};

/**
 * @param {Node} node
 * @param {Parents} parents
 * @param {boolean} isTest
 * @returns {string | undefined}
 */
function declaredName(node, { node: parent, key, parent: above }, isTest) {
  const type = parent.type ?? "";
  if (type === "TSLiteralType" && node.type === "Literal") return wordsOf(node["value"]);
  if (type === "ImportSpecifier" && key === "local") {
    const imported = /** @type {Node} */ (parent["imported"]);
    return imported.start === node.start ? undefined : nameOf(node);
  }
  if (type === "ExportSpecifier" && key === "exported") {
    const local = /** @type {Node} */ (parent["local"]);
    return local.start === node.start ? undefined : nameOf(node);
  }
  if (type === "Property") {
    if (parent["shorthand"] === true || parent["computed"] === true) return undefined;
    // A member's name is declared by an object and used by a pattern, which declares variables.
    // In tests it may belong to an API.
    const isPattern = above?.node.type === "ObjectPattern";
    if (isPattern) return key === "value" ? nameOf(node) : undefined;
    return key === "key" && !isTest ? nameOf(node) : undefined;
  }
  return DECLARATIONS[type]?.includes(key) ? nameOf(node) : undefined;
}

/** @param {Node} node */
function nameOf(node) {
  if (node.type === "Identifier" || node.type === "PrivateIdentifier") return String(node["name"]);
  if (node.type === "Literal") return wordsOf(node["value"]);
  return undefined;
}

/** A string that is written like a name. @param {unknown} value */
function wordsOf(value) {
  return typeof value === "string" && /^[A-Za-z][\w-]*$/.test(value) ? value : undefined;
}

/** True if `node` is the title argument of a test. @param {Node} parent @param {Node} node */
function isTitle(parent, node) {
  if (parent.type !== "CallExpression") return false;
  if (/** @type {unknown[]} */ (parent["arguments"])[0] !== node) return false;
  let callee = /** @type {Node | undefined} */ (parent["callee"]);
  while (callee !== undefined && callee.type !== "Identifier") {
    callee = /** @type {Node | undefined} */ (
      callee["object"] ?? callee["callee"] ?? callee["tag"]
    );
  }
  return callee !== undefined && TITLE_CALLS.has(String(callee["name"]));
}

/**
 * True for the first text in a row of `test.each`, which its title shows. Shorter texts are values.
 * @param {Parents} parents
 * @param {Node} node
 */
function isRowTitle({ node: row, parent: rows }, node) {
  if (row.type !== "ArrayExpression" || rows?.node.type !== "ArrayExpression") return false;
  if (/** @type {unknown[]} */ (row["elements"])[0] !== node) return false;
  const call = rows.parent?.node;
  const callee = /** @type {Node | undefined} */ (call?.["callee"]);
  const property = /** @type {Node | undefined} */ (callee?.["property"]);
  return property?.["name"] === "each" && String(node["value"]).trim().split(/\s+/).length >= 3;
}

/** True for the message of an assertion: `expect(value, message)`. @param {Node} parent @param {Node} node */
function isReason(parent, node) {
  if (parent.type !== "CallExpression") return false;
  if (/** @type {unknown[]} */ (parent["arguments"])[1] !== node) return false;
  const callee = /** @type {Node} */ (parent["callee"]);
  return (/** @type {Node | undefined} */ (callee["object"]) ?? callee)["name"] === "expect";
}

/** Text of a string, a template or JSX. @param {Node} node @param {string} source */
function readText(node, source) {
  if (node.type === "Literal" && typeof node["value"] === "string") return node["value"];
  if (node.type === "JSXText") return String(node["value"]);
  if (node.type === "TemplateLiteral") {
    return source.slice((node.start ?? 0) + 1, (node.end ?? 0) - 1).replaceAll(/\$\{[^}]*\}/g, "…");
  }
  return undefined;
}

/**
 * Comments, with line comments of adjacent lines as one text.
 * @param {string} source
 * @param {readonly { type: string, value: string, start: number, end: number }[]} comments
 */
function joinComments(source, comments) {
  /** @type {Piece[]} */
  const pieces = [];
  let end = -1;
  for (const comment of comments) {
    const last = pieces.at(-1);
    const isNext = last !== undefined && /^[ \t]*\n[ \t]*$/.test(source.slice(end, comment.start));
    if (comment.type === "Line" && isNext && last.kind === "comment") {
      last.text = source.slice(last.offset, comment.end);
    } else {
      pieces.push({
        kind: "comment",
        text: source.slice(comment.start, comment.end),
        offset: comment.start,
      });
    }
    if (comment.type === "Block" && comment.value.startsWith("*")) {
      const doc = comment.value
        .slice(1)
        .replaceAll(/^\s*\* ?/gm, "")
        .trimStart();
      if (doc !== "" && !doc.startsWith("@"))
        pieces.push({ kind: "doc", text: doc, offset: comment.start });
    }
    end = comment.type === "Line" ? comment.end : -1;
  }
  return pieces;
}

/**
 * Comments and class names of a stylesheet.
 * @param {string} source
 * @returns {Piece[]}
 */
export function readStylesheet(source) {
  /** @type {Piece[]} */
  const pieces = [];
  for (const match of source.matchAll(/\/\*[^]*?\*\//g)) {
    pieces.push({ kind: "comment", text: match[0], offset: match.index });
  }
  const bare = source.replaceAll(/\/\*[^]*?\*\//g, blank);
  for (const match of bare.matchAll(
    /\.([A-Za-z][\w-]*)(?=[^{};]*\{)|(?<![\w-])(--[\w-]+)(?=\s*:)/g,
  )) {
    pieces.push({ kind: "name", text: match[1] ?? match[2] ?? "", offset: match.index });
  }
  return pieces;
}

/**
 * Prose of a Markdown document: no code, no links' targets.
 * @param {string} source
 * @returns {Piece[]}
 */
export function readMarkdown(source) {
  const prose = source
    .replaceAll(/^(`{3,})[^]*?^\1/gm, blank)
    .replaceAll(/`[^`\n]+`/g, blank)
    .replaceAll(/\]\([^)]*\)/g, blank)
    .replaceAll(/<[^>]+>/g, blank)
    .replaceAll(/^## Words that are not used$[^]*?(?=^## |$(?![^]))/gm, blank);
  return [...prose.matchAll(/[^]+?(?:\n\s*\n|$(?![^]))/g)].map((match) => ({
    kind: "guide",
    text: match[0],
    offset: match.index,
  }));
}

/** Comments that start with `#`, of YAML, shell and Docker files. @param {string} source @returns {Piece[]} */
export function readHashComments(source) {
  return [...source.matchAll(/(?<=^|\s)#[^\n]*/g)].map((match) => ({
    kind: "comment",
    text: match[0],
    offset: match.index,
  }));
}

/** Spaces of the same length, with its line ends. @param {string} text */
function blank(text) {
  return text.replaceAll(/[^\n]/g, " ");
}
