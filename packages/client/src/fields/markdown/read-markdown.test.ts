// @vitest-environment node
import { expect, test } from "vitest";
import { type Inline, readInline } from "./read-inline.ts";
import { type Block, readMarkdown } from "./read-markdown.ts";

const paragraph = (text: string): Block => ({ kind: "paragraph", text });

test.each<readonly [string, readonly Block[]]>([
  ["# Title\ntext\nmore", [{ kind: "heading", level: 1, text: "Title" }, paragraph("text\nmore")]],
  ["### A ###", [{ kind: "heading", level: 3, text: "A" }]],
  ["#tag", [paragraph("#tag")]],
  ["a\n\nb", [paragraph("a"), paragraph("b")]],
  ["```js\n# no\n```\nafter", [{ kind: "code", text: "# no" }, paragraph("after")]],
  ["~~~\nopen", [{ kind: "code", text: "open" }]],
  ["---", [{ kind: "rule" }]],
  ["> a\n> b", [{ kind: "quote", blocks: [paragraph("a\nb")] }]],
  ["- a\n- b", [{ kind: "list", items: [[paragraph("a")], [paragraph("b")]] }]],
  ["3. a\n\n4. b", [{ kind: "list", start: 3, items: [[paragraph("a")], [paragraph("b")]] }]],
  [
    "- a\n  - b\n\n  c\n- d",
    [
      {
        kind: "list",
        items: [
          [paragraph("a"), { kind: "list", items: [[paragraph("b")]] }, paragraph("c")],
          [paragraph("d")],
        ],
      },
    ],
  ],
  [
    "| a | b |\n|---|:-:|\n| 1 | x \\| y |\n| 2\n\nafter",
    [
      {
        kind: "table",
        heads: ["a", "b"],
        rows: [
          ["1", "x | y"],
          ["2", ""],
        ],
      },
      paragraph("after"),
    ],
  ],
  ["a | b\n-|-\n1 | 2 | 3", [{ kind: "table", heads: ["a", "b"], rows: [["1", "2"]] }]],
  ["a | b\n---\nc", [paragraph("a | b"), { kind: "rule" }, paragraph("c")]],
  ["<script>x</script>", [paragraph("<script>x</script>")]],
  ["", []],
])("the blocks of %j", (text, blocks) => {
  expect(readMarkdown(text)).toEqual(blocks);
});

const text = (value: string): Inline => ({ kind: "text", text: value });

test.each<readonly [string, readonly Inline[]]>([
  ["a **b** c", [text("a "), { kind: "strong", content: [text("b")] }, text(" c")]],
  [
    "*a* _b_",
    [
      { kind: "emphasis", content: [text("a")] },
      text(" "),
      { kind: "emphasis", content: [text("b")] },
    ],
  ],
  [
    "snake_case_name 2*3*4 = 24",
    [text("snake_case_name 2"), { kind: "emphasis", content: [text("3")] }, text("4 = 24")],
  ],
  [
    "`**a**` ~~b~~",
    [{ kind: "code", text: "**a**" }, text(" "), { kind: "deleted", content: [text("b")] }],
  ],
  ["\\*a\\*", [text("*"), text("a"), text("*")]],
  ["a  \nb", [text("a"), { kind: "break" }, text("b")]],
  ["[a](https://x.test/p)", [{ kind: "link", href: "https://x.test/p", content: [text("a")] }]],
  [
    "![a](https://x.test/p.png)",
    [{ kind: "link", href: "https://x.test/p.png", content: [text("a")] }],
  ],
  [
    "see https://x.test/a.",
    [
      text("see "),
      { kind: "link", href: "https://x.test/a", content: [text("https://x.test/a")] },
      text("."),
    ],
  ],
  ["[a](javascript:alert(1))", [text("[a](javascript:alert(1))")]],
  ["[a](data:text/html,x)", [text("[a](data:text/html,x)")]],
  ["<img src=x onerror=alert(1)>", [text("<img src=x onerror=alert(1)>")]],
])("the parts of %j", (line, parts) => {
  expect(readInline(line)).toEqual(parts);
});

test("long and deep texts are read in short time", () => {
  const begin = performance.now();
  for (const unit of ["> ", "- ", "*", "**a", "[", "`", "_a ", "![](", "a\n", "    - x\n", "<"]) {
    const blocks = readMarkdown(unit.repeat(2000));
    for (const block of blocks) if (block.kind === "paragraph") readInline(block.text);
  }
  expect(performance.now() - begin).toBeLessThan(4000);
});
