// @vitest-environment node
import { expect, test } from "vitest";
import { type Mark, toggleMark } from "./markdown-edit.ts";

/** Text with the selection in brackets. */
function apply(marked: string, mark: Mark): string {
  const start = marked.indexOf("[");
  const end = marked.indexOf("]") - 1;
  const text = marked.replace("[", "").replace("]", "");
  const next = toggleMark({ text, start, end }, mark);
  return `${next.text.slice(0, next.start)}{${next.text.slice(next.start, next.end)}}${next.text.slice(next.end)}`;
}

test.each<readonly [Mark, string, string]>([
  ["bold", "a [b] c", "a **{b}** c"],
  ["bold", "a **[b]** c", "a {b} c"],
  ["bold", "a [**b**] c", "a {b} c"],
  ["bold", "[a **b** c]", "**{a b c}**"],
  ["bold", "[**a** b **c**]", "**{a b c}**"],
  ["italic", "[]", "_{}_"],
  ["italic", "[_b_]", "{b}"],
  ["code", "x [y]", "x `{y}`"],
  ["link", "[site]", "[{site}](https://)"],
  ["list", "one\nt[wo\nthr]ee", "one\n{- two\n- three}"],
  ["list", "[- two\n- three]", "{two\nthree}"],
])("%s of %j", (mark, before, after) => {
  expect(apply(before, mark)).toBe(after);
});
