import { expect, test } from "vitest";
import { locateField } from "./locate-schema.ts";

const text = { type: "string" };
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const object = (properties: object) => ({ type: "object", properties });
const documentOf = (schemas: object) => ({ openapi: "3.1.0", components: { schemas } });
const schema = (name: string) => `/components/schemas/${name}`;

// Generated from classes, written by hand, composed of parts, and a Swagger 2.0 document.
test.each<readonly [string, object, string, readonly string[], string | undefined]>([
  [
    "items of a shared schema",
    documentOf({
      Order: object({ lines: { type: "array", items: ref("Line") } }),
      Line: object({ product_id: text }),
    }),
    `${schema("Order")}/properties/lines`,
    ["product_id"],
    `${schema("Line")}/properties/product_id`,
  ],
  [
    "an object inside an object",
    documentOf({ Ship: object({ dates: object({ built: object({ by: text }) }) }) }),
    `${schema("Ship")}/properties/dates`,
    ["built", "by"],
    `${schema("Ship")}/properties/dates/properties/built/properties/by`,
  ],
  [
    "a part of a composed schema that may be null",
    documentOf({
      Ship: object({ owner: { anyOf: [{ allOf: [ref("Base"), object({})] }, { type: "null" }] } }),
      Base: object({ "since/at": text }),
    }),
    `${schema("Ship")}/properties/owner`,
    ["since/at"],
    `${schema("Base")}/properties/since~1at`,
  ],
  [
    "definitions",
    {
      swagger: "2.0",
      definitions: {
        Order: object({ lines: { type: "array", items: { $ref: "#/definitions/Line" } } }),
        Line: object({ created: text }),
      },
    },
    "/definitions/Order/properties/lines",
    ["created"],
    "/definitions/Line/properties/created",
  ],
  [
    "another file",
    documentOf({ Order: object({ lines: { items: { $ref: "lines.yaml#/Line" } } }) }),
    `${schema("Order")}/properties/lines`,
    ["created"],
    undefined,
  ],
  [
    "a schema that contains itself",
    documentOf({ Node: object({ child: ref("Node") }) }),
    `${schema("Node")}/properties/child`,
    ["missing"],
    undefined,
  ],
])("a field in %s is located", (_name, document, pointer, names, expected) => {
  expect(locateField(document, pointer, names)).toBe(expected);
});
