import { expect, test } from "vitest";
import { createModel } from "#create-model.ts";
import { listConflictingMembers } from "./list-conflicting-members.ts";

const text = { type: "string" };
const number = { type: "integer" };
const time = { type: "string", format: "date-time" };
const json = (schema: object) => ({ content: { "application/json": { schema } } });

/** Members in conflict for a record whose read and PUT share one schema. */
async function conflicts(properties: object, before: object, now: object, mine: object) {
  const schema = { type: "object", properties: { id: text, name: text, ...properties } };
  const responses = { "200": json(schema) };
  const model = await createModel(
    JSON.stringify({
      openapi: "3.1.0",
      paths: {
        "/things": { get: { responses: { "200": json({ type: "array", items: schema }) } } },
        "/things/{id}": {
          get: { responses },
          put: { requestBody: json(schema), responses },
        },
      },
    }),
  );
  const [resource] = model.resources;
  if (resource === undefined) throw new Error("The model has no resource.");
  const read = { id: "1", name: "a", ...before };
  return listConflictingMembers(model, resource, {
    before: read,
    now: { ...read, ...now },
    after: { ...read, ...mine },
  });
}

test.each([
  ["views of a shop", { views: number }, { views: 3 }, { views: 4 }],
  ["hits of a machine", { hitCount: number }, { hitCount: 3 }, { hitCount: 4 }],
  ["downloads", { total_downloads: number }, { total_downloads: 3 }, { total_downloads: 4 }],
  ["the time of a change", { updatedAt: time }, { updatedAt: "2026-01-01" }, { updatedAt: "b" }],
  ["the last use", { last_seen_at: time }, { last_seen_at: "a" }, { last_seen_at: "b" }],
  ["seconds of a change", { modified: number }, { modified: 1 }, { modified: 2 }],
  ["the version of Mongoose", { __v: number }, { __v: 0 }, { __v: 1 }],
  [
    "a counter inside",
    { stats: { type: "object", properties: { views: number, lastViewedAt: time } } },
    { stats: { views: 1, lastViewedAt: "a" } },
    { stats: { views: 2, lastViewedAt: "b" } },
  ],
  [
    "a check of a monitoring system",
    { last_check: number, next_check: number },
    { last_check: 1795901709, next_check: 1795901768 },
    { last_check: 1795901768, next_check: 1795901828 },
  ],
  [
    "the run of a scheduler",
    { nextRun: text },
    { nextRun: "2026-01-01" },
    { nextRun: "2026-01-02" },
  ],
  [
    "the first delivery",
    { lastDelivery: time },
    { lastDelivery: null },
    { lastDelivery: "2026-01-02" },
  ],
  [
    "the result of the last check",
    { lastResult: { type: "object", properties: { exit: number, at: time } } },
    { lastResult: { exit: 0, at: "2026-01-01" } },
    { lastResult: { exit: 1, at: "2026-01-02" } },
  ],
])("%s causes no conflict although it can be written", async (_name, properties, before, now) => {
  expect(await conflicts(properties, before, now, { name: "b" })).toEqual([]);
});

test.each([
  ["a number", { stock: number }, { stock: 3 }, { stock: 4 }, { name: "b" }, ["stock"]],
  [
    "a planned inspection",
    { nextInspection: time },
    { nextInspection: "2026-01-01" },
    { nextInspection: "2026-02-01" },
    { name: "b" },
    ["nextInspection"],
  ],
  [
    "a planned appointment",
    { next_appointment_on: text },
    { next_appointment_on: "2026-01-01" },
    { next_appointment_on: "2026-02-01" },
    { name: "b" },
    ["next_appointment_on"],
  ],
  [
    "the next contact",
    { next_contact: number },
    { next_contact: 1795901768 },
    { next_contact: 1795991768 },
    { name: "b" },
    ["next_contact"],
  ],
  ["a time", { startsAt: time }, { startsAt: "a" }, { startsAt: "b" }, { name: "b" }, ["startsAt"]],
  ["the next step", { nextStep: text }, { nextStep: "a" }, { nextStep: "b" }, {}, ["nextStep"]],
  ["a last name", { lastName: text }, { lastName: "a" }, { lastName: "b" }, {}, ["lastName"]],
  [
    "a previous address",
    { previousAddress: { type: "object", properties: { street: text } } },
    { previousAddress: { street: "a" } },
    { previousAddress: { street: "b" } },
    { name: "b" },
    ["previousAddress"],
  ],
  [
    "a counter that the user edits",
    { views: number },
    { views: 3 },
    { views: 4 },
    { views: 9 },
    ["views"],
  ],
  [
    "more than a counter",
    { stats: { type: "object", properties: { views: number, goal: number } } },
    { stats: { views: 1, goal: 5 } },
    { stats: { views: 2, goal: 6 } },
    { name: "b" },
    ["stats"],
  ],
])("%s is in conflict", async (_name, properties, before, now, mine, want) => {
  expect(await conflicts(properties, before, now, mine)).toEqual(want);
});

const attrs = {
  type: "object",
  properties: { title: text, note: text, last_check: number, views: number },
};
const was = { title: "a", note: "n", last_check: 1795901709, views: 1 };

test.each([
  ["a time next to the changed member", { last_check: 1795901768 }, []],
  ["a counter next to the changed member", { views: 2 }, []],
  ["another member that a user changed", { note: "m" }, ["attrs"]],
  ["the changed member", { title: "c" }, ["attrs"]],
])("inside an object, %s", async (_name, now, want) => {
  const mine = { attrs: { ...was, title: "b" } };
  expect(await conflicts({ attrs }, { attrs: was }, { attrs: { ...was, ...now } }, mine)).toEqual(
    want,
  );
});
