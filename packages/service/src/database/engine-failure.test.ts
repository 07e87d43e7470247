import { expect, test } from "vitest";
import { engineFailure } from "./engine-failure.ts";

test.each<[string, unknown, { readonly message: string; readonly code: string }]>([
  [
    "PostgreSQL",
    Object.assign(new Error("taken"), { code: "23505" }),
    { message: "taken", code: "23505" },
  ],
  [
    "the file system of Emscripten",
    { name: "ErrnoError", errno: 51 },
    { message: "its disk is full", code: "" },
  ],
  [
    "that file system, with another number",
    { name: "ErrnoError", errno: 99 },
    { message: "the file system reports error 99", code: "" },
  ],
  [
    "Node",
    Object.assign(new Error("ENOSPC: x"), { code: "ENOSPC", errno: -28 }),
    { message: "its disk is full", code: "" },
  ],
  [
    "WebAssembly",
    Object.assign(new Error("unreachable"), { name: "RuntimeError" }),
    { message: "unreachable", code: "" },
  ],
  ["a plain object", { a: 1 }, { message: "the engine stopped", code: "" }],
  ["an object with a name", { name: "Abort" }, { message: "the engine stopped (Abort)", code: "" }],
  ["a malformed code", { code: "constructor" }, { message: "the engine stopped", code: "" }],
  ["nothing", undefined, { message: "the engine stopped", code: "" }],
])("an error of %s is one sentence", (_source, error, expected) => {
  expect(engineFailure(error)).toMatchObject(expected);
});
