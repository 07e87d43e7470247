import { expect, test } from "vitest";
import { findUsedStyles } from "./used-styles.ts";

const page = '<p class="a b" data-kind="x">Text</p><style>p{margin:var(--page)}</style>';

test.each([
  // Selectors.
  [".a{top:0}.c{top:0}", ".a{top:0}"],
  [".a,.c,p .b{top:0}", ".a,p .b{top:0}"],
  [".a.c{top:0}.a .b:hover{top:0}", ".a .b:hover{top:0}"],
  [
    "[data-other] .a{top:0}p{top:0}::before{top:0}",
    "[data-other] .a{top:0}p{top:0}::before{top:0}",
  ],
  [
    ".a:not(.c){top:0}.a:is(.b,.c){top:0}.a:where(.c){top:0}",
    ".a:not(.c){top:0}.a:is(.b,.c){top:0}",
  ],
  // At-rules.
  ["@media print{.c{top:0}}@media print{.a{top:0}.c{top:0}}", "@media print{.a{top:0}}"],
  ["@media print{@supports (top:0){.c{top:0}}}", ""],
  // Custom properties.
  [
    ":root{--page:0;--one:1;--two:var(--one);--no:var(--three);--three:3}.a{top:var(--two)}",
    ":root{--page:0;--one:1;--two:var(--one)}.a{top:var(--two)}",
  ],
  [".c{top:var(--one)}:root{--one:1}", ""],
  // Animations.
  [
    ".a{animation:turn 1s}@keyframes turn{to{top:0}}@keyframes go{to{top:0}}",
    ".a{animation:turn 1s}@keyframes turn{to{top:0}}",
  ],
])("%s", (css, used) => {
  expect(findUsedStyles(css, page)).toBe(used);
});
