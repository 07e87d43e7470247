import { expect, test } from "vitest";
import { readProblem } from "./read-problem.ts";
import { listUnacceptedMembers } from "./unaccepted-members.ts";

const members = ["name", "volume", "mail_host", "mailHost"];

const refusals: readonly [string, object, readonly string[]][] = [
  [
    "Falcon",
    { title: "400 Bad Request", description: "Unexpected parameters: volume, mail_host" },
    ["volume", "mail_host"],
  ],
  [
    "class-validator",
    { message: ["property volume should not exist", "property mailHost should not exist"] },
    ["volume", "mailHost"],
  ],
  [
    "pydantic",
    {
      detail: [
        { type: "extra_forbidden", loc: ["body", "volume"], msg: "Extra inputs are not permitted" },
      ],
    },
    ["volume"],
  ],
  [
    "Jackson",
    { message: 'Unrecognized field "volume" (class List), not marked as ignorable' },
    ["volume"],
  ],
  ["Go", { error: 'json: unknown field "volume"' }, ["volume"]],
  ["Serde", { message: "unknown field `volume`, expected one of `name`, `size`" }, ["volume"]],
  ["Joi", { message: '"volume" is not allowed' }, ["volume"]],
  [
    "marshmallow",
    { errors: { volume: ["Unknown field."], mail_host: ["Unknown field."] } },
    ["volume", "mail_host"],
  ],
  [
    "Rails",
    { error: "found unpermitted parameters: :volume, :mail_host" },
    ["volume", "mail_host"],
  ],
  ["Rails attributes", { error: "unknown attribute 'volume' for List." }, ["volume"]],
  [
    "JSON Schema in Python",
    {
      message: "Additional properties are not allowed ('volume', 'mail_host' were unexpected)",
    },
    ["volume", "mail_host"],
  ],
  [
    "JSON Schema in Python, one member",
    { detail: "Additional properties are not allowed ('volume' was unexpected)" },
    ["volume"],
  ],
  [
    "Ajv",
    {
      errors: [
        {
          instancePath: "",
          keyword: "additionalProperties",
          params: { additionalProperty: "volume" },
          message: "must NOT have additional properties",
        },
      ],
    },
    ["volume"],
  ],
  [
    "a list of names",
    { error: "Invalid request", unknown_fields: ["volume", "mail_host"] },
    ["volume", "mail_host"],
  ],
  ["a list of names of another spelling", { unexpectedParameters: ["mailHost"] }, ["mailHost"]],
  [
    "a list of names in an error",
    { error: { code: 422, extra_keys: ["volume"], message: "Invalid request" } },
    ["volume"],
  ],
  [
    "Zod",
    {
      issues: [
        {
          code: "unrecognized_keys",
          keys: ["volume"],
          path: [],
          message: "Unrecognized key(s) in object: 'volume'",
        },
      ],
    },
    ["volume"],
  ],
  ["a list of unknown values", { unknown_users: ["volume"] }, []],
  ["a list of members with invalid values", { invalid_fields: ["volume"] }, []],
  ["read-only members", { volume: ["This field is read-only."] }, ["volume"]],
  ["a wrong value", { errors: { volume: ["must be a number"] } }, []],
  ["an unknown reference", { errors: { name: ["Unknown user."] } }, []],
  ["a missing member", { description: "Missing parameters: volume" }, []],
  ["a member of another name", { message: "unknown field `size`" }, []],
];

test.each(refusals)("%s names the members that it does not accept", (_name, body, expected) => {
  const { fields } = readProblem({ status: 400, headers: {}, body });
  expect(listUnacceptedMembers(fields, members, body)).toEqual(expected);
});
