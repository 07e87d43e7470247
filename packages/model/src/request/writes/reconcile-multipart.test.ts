import { expect, test } from "vitest";
import type { Field } from "#types/field.ts";
import { reconcileMultipart } from "./reconcile-multipart.ts";
import { sampleField } from "#testing/sample-orders.ts";

const file = sampleField("file", "picture");
const bodyField: Field = {
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
  ["unchanged files are not sent", {}, { name: "Ada" }],
  ["a new file is sent", { picture: photo }, { name: "Ada", picture: photo }],
  [
    "only files of a mixed list are sent",
    { papers: [...before.papers, photo] },
    { name: "Ada", papers: [photo] },
  ],
  ["a removed file is sent as null", { picture: null }, { name: "Ada", picture: null }],
  ["a member that becomes null is sent", { name: null }, { name: null }],
])("%s", (_, change, want) => {
  expect(reconcileMultipart({ ...before, ...change }, before, bodyField)).toEqual(want);
});
