// @vitest-environment node
import { parseJson } from "@quarterdeck/model";
import { expect, test } from "vitest";
import { writePrettyJson } from "./write-pretty-json.ts";

test("JSON is laid out without losing a digit", () => {
  const text =
    '{"id":9007199254740993,"price":1.50,"big":1e400,"none":null,"list":[1,{"a":""}],"empty":{},"nil":[]}';
  const pretty = writePrettyJson(parseJson(text));
  expect(pretty).toBe(`{
  "id": 9007199254740993,
  "price": 1.50,
  "big": 1e400,
  "none": null,
  "list": [
    1,
    {
      "a": ""
    }
  ],
  "empty": {},
  "nil": []
}`);
  expect(writePrettyJson(parseJson(pretty))).toBe(pretty);
});

test.each([
  ["[8.54,47.370]", "[8.54, 47.370]"],
  ["[[1,2],[3,4]]", "[\n  [1, 2],\n  [3, 4]\n]"],
  ["[1,2,3,4,5,6,7]", "[\n  1,\n  2,\n  3,\n  4,\n  5,\n  6,\n  7\n]"],
  ['[1,"2"]', '[\n  1,\n  "2"\n]'],
])("%s is laid out as %s", (text, pretty) => {
  expect(writePrettyJson(parseJson(text))).toBe(pretty);
});
