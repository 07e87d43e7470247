// @vitest-environment node
import type { Field, GroupField } from "@quarterdeck/model";
import { expect, test } from "vitest";
import { excerptOf } from "./excerpt.ts";

const member = (name: string, kind: "text" | "number" | "url" = "text"): Field => ({
  kind,
  name,
  label: name,
  isRequired: false,
});

const group = (...fields: readonly Field[]): GroupField => ({
  kind: "group",
  name: "priority",
  label: "Priority",
  isRequired: false,
  fields,
});

test.each<readonly [string, Field, readonly [string, string] | undefined]>([
  ["Redmine: a priority", group(member("id", "number"), member("name")), ["id", "name"]],
  [
    "Jira: with an address",
    group(member("self", "url"), member("name"), member("id")),
    ["id", "name"],
  ],
  ["a country by its code", group(member("code"), member("label")), ["code", "label"]],
  ["another member", group(member("id"), member("name"), member("color")), undefined],
  ["no name", group(member("id"), member("amount", "number")), undefined],
  ["no key", group(member("title"), member("name")), undefined],
  ["a text", member("name"), undefined],
])("%s is the excerpt %j", (_, field, want) => {
  const excerpt = excerptOf(field);
  expect(excerpt && [excerpt.key.name, excerpt.name.name]).toEqual(want);
});
