// @ts-check
import { expect, test } from "vitest";
import { findModuleState, findUnused, isAllowed } from "./module-state.mjs";

test.each([
  "let calls = 0;",
  "export let calls: number;",
  "const calls = new Map<string, number>();",
  "export const calls = new WeakSet();",
  "const calls = createStore();",
])("state of a module is reported: %s", (text) => {
  expect(findModuleState("a.ts", `const before = 1;\n${text}\n`)).toEqual(["a.ts:2: calls"]);
});

test.each([
  "const names: ReadonlySet<string> = new Set(['a']);",
  "const limit = 5;",
  "export const Context = createContext(undefined);",
  "function create() {\n  let calls = 0;\n  const all = new Map();\n  return () => (calls += all.size);\n}",
])("constants and the state of functions are not: %s", (text) => {
  expect(findModuleState("a.ts", text)).toEqual([]);
});

test("state with a reason is allowed in its file only", () => {
  const path = "packages/client/src/queries/session-notes.ts";
  const [breach = ""] = findModuleState(path, "const notes = new WeakMap();");
  expect(isAllowed(path, breach)).toBe(true);
  expect(isAllowed(path.replace("session-notes", "list"), breach)).toBe(false);
  const [other = ""] = findModuleState(path, "const tried = new Set();");
  expect(isAllowed(path, other)).toBe(false);
});

test("an allowance is reported that no module needs", () => {
  const state = "packages/client/src/queries/session-notes.ts:9: notes";
  expect(findUnused([])).toContain("queries/session-notes.ts notes");
  expect(findUnused([state])).not.toContain("queries/session-notes.ts notes");
});
