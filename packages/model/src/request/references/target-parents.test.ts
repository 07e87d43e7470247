import { describe, expect, test } from "vitest";
import type { Field } from "#types/field.ts";
import { type FieldScope, findTargetParents, fixParentReferences } from "./target-parents.ts";

function reference(name: string, to: string, more: object = {}): Field {
  const base = { name, label: name, isRequired: false };
  return { ...base, kind: "reference", to, keyPath: [], isInteger: true, ...more };
}

const boards = { parents: [{ parameter: "project_id", resource: "projects" }] };
const nothing: FieldScope = { parents: {}, fields: [], values: undefined };
const tasks = {
  name: "tasks",
  parents: [{ parameter: "projectId", resource: "projects" }],
  key: [{ field: ["id"], parameter: "id" }],
};

describe("the parent project comes from", () => {
  const cases: readonly (readonly [string, FieldScope, string])[] = [
    [
      "a reference field of the form",
      { ...nothing, fields: [reference("project", "projects")], values: { project: 5 } },
      "5",
    ],
    [
      "an embedded reference",
      {
        ...nothing,
        fields: [reference("p", "projects", { keyPath: ["id"] })],
        values: { p: { id: 5 } },
      },
      "5",
    ],
    [
      "the reference with the name of the parameter",
      {
        ...nothing,
        fields: [reference("from_id", "projects"), reference("project_id", "projects")],
        values: { from_id: 4, project_id: 5 },
      },
      "5",
    ],
    [
      "the record of the form",
      { ...nothing, resource: { ...tasks, name: "projects" }, key: "5" },
      "5",
    ],
    [
      "the address, under any parameter name",
      { ...nothing, resource: tasks, parents: { projectId: "5" } },
      "5",
    ],
  ];
  test.each(cases)("%s", (_name, scope, want) => {
    expect(findTargetParents(boards, scope)).toEqual({ values: { project_id: want } });
  });

  test("no field if two match or none has a value", () => {
    const [missing] = boards.parents;
    const fields = [reference("from_id", "projects"), reference("to_id", "projects")];
    expect(findTargetParents(boards, nothing)).toEqual({ missing });
    const scope = { ...nothing, fields, values: { from_id: 4, to_id: 5 } };
    expect(findTargetParents(boards, scope)).toEqual({ missing });
  });
});

describe("a new nested record", () => {
  test("has its parent reference fixed", () => {
    const fields = [reference("project_id", "projects"), reference("owner_id", "people")];
    const [project, owner] = fixParentReferences(fields, tasks, { projectId: "5" });
    expect(project).toMatchObject({ isFixed: true, isRequired: true, default: 5 });
    expect(owner).toBe(fields[1]);
  });

  test("has no fixed reference if two match", () => {
    const fields = [reference("from_id", "projects"), reference("to_id", "projects")];
    expect(fixParentReferences(fields, tasks, { projectId: "5" })).toEqual(fields);
  });
});
