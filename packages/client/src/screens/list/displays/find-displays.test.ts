// @vitest-environment node
import type { Choice, Field, ModelChunk, Operation, Resource } from "@quarterdeck/model";
import { expect, test } from "vitest";
import { findDisplays, writeDisplay } from "./find-displays.ts";

const base = (name: string) => ({ name, label: name, isRequired: false });
const choice = (name: string, values: readonly Choice["value"][]): Field => ({
  ...base(name),
  kind: "choice",
  choices: values.map((value) => ({ value, label: String(value) })),
});
const many = Array.from({ length: 20 }, (_, index) => `v${index}`);
const id: Field = { ...base("id"), kind: "number" };

function displaysOf(
  fields: readonly Field[],
  written: readonly Field[] = fields,
  more: Partial<Resource> = {},
) {
  const resource: Resource = {
    ...more,
    name: "tasks",
    labels: { one: "Task", many: "Tasks" },
    itemPath: "/tasks/{id}",
    parents: [],
    key: [{ field: ["id"], parameter: "id" }],
    fields: [id, ...fields],
    operations: { update: "update" },
    actions: [],
    evidence: [],
  };
  const mediaType = "application/json";
  const body: Field = { ...base("body"), kind: "group", fields: written };
  const update: Operation = {
    id: "update",
    method: "patch",
    path: "/tasks/{id}",
    label: "Update",
    role: "update",
    scope: "record",
    parameters: [],
    body: { isRequired: true, mediaType, mediaTypes: [mediaType], field: body },
    response: { status: "200", shape: "record", path: [] },
    needsSignIn: false,
    evidence: [],
  };
  const chunk: ModelChunk = { resource, operations: [update], referrers: [], shapes: {} };
  return findDisplays({ chunk, resource, parents: {} }).map(writeDisplay);
}

test("a choice that can be changed is a board, a state first", () => {
  const priority = choice("priority", ["low", "high"]);
  const status = choice("taskStatus", ["open", "done", null]);
  expect(displaysOf([priority, status])).toEqual(["board:taskStatus", "board:priority"]);
});

test("a choice that cannot be changed has no board", () => {
  const status = choice("status", ["open", "done"]);
  expect(displaysOf([status], [])).toEqual([]);
  expect(displaysOf([status], [{ ...status, isReadOnly: true }])).toEqual([]);
});

test("a choice with one value or very many values has no board", () => {
  expect(displaysOf([choice("status", ["open", null]), choice("country", many)])).toEqual([]);
});

test("a picture, or a list of pictures, is a gallery", () => {
  const photo: Field = { ...base("photo"), kind: "image" };
  expect(displaysOf([photo], [])).toEqual(["gallery:photo"]);
  const photos: Field = { ...base("photos"), kind: "list", item: photo };
  expect(displaysOf([photos], [])).toEqual(["gallery:photos"]);
  expect(displaysOf([{ ...photo, isWriteOnly: true }])).toEqual([]);
});

test("a time is a calendar, and two times that belong together are a timeline", () => {
  const time = (name: string): Field => ({ ...base(name), kind: "date-time" });
  expect(displaysOf([time("created_at"), time("startsAt"), time("endsAt")], [])).toEqual([
    "calendar:startsAt",
    "timeline:startsAt",
  ]);
  expect(displaysOf([time("created_at"), time("updated_at")], [])).toEqual([
    "calendar:created_at",
    "calendar:updated_at",
  ]);
  expect(displaysOf([time("placed_at"), time("due_on")], [])).toEqual([
    "calendar:placed_at",
    "calendar:due_on",
    "timeline:placed_at",
  ]);
});

test("a reference to the same resource is a tree", () => {
  const parent: Field = { ...base("parent_id"), kind: "reference", to: "tasks", keyPath: [] };
  expect(displaysOf([parent], [])).toEqual(["tree:parent_id"]);
  expect(displaysOf([{ ...parent, to: "users" }], [])).toEqual([]);
});

test("files whose content can be read are a gallery", () => {
  const type: Field = { ...base("mime"), kind: "text" };
  const content = { path: "/files/{id}/content", parameter: "id", type: ["mime"] };
  const photo: Field = { ...base("photo"), kind: "image" };
  expect(displaysOf([type], [], { content })).toEqual(["gallery:mime"]);
  expect(displaysOf([type, photo], [], { content })).toEqual(["gallery:photo"]);
  expect(displaysOf([type], [])).toEqual([]);
});
