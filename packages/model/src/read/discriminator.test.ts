import { expect, test } from "vitest";
import { readDocument } from "./read-document.ts";
import { readSchema } from "./schema.ts";

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const own = (name: string) => ({ properties: { [name]: { type: "string" } } });

async function readNamed(name: string, schemas: object) {
  const text = JSON.stringify({ openapi: "3.1.0", components: { schemas } });
  const { document } = await readDocument(text, {});
  if (document === undefined) throw new Error("not read");
  const schema = readSchema(document, ref(name));
  return {
    names: [...schema.properties.keys()].toSorted(),
    kinds: readSchema(document, schema.properties.get("kind")).choices,
  };
}

const kind = { type: "string" };
const listing = { Cat: own("meow"), Dog: own("bark") };
const inheriting = {
  Cat: { allOf: [ref("Pet"), own("meow")] },
  Dog: { allOf: [ref("Pet"), own("bark")] },
};
const either = [ref("Cat"), ref("Dog")];

test.each<readonly [string, object, string, readonly string[], readonly string[] | undefined]>([
  [
    "alternatives by name",
    {
      ...listing,
      Pet: { oneOf: either, properties: { kind }, discriminator: { propertyName: "kind" } },
    },
    "Pet",
    ["bark", "kind", "meow"],
    ["Cat", "Dog"],
  ],
  [
    "alternatives by mapping",
    {
      ...listing,
      Pet: {
        oneOf: either,
        properties: { kind },
        discriminator: { propertyName: "kind", mapping: { c: "Cat", d: "#/x" } },
      },
    },
    "Pet",
    ["bark", "kind", "meow"],
    ["c", "d"],
  ],
  [
    "alternatives without the property",
    { ...listing, Pet: { oneOf: either, discriminator: { propertyName: "kind" } } },
    "Pet",
    ["bark", "kind", "meow"],
    ["Cat", "Dog"],
  ],
  [
    "subtypes",
    { ...inheriting, Pet: { properties: { kind }, discriminator: { propertyName: "kind" } } },
    "Pet",
    ["bark", "kind", "meow"],
    ["Cat", "Dog"],
  ],
  [
    "subtypes of Swagger 2.0",
    { ...inheriting, Pet: { properties: { kind }, discriminator: "kind" } },
    "Pet",
    ["bark", "kind", "meow"],
    ["Cat", "Dog"],
  ],
  [
    "one subtype",
    { ...inheriting, Pet: { properties: { kind }, discriminator: { propertyName: "kind" } } },
    "Cat",
    ["kind", "meow"],
    undefined,
  ],
  [
    "one subtype of a type that lists it",
    {
      ...inheriting,
      Pet: { oneOf: either, properties: { kind }, discriminator: { propertyName: "kind" } },
    },
    "Cat",
    ["kind", "meow"],
    undefined,
  ],
  [
    "a part that is not a base type",
    {
      ...inheriting,
      Pet: { properties: { kind }, discriminator: "kind" },
      Mine: { anyOf: [{ allOf: [ref("Pet")], description: "x" }] },
    },
    "Mine",
    ["bark", "kind", "meow"],
    ["Cat", "Dog"],
  ],
  [
    "existing constants",
    {
      Cat: { properties: { kind: { const: "c" } } },
      Dog: { properties: { kind: { const: "d" } } },
      Pet: { oneOf: either, discriminator: { propertyName: "kind" } },
    },
    "Pet",
    ["kind"],
    ["c", "d"],
  ],
  [
    "another name of alternatives",
    {
      ...listing,
      Any: { allOf: [ref("Pet")] },
      Pet: { oneOf: either, discriminator: { propertyName: "kind" } },
    },
    "Any",
    ["bark", "kind", "meow"],
    ["Cat", "Dog"],
  ],
  [
    "another name of alternatives that inherit",
    {
      Base: { properties: { kind, name: kind } },
      Cat: { allOf: [ref("Base"), own("meow")] },
      Dog: { allOf: [ref("Base"), own("bark")] },
      Any: { allOf: [ref("Pet")], description: "A pet" },
      Pet: { oneOf: either, discriminator: { propertyName: "kind", mapping: { c: "x", d: "y" } } },
    },
    "Any",
    ["bark", "kind", "meow", "name"],
    ["c", "d"],
  ],
  [
    "another name of anyOf",
    {
      ...listing,
      Any: { allOf: [ref("Pet")] },
      Pet: { anyOf: either, properties: { kind }, discriminator: { propertyName: "kind" } },
    },
    "Any",
    ["bark", "kind", "meow"],
    ["Cat", "Dog"],
  ],
  [
    "a name that is not a text",
    { ...listing, Pet: { oneOf: either, discriminator: { propertyName: 5 } } },
    "Pet",
    ["bark", "meow"],
    undefined,
  ],
])("%s has its properties and kinds", async (_, schemas, name, names, kinds) => {
  expect(await readNamed(name, schemas)).toEqual({ names, kinds });
});

test("a base type with very many subtypes has only its own properties", async () => {
  const names = Array.from({ length: 30 }, (_, index) => `T${index}`);
  const subtypes = names.map((name) => [name, { allOf: [ref("Base"), own(name)] }]);
  const Base = { properties: { kind }, discriminator: { propertyName: "kind" } };
  const kinds = await readNamed("Base", { ...Object.fromEntries(subtypes), Base });
  expect(kinds).toEqual({ names: ["kind"], kinds: names });
});
