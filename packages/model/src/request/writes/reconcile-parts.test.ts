import { expect, test } from "vitest";
import type { Field } from "#types/field.ts";
import { reconcileParts } from "./reconcile-parts.ts";
import { sampleField } from "#testing/sample-orders.ts";

const file = sampleField("file", "picture");
const taken: Field = {
  ...sampleField("json", "body"),
  kind: "group",
  fields: [
    sampleField("text", "name"),
    file,
    { ...sampleField("json", "papers"), kind: "list", item: file },
  ],
};
const photo = new Uint8Array([1]);
const before = {
  name: "Ada",
  picture: "https://files.example/1.png",
  papers: ["https://files.example/2.pdf"],
  phone: null,
};

test.each<readonly [string, object, object]>([
  ["files that were left alone are not sent back as their addresses", {}, { name: "Ada" }],
  ["a new file is", { picture: photo }, { name: "Ada", picture: photo }],
  [
    "of several, only files are",
    { papers: [...before.papers, photo] },
    { name: "Ada", papers: [photo] },
  ],
  ["a file that is taken away is told", { picture: null }, { name: "Ada", picture: null }],
  ["and so is what becomes null", { name: null }, { name: null }],
])("%s", (_, change, want) => {
  expect(reconcileParts({ ...before, ...change }, before, taken)).toEqual(want);
});
