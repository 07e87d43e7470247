// @vitest-environment node
import { expect, test } from "vitest";
import { refusalNote } from "./refusal-note.ts";

const price = { path: ["lines", "0", "price"], message: "is too low" };
const name = { path: ["name"], message: "is taken" };

test.each([
  ["Not found", [], "Not found"],
  ["is too low", [price], "lines.0.price: is too low"],
  [
    "lines.0.price: is too low · name: is taken",
    [price, name],
    "lines.0.price: is too low · name: is taken",
  ],
  [
    "Two values are refused.",
    [price, name],
    "Two values are refused. · lines.0.price: is too low · name: is taken",
  ],
  [
    "The name is taken, and so is the shop",
    [name, price],
    "The name is taken, and so is the shop · lines.0.price: is too low",
  ],
  ["is taken", [name, name], "name: is taken"],
  ["Refused", [name, name], "Refused · name: is taken"],
  ["Nothing was sent", [{ path: [], message: "Nothing was sent" }], "Nothing was sent"],
])("%s with %j becomes %s", (message, fields, want) => {
  expect(refusalNote({ message, fields })).toBe(want);
});
