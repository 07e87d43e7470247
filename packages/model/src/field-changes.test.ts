import { describe, expect, test } from "vitest";
import { basic, type ShipOptions, name, shipChanges } from "#testing/ship-changes.ts";

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
const wrapped = (more: object): ShipOptions => ({
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
const ownedBy = (resource: string): ShipOptions => ({
  paths: owners,
  properties: { ...basic, owner: { type: "integer", "x-quarterdeck-references": { resource } } },
});

describe("changes of fields are reported", () => {
  test.each<[claim: string, before: ShipOptions, after: ShipOptions, expected: readonly object[]]>([
    [
      "a new field, once, although responses and bodies have it",
      {},
      { properties: { ...basic, flag: name } },
      [{ kind: "field-new", labels: ["Flag"], owners: ["Ships"] }],
    ],
    [
      "a removed field",
      { properties: { ...basic, flag: name } },
      {},
      [{ kind: "field-gone", labels: ["Flag"], owners: ["Ships"] }],
    ],
    [
      "a field inside a group",
      { properties: owned({}) },
      { properties: owned({ phone: name }) },
      [{ kind: "field-new", labels: ["Owner", "Phone"], owners: ["Ships"] }],
    ],
    [
      "a field inside a list",
      { properties: { ...basic, crew: { type: "array", items: { properties: { name } } } } },
      { properties: { ...basic, crew: { type: "array", items: { properties: { age: name } } } } },
      [
        { kind: "field-gone", labels: ["Crew", "Name"], owners: ["Ships"] },
        { kind: "field-new", labels: ["Crew", "Age"], owners: ["Ships"] },
      ],
    ],
    [
      "a changed kind",
      { properties: { ...basic, built: { type: "integer" } } },
      { properties: { ...basic, built: { type: "string", format: "date" } } },
      [
        {
          kind: "field-kind",
          before: "integer",
          after: "date",
          labels: ["Built"],
          owners: ["Ships"],
        },
      ],
    ],
    [
      "a field that became required",
      {},
      { required: ["name"] },
      [{ kind: "field-required", labels: ["Name"], owners: ["Create ship"] }],
    ],
    [
      "a field that became optional",
      { required: ["name"] },
      {},
      [{ kind: "field-optional", labels: ["Name"], owners: ["Create ship"] }],
    ],
    [
      "a field removed from the body, not from the response",
      {},
      { written: { id: basic.id } },
      [{ kind: "field-gone", labels: ["Name"], owners: ["Create ship"] }],
    ],
    [
      "a new required field",
      {},
      { properties: { ...basic, flag: name }, required: ["flag"] },
      [
        { kind: "field-new", labels: ["Flag"], owners: ["Ships"] },
        { kind: "field-required", labels: ["Flag"], owners: ["Create ship"] },
      ],
    ],
    [
      "a deprecated field",
      {},
      { properties: { ...basic, name: { ...name, deprecated: true } } },
      [{ kind: "field-deprecated", labels: ["Name"], owners: ["Ships"] }],
    ],
    [
      "a number that became an integer",
      { properties: { ...basic, length: number } },
      { properties: { ...basic, length: { type: "integer" } } },
      [
        {
          kind: "field-kind",
          before: "number",
          after: "integer",
          labels: ["Length"],
          owners: ["Ships"],
        },
      ],
    ],
    [
      "the items of a list",
      { properties: list(name) },
      { properties: list(number) },
      [
        {
          kind: "field-item-kind",
          before: "text",
          after: "number",
          labels: ["Crew"],
          owners: ["Ships"],
        },
      ],
    ],
    [
      "the values of a map",
      written({ ports: { type: "object", additionalProperties: name } }),
      written({ ports: { type: "object", additionalProperties: number } }),
      [
        {
          kind: "field-item-kind",
          before: "text",
          after: "number",
          labels: ["Ports"],
          owners: ["Create ship"],
        },
      ],
    ],
    [
      "choices inside a map",
      written({ ports: { type: "object", additionalProperties: { enum: ["open"] } } }),
      written({ ports: { type: "object", additionalProperties: { enum: ["open", "shut"] } } }),
      [
        {
          kind: "field-choices",
          added: ["Shut"],
          removed: [],
          labels: ["Ports"],
          owners: ["Create ship"],
        },
      ],
    ],
    [
      "the types of a value",
      written({ length: { anyOf: [name, { type: "array", items: name }] } }),
      written({ length: { anyOf: [name, { type: "boolean" }] } }),
      [
        {
          kind: "field-types",
          added: ["boolean"],
          removed: ["list"],
          labels: ["Length"],
          owners: ["Create ship"],
        },
      ],
    ],
    [
      "the variants of an object, and required fields of one",
      written({ pet: { oneOf: [pet("Cat", { claws: name }), pet("Dog", { tail: name })] } }),
      written({
        pet: { oneOf: [pet("Cat", { claws: name }, ["claws"]), pet("Bird", { tail: name })] },
      }),
      [
        {
          kind: "field-choices",
          added: ["Bird"],
          removed: ["Dog"],
          labels: ["Pet"],
          owners: ["Create ship"],
        },
        { kind: "field-required", labels: ["Pet", "Cat", "Claws"], owners: ["Create ship"] },
      ],
    ],
    [
      "the target of a reference",
      ownedBy("people"),
      ownedBy("companies"),
      [
        {
          kind: "field-relation",
          before: "People",
          after: "Companies",
          labels: ["Owner"],
          owners: ["Ships"],
        },
      ],
    ],
    [
      "a field of a wrapped record, once",
      wrapped({}),
      wrapped({ flag: name }),
      [{ kind: "field-new", labels: ["Flag"], owners: ["Ships"] }],
    ],
    [
      "choices",
      { properties: port("at_sea", "sunk") },
      { properties: port("at_sea", "in_port") },
      [
        {
          kind: "field-choices",
          added: ["In port"],
          removed: ["Sunk"],
          labels: ["State"],
          owners: ["Ships"],
        },
      ],
    ],
    [
      "a parameter",
      {},
      withParameters({ name: "fleet" }),
      [{ kind: "parameter-new", labels: ["Fleet"], owners: ["List ships"] }],
    ],
    [
      "a removed parameter with the name of a field",
      { ...withParameters({ name: "flag" }), properties: { ...basic, flag: name } },
      {},
      [
        { kind: "field-gone", labels: ["Flag"], owners: ["Ships"] },
        { kind: "parameter-gone", labels: ["Flag"], owners: ["List ships"] },
      ],
    ],
    [
      "a parameter that became required, and one that became optional",
      withParameters({ name: "fleet" }, { name: "port", required: true }),
      withParameters({ name: "fleet", required: true }, { name: "port" }),
      [
        { kind: "parameter-required", labels: ["Fleet"], owners: ["List ships"] },
        { kind: "parameter-optional", labels: ["Port"], owners: ["List ships"] },
      ],
    ],
    [
      "a deprecated parameter",
      withParameters({ name: "fleet" }),
      withParameters({ name: "fleet", deprecated: true }),
      [{ kind: "parameter-deprecated", labels: ["Fleet"], owners: ["List ships"] }],
    ],
    [
      "a changed kind of a parameter",
      withParameters({ name: "fleet" }),
      withParameters({ name: "fleet", schema: { type: "boolean" } }),
      [
        {
          kind: "parameter-kind",
          before: "text",
          after: "boolean",
          labels: ["Fleet"],
          owners: ["List ships"],
        },
      ],
    ],
    [
      "changed choices of a parameter",
      withParameters({ name: "fleet", schema: { enum: ["north"] } }),
      withParameters({ name: "fleet", schema: { enum: ["north", "south"] } }),
      [
        {
          kind: "parameter-choices",
          added: ["South"],
          removed: [],
          labels: ["Fleet"],
          owners: ["List ships"],
        },
      ],
    ],
  ])("%s", async (_claim, before, after, expected) => {
    expect(await shipChanges(before, after)).toEqual(expected);
  });
});

/** Ship list with these query parameters. */
function withParameters(...parameters: readonly object[]): ShipOptions {
  return { parameters: parameters.map((one) => ({ in: "query", schema: name, ...one })) };
}
