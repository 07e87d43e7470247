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
  walk(
    /** @type {Node} */ (/** @type {unknown} */ (program)),
    undefined,
    undefined,
    (node, parent, key) => {
      const name = declaredName(node, parent, key, isTest);
      if (name !== undefined) add("name", name, node.start ?? 0);
      if (parent !== undefined && isTitle(parent, node)) {
        const title = readText(node, source);
        if (title !== undefined) add("title", title, node.start ?? 0);
      } else if (!isTest) {
        const text = readText(node, source);
        if (text !== undefined && text.split(/\s+/).length >= 3) add("text", text, node.start ?? 0);
      }
    },
  );
  return pieces;
}

/**
 * @param {Node} node
 * @param {Node | undefined} parent
 * @param {string | undefined} key
 * @param {(node: Node, parent: Node | undefined, key: string | undefined) => void} visit
 */
function walk(node, parent, key, visit) {
  visit(node, parent, key);
  for (const name in node) {
    const value = node[name];
    if (typeof value !== "object" || value === null) continue;
    if (Array.isArray(value)) {
      for (const child of value) {
        if (typeof child === "object" && child !== null) walk(child, node, name, visit);
      }
    } else if (typeof (/** @type {Node} */ (value).type) === "string") {
      walk(/** @type {Node} */ (value), node, name, visit);
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
 * @param {Node | undefined} parent
 * @param {string | undefined} key
 * @param {boolean} isTest
 * @returns {string | undefined}
 */
function declaredName(node, parent, key, isTest) {
  if (parent === undefined || key === undefined) return undefined;
  const type = parent.type ?? "";
  if (type === "TSLiteralType" && node.type === "Literal") return wordsOf(node["value"]);
  if (type === "Property") return propertyName(node, parent, key, isTest);
  if (type === "ImportSpecifier" && key === "local") {
    const imported = /** @type {Node} */ (parent["imported"]);
    return imported.start === node.start ? undefined : nameOf(node);
  }
  return DECLARATIONS[type]?.includes(key) ? nameOf(node) : undefined;
}

/**
 * A member of an object literal; in tests it may belong to an API, so it is skipped there.
 * A renamed variable of a destructured object.
 * @param {Node} node
 * @param {Node} parent
 * @param {string} key
 * @param {boolean} isTest
 */
function propertyName(node, parent, key, isTest) {
  const isShorthand = parent["shorthand"] === true;
  if (isShorthand || parent["computed"] === true) return undefined;
  if (key === "value" && parent["kind"] === undefined) return undefined;
  if (key === "key") return isTest ? undefined : nameOf(node);
  return undefined;
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
