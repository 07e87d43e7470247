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
