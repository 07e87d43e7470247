import { describe, expect, test } from "vitest";
import { basic, type Given, name, shipChanges } from "#testing/ship-changes.ts";

const port = (...states: readonly string[]) => ({ ...basic, state: { enum: states } });
const owned = (more: object) => ({
  ...basic,
  owner: { type: "object", properties: { name, ...more } },
});

const list = (items: object) => ({ ...basic, crew: { type: "array", items } });
const number = { type: "number" };
const pet = (title: string, more: object, required: readonly string[] = []) => ({
  title,
  type: "object",
  properties: { kind: { const: title }, ...more },
  required: ["kind", ...required],
});
const written = (more: object) => ({ written: { ...basic, ...more } });
const wrapped = (more: object): Given => ({
  properties: { ...basic, ...more },
  written: { ship: { type: "object", properties: { ...basic, ...more } } },
});
const json = (schema: object) => ({
  responses: { "200": { content: { "application/json": { schema } } } },
});
const owner = { type: "object", properties: { id: { type: "integer" }, name } };
const key = { name: "id", in: "path", required: true, schema: { type: "integer" } };
const owners: object = Object.fromEntries(
  ["/people", "/companies"].flatMap((path) => [
    [path, { get: json({ type: "array", items: owner }) }],
    [`${path}/{id}`, { parameters: [key], get: json(owner) }],
  ]),
);
const ownedBy = (resource: string): Given => ({
  paths: owners,
  properties: { ...basic, owner: { type: "integer", "x-quarterdeck-references": { resource } } },
});

describe("what matters of fields is told", () => {
  test.each<[claim: string, before: Given, after: Given, want: readonly object[]]>([
    [
      "a new field, once, though answers and bodies have it",
      {},
      { properties: { ...basic, flag: name } },
      [{ what: "field-new", labels: ["Flag"], of: ["Ships"] }],
    ],
    [
      "a field that went",
      { properties: { ...basic, flag: name } },
      {},
      [{ what: "field-gone", labels: ["Flag"], of: ["Ships"] }],
    ],
    [
      "a field inside a group",
      { properties: owned({}) },
      { properties: owned({ phone: name }) },
      [{ what: "field-new", labels: ["Owner", "Phone"], of: ["Ships"] }],
    ],
    [
      "a field inside a list",
      { properties: { ...basic, crew: { type: "array", items: { properties: { name } } } } },
      { properties: { ...basic, crew: { type: "array", items: { properties: { age: name } } } } },
      [
        { what: "field-gone", labels: ["Crew", "Name"], of: ["Ships"] },
        { what: "field-new", labels: ["Crew", "Age"], of: ["Ships"] },
      ],
    ],
    [
      "another kind",
      { properties: { ...basic, built: { type: "integer" } } },
      { properties: { ...basic, built: { type: "string", format: "date" } } },
      [{ what: "field-kind", before: "integer", after: "date", labels: ["Built"], of: ["Ships"] }],
    ],
    [
      "a field that forms must fill in now",
      {},
      { required: ["name"] },
      [{ what: "field-required", labels: ["Name"], of: ["Create ship"] }],
    ],
    [
      "a field that may be left out now",
      { required: ["name"] },
      {},
      [{ what: "field-optional", labels: ["Name"], of: ["Create ship"] }],
    ],
    [
      "a field that is not taken any more, though still shown",
      {},
      { written: { id: basic.id } },
      [{ what: "field-gone", labels: ["Name"], of: ["Create ship"] }],
    ],
    [
      "a new field that forms must fill in",
      {},
      { properties: { ...basic, flag: name }, required: ["flag"] },
      [
        { what: "field-new", labels: ["Flag"], of: ["Ships"] },
        { what: "field-required", labels: ["Flag"], of: ["Create ship"] },
      ],
    ],
    [
      "a field that is about to go",
      {},
      { properties: { ...basic, name: { ...name, deprecated: true } } },
      [{ what: "field-deprecated", labels: ["Name"], of: ["Ships"] }],
    ],
    [
      "a number that must be whole now",
      { properties: { ...basic, length: number } },
      { properties: { ...basic, length: { type: "integer" } } },
      [
        {
          what: "field-kind",
          before: "number",
          after: "integer",
          labels: ["Length"],
          of: ["Ships"],
        },
      ],
    ],
    [
      "what stands in a list",
      { properties: list(name) },
      { properties: list(number) },
      [
        {
          what: "field-item-kind",
          before: "text",
          after: "number",
          labels: ["Crew"],
          of: ["Ships"],
        },
      ],
    ],
    [
      "what stands in a map",
      written({ ports: { type: "object", additionalProperties: name } }),
      written({ ports: { type: "object", additionalProperties: number } }),
      [
        {
          what: "field-item-kind",
          before: "text",
          after: "number",
          labels: ["Ports"],
          of: ["Create ship"],
        },
      ],
    ],
    [
      "choices inside a map",
      written({ ports: { type: "object", additionalProperties: { enum: ["open"] } } }),
      written({ ports: { type: "object", additionalProperties: { enum: ["open", "shut"] } } }),
      [
        {
          what: "field-choices",
          added: ["Shut"],
          removed: [],
          labels: ["Ports"],
          of: ["Create ship"],
        },
      ],
    ],
    [
      "of what types a value may be",
      written({ length: { anyOf: [name, { type: "array", items: name }] } }),
      written({ length: { anyOf: [name, { type: "boolean" }] } }),
      [
        {
          what: "field-types",
          added: ["boolean"],
          removed: ["list"],
          labels: ["Length"],
          of: ["Create ship"],
        },
      ],
    ],
    [
      "what shapes a record may have, and what one of them requires",
      written({ pet: { oneOf: [pet("Cat", { claws: name }), pet("Dog", { tail: name })] } }),
      written({
        pet: { oneOf: [pet("Cat", { claws: name }, ["claws"]), pet("Bird", { tail: name })] },
      }),
      [
        {
          what: "field-choices",
          added: ["Bird"],
          removed: ["Dog"],
          labels: ["Pet"],
          of: ["Create ship"],
        },
        { what: "field-required", labels: ["Pet", "Cat", "Claws"], of: ["Create ship"] },
      ],
    ],
    [
      "to what a field refers",
      ownedBy("people"),
      ownedBy("companies"),
      [
        {
          what: "field-relation",
          before: "People",
          after: "Companies",
          labels: ["Owner"],
          of: ["Ships"],
        },
      ],
    ],
    [
      "a field of a wrapped record, once",
      wrapped({}),
      wrapped({ flag: name }),
      [{ what: "field-new", labels: ["Flag"], of: ["Ships"] }],
    ],
    [
      "choices",
      { properties: port("at_sea", "sunk") },
      { properties: port("at_sea", "in_port") },
      [
        {
          what: "field-choices",
          added: ["In port"],
          removed: ["Sunk"],
          labels: ["State"],
          of: ["Ships"],
        },
      ],
    ],
    [
      "a parameter",
      {},
      takes({ name: "fleet" }),
      [{ what: "parameter-new", labels: ["Fleet"], of: ["List ships"] }],
    ],
    [
      "a parameter that is gone, beside a field of its name",
      { ...takes({ name: "flag" }), properties: { ...basic, flag: name } },
      {},
      [
        { what: "field-gone", labels: ["Flag"], of: ["Ships"] },
        { what: "parameter-gone", labels: ["Flag"], of: ["List ships"] },
      ],
    ],
    [
      "a parameter that must be given, and one that must not",
      takes({ name: "fleet" }, { name: "port", required: true }),
      takes({ name: "fleet", required: true }, { name: "port" }),
      [
        { what: "parameter-required", labels: ["Fleet"], of: ["List ships"] },
        { what: "parameter-optional", labels: ["Port"], of: ["List ships"] },
      ],
    ],
    [
      "a deprecated parameter",
      takes({ name: "fleet" }),
      takes({ name: "fleet", deprecated: true }),
      [{ what: "parameter-deprecated", labels: ["Fleet"], of: ["List ships"] }],
    ],
    [
      "a parameter of another kind",
      takes({ name: "fleet" }),
      takes({ name: "fleet", schema: { type: "boolean" } }),
      [
        {
          what: "parameter-kind",
          before: "text",
          after: "boolean",
          labels: ["Fleet"],
          of: ["List ships"],
        },
      ],
    ],
    [
      "a parameter with other choices",
      takes({ name: "fleet", schema: { enum: ["north"] } }),
      takes({ name: "fleet", schema: { enum: ["north", "south"] } }),
      [
        {
          what: "parameter-choices",
          added: ["South"],
          removed: [],
          labels: ["Fleet"],
          of: ["List ships"],
        },
      ],
    ],
  ])("%s", async (_claim, before, after, want) => {
    expect(await shipChanges(before, after)).toEqual(want);
  });
});

/** A list of ships that takes these in its query. */
function takes(...parameters: readonly object[]): Given {
  return { parameters: parameters.map((one) => ({ in: "query", schema: name, ...one })) };
}
