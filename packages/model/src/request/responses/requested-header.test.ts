import { expect, test } from "vitest";
import { findRequestedHeader } from "./requested-header.ts";

const ironic = {
  "x-openstack-ironic-api-minimum-version": "1.1",
  "x-openstack-ironic-api-maximum-version": "1.90",
};

test.each([
  [
    "a name behind the word header",
    { message: "Missing required header X-Api-Version" },
    {},
    { name: "X-Api-Version" },
  ],
  [
    "a quoted name",
    { error: { message: "The header 'api-version' must be set." } },
    {},
    { name: "api-version" },
  ],
  [
    "a name before the word header",
    { detail: "Accept-Version header is required, e.g. 2024-01-01." },
    {},
    { name: "Accept-Version", value: "2024-01-01" },
  ],
  [
    "a name without the word header",
    { errors: [{ detail: "X-Tenant-Id is missing" }] },
    {},
    { name: "X-Tenant-Id" },
  ],
  [
    "a name with its value",
    "Please send the header X-Shop-Version: 2",
    {},
    { name: "X-Shop-Version", value: "2" },
  ],
  [
    "supported versions",
    { message: "Header X-Api-Version is not set" },
    { "api-supported-versions": "1.0, 2.0" },
    { name: "X-Api-Version", value: "2.0" },
  ],
  [
    "the largest version in a header",
    { message: "Not acceptable" },
    ironic,
    { name: "x-openstack-ironic-api-version", value: "1.90" },
  ],
  ["no name", { message: "Not found" }, {}, undefined],
  [
    "a credential, which the sign-in sends",
    { message: "Missing header Authorization-Token-x" },
    {},
    { name: "Authorization-Token-x" },
  ],
  [
    "the type of the body",
    { message: "The Content-Type header must be application/json" },
    {},
    undefined,
  ],
  ["a hyphen in plain words", { message: "The read-only record is required" }, {}, undefined],
  ["a token against forged requests", { message: "X-CSRF-Token is missing" }, {}, undefined],
])("a refusal with %s", (_, body, headers, expected) => {
  expect(findRequestedHeader({ headers, body })).toEqual(expected);
});
