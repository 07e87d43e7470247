// @ts-check
import { expect, test } from "vitest";
import { allowed } from "./vocabulary/allowed.mjs";
import { checkFile } from "./vocabulary/check-file.mjs";
import { checkTitle } from "./vocabulary/commit-titles.mjs";
import { splitName } from "./vocabulary/find-words.mjs";

/** @param {string} path @param {string} source */
function check(path, source) {
  return checkFile(path, source).map(({ line, kind, word }) => `${line} ${kind} ${word}`);
}

test.each([
  ["a function", "export function heedWrite() {}", "heed"],
  ["a variable", "const lastAnswer = 1;", "answer"],
  ["a parameter", "export const f = (wanted: string) => wanted;", "wanted"],
  ["a destructured parameter", "export const f = ({ key: given }: A) => given;", "given"],
  ["a default value", "export const f = (told = 1) => told;", "told"],
  ["an interface", "export interface RecordPlace { readonly id: string }", "place"],
  ["a member of an interface", "interface A { readonly kept: string }", "kept"],
  ["a member of an object", "export const texts = { askElsewhere: 1 };", "elsewhere"],
  ["a quoted member of an object", 'export const texts = { "not-told": 1 };', "told"],
  ["a literal type", 'type A = "right" | "misfit";', "misfit"],
  ["a renamed import", 'import { a as answerOf } from "./a.ts";', "answer"],
  ["a renamed export", 'export { a as answerOf } from "./a.ts";', "answer"],
  ["a class member", "class A { #witness = 1; }", "witness"],
  ["a type parameter", "type A<Asked> = Asked;", "asked"],
  ["British spelling", "const colourScheme = 1;", "colourScheme"],
  ["a whole name", "const found = 1;", "found"],
])("reports %s", (_, source, word) => {
  expect(checkFile("packages/client/src/a/b.ts", source)).toMatchObject([{ kind: "name", word }]);
});

test.each([
  ["a use of a name", 'import { answer } from "./a.ts";\nconsole.log(answer, other.told);'],
  ["a longer word", "const placeholder = replaceAll;\nconst keyboardBookmark = defaultFitness;"],
  ["an allowed name", "export const options = { keepalive: true };"],
  ["a compound with a plain meaning", "const isFound = 1;\nconst notFoundRoute = unknownKey;"],
  ["a short string", 'const kind = "answer";'],
])("accepts %s", (_, source) => {
  expect(check("packages/client/src/a/b.ts", source)).toEqual([]);
});

test.each([
  ["a line comment", "// Nobody reads this.", "1 comment Nobody"],
  ["a block comment", "/* A value\n   that is kept. */", "2 comment kept"],
  ["a phrase over two lines", "// A name that is\n// no key.", "1 comment is\n// no"],
  ["a question as a comment", "/** What a write targets. */", "1 comment What"],
  ["a doc comment", "/** How a write is sent. */", "1 doc How"],
  ["a doc comment of several lines", "/**\n * Where the field\n * begins.\n */", "1 doc Where"],
  ["a test title", 'test("the answer becomes a row", () => {});', "1 title answer"],
  ["a title of a table", 'test.each([1])("%s is no number", () => {});', "1 title is no"],
  ["a row of a table", 'test.each([["nobody knows it", 1]])("%s", f);', "1 title nobody"],
  ["an assertion's message", 'expect(a, "it stands there").toBe(1);', "1 title stands"],
  ["a template as title", "test(`${name} stands alone`, () => {});", "1 title stands"],
  ["a UI text", 'export const a = { b: "Nobody may do this" };', "1 text Nobody"],
  ["a text with a clause first", 'const a = "Where the data lives";', "1 text Where"],
  ["an error message", "throw new Error(`No token: ${a} was told.`);", "1 text told"],
  ["a text in JSX", "const a = <p>This is no number.</p>;", "1 text is no"],
])("reports %s", (_, source, expected) => {
  const normal = check("packages/client/src/a/b.tsx", source);
  expect(normal).toEqual([expected.replace("\n//", "   ")]);
});

test.each([
  ["code in a comment", "// Returns `answer`."],
  ["the noun of a relative clause", "// A user who signs in."],
  ["an absence", "// There is no key."],
  ["a JSDoc tag first", "/** @type {string} What it is named */"],
])("accepts %s in prose", (_, source) => {
  expect(check("packages/client/src/a/b.ts", source).filter((line) => !/what/i.test(line))).toEqual(
    [],
  );
});

test("texts and object members of a test are data", () => {
  const source = 'send({ answer: 1 }, "Nobody has told this");';
  expect(check("packages/client/src/a/b.test.ts", source)).toEqual([]);
  expect(check("e2e/stories/b.spec.ts", source)).toEqual([]);
});

test("a file or folder name is checked", () => {
  expect(check("packages/client/src/keep/told-problems.ts", "")).toEqual([
    "1 file keep",
    "1 file told",
  ]);
});

test("other languages are not checked, their comments are", () => {
  const source = '// Nobody.\nexport const a = { told: "Die Colour ist no place" };';
  expect(check("packages/client/src/texts/de/list.ts", source)).toEqual(["1 comment Nobody"]);
});

test("a stylesheet's comments and class names are checked", () => {
  const source = "/* Beside the table. */\n.bone:hover,\n.row { margin: 0 }\n.a { --held: 1px }";
  expect(check("packages/client/src/a/b.css", source)).toEqual([
    "1 comment Beside",
    "2 name bone",
    "4 name held",
  ]);
});

test("a Markdown document's prose is checked", () => {
  const source = "# Title\n\nIt stands in `told`.\n\n```sh\nanswer\n```\n\n[Link](told.md)\n";
  expect(check("docs/a.md", source)).toEqual(["3 guide stands"]);
});

test("a configuration file's comments are checked", () => {
  expect(check("compose.yaml", "# Kept anew\nkept: answer\n")).toEqual([
    "1 comment Kept",
    "1 comment anew",
  ]);
});

test("a name is split into its words", () => {
  expect(splitName("readHTTPAnswer2_of-rows")).toEqual(["read", "http", "answer", "of", "rows"]);
});

test("a commit title starts with a verb of the list", () => {
  expect(checkTitle("1234567 Add cursor paging")).toEqual([]);
  expect(checkTitle("1234567 Breathe where a bone is")).toHaveLength(1);
});

test("each allowed word has a reason", () => {
  for (const { text, reason } of allowed) expect(reason, text).toMatch(/^[A-Z].*\.$/);
});
