// @vitest-environment node
import { expect, test } from "vitest";
import { buildTree, type TreeNode } from "./build-tree.ts";

const write = (nodes: readonly TreeNode[]): string =>
  nodes
    .map(({ key, children }) => `${key}${children.length > 0 ? `(${write(children)})` : ""}`)
    .join(" ");
const rows = (text: string) =>
  text.split(" ").map((word) => {
    const [key = "", parent] = word.split("<");
    return { key, parent, row: {} };
  });

test.each([
  ["a b<a c<b d<a", "a(b(c) d)"],
  ["b<a c<b", "b(c)"],
  ["a<a", "a"],
  ["a<b b<a c<a", "a(c) b"],
])("%s is %s", (text, tree) => {
  expect(write(buildTree(rows(text)))).toBe(tree);
});
