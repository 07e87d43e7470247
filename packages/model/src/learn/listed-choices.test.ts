import { expect, test } from "vitest";
import type { Field } from "#types/field.ts";
import { findListedChoices } from "./listed-choices.ts";
import { refineField } from "./refine-fields.ts";

const basics = { label: "Field", isRequired: false } as const;
const text = (name: string): Field => ({ ...basics, name, kind: "text" });
const number = (name: string): Field => ({ ...basics, name, kind: "number" });

test.each<readonly [Field, object, readonly string[], readonly object[] | undefined]>([
  [
    number("rootRole"),
    {
      users: [{ rootRole: 2 }, { rootRole: null }],
      rootRoles: [
        { id: 1, name: "Admin" },
        { id: 2, name: "Editor" },
      ],
    },
    ["users"],
    [
      { value: 1, label: "Admin" },
      { value: 2, label: "Editor" },
    ],
  ],
  // A guess at records of another list.
  [
    {
      ...basics,
      name: "group",
      kind: "reference",
      to: "teams",
      keyPath: [],
      isGuess: true,
    },
    { users: [{ group: 5 }], groups: [{ id: 5, label: "Staff" }] },
    ["users"],
    [{ value: 5, label: "Staff" }],
  ],
  [
    text("provider"),
    { addons: [{ provider: "web" }], providers: [{ name: "web", displayName: "Webhook" }] },
    ["addons"],
    [{ value: "web", label: "Webhook" }],
  ],
  [
    text("status_id"),
    { data: { rows: [{ status_id: "a1" }], statuses: [{ id: "a1", title: "Open" }] } },
    ["data", "rows"],
    [{ value: "a1", label: "Open" }],
  ],
  // A value that is not in the list.
  [number("role"), { users: [{ role: 3 }], roles: [{ id: 1, name: "A" }] }, ["users"], undefined],
  [number("role"), { users: [{}], roles: [{ id: 1, name: "A" }] }, ["users"], undefined],
  [number("role"), { users: [{ role: 1 }], teams: [{ id: 1, name: "A" }] }, ["users"], undefined],
  [text("role"), { users: [{ role: "1" }], roles: [{ id: 1, name: "A" }] }, ["users"], undefined],
])("%j with the lists of %j", (field, body, path, choices) => {
  const rows = path.reduce((value, name) => (value as never)[name], body) as never;
  const [match] = findListedChoices([field], body, path, rows);
  expect(match?.kind === "choice" ? match.choices : undefined).toEqual(choices);
});

test("a body that takes the number or a name has the listed choices", () => {
  const choice: Field = {
    ...basics,
    name: "role",
    kind: "choice",
    choices: [{ value: 1, label: "Admin" }],
    isProven: true,
  };
  const either: Field = {
    ...basics,
    name: "role",
    kind: "variants",
    types: [number("role"), text("role")],
  };
  expect(refineField({ ...either, isRequired: true }, choice)).toMatchObject({
    kind: "choice",
    isRequired: true,
  });
  expect(refineField({ ...basics, name: "role", kind: "boolean" }, choice)).toBeUndefined();
});

test.each<readonly [Field, object, readonly string[] | undefined]>([
  [
    text("provider"),
    { addons: [], providers: [{ name: "web", displayName: "Webhook" }, { name: "chat" }] },
    ["Webhook", "chat"],
  ],
  [text("type_id"), { addons: [], types: [{ id: "a", title: "First" }] }, ["First"]],
  [text("plan"), { addons: [], plans: [{ code: "x" }, { code: "y" }] }, ["x", "y"]],
  [text("plan"), { addons: [], plans: [{ id: 1 }] }, undefined],
  [number("role"), { addons: [], roles: [{ id: 1 }] }, undefined],
  [text("owner"), { addons: [], providers: [{ name: "web" }] }, undefined],
])("%j has suggestions of %j without rows", (field, body, labels) => {
  const [match] = findListedChoices([field], body, ["addons"], []);
  const suggestions = match?.kind === "text" ? match.suggestions : undefined;
  expect(suggestions?.map(({ label }) => label)).toEqual(labels);
});

test("a choice has the definitions in its record", () => {
  const parameters = [{ name: "url", type: "url" }];
  const providers = [{ name: "web", parameters, events: ["a"], none: [] }];
  const [match] = findListedChoices([text("provider")], { addons: [], providers }, ["addons"], []);
  const [choice] = (match?.kind === "text" ? match.suggestions : undefined) ?? [];
  expect(choice).toEqual({ value: "web", label: "web", defines: { parameters } });
});

test.each([
  [["a", "b"], ["b"], ["a", "b"]],
  [["a"], ["b"], ["b"]],
  [["a"], [], ["a"]],
])("suggestions %j of responses next to %j of a description", (seen, declared, want) => {
  const choices = (values: readonly string[]) => values.map((value) => ({ value, label: value }));
  const own = declared.length === 0 ? {} : { suggestions: choices(declared) };
  const field = refineField(
    { ...text("plan"), ...own } as Field,
    { ...text("plan"), suggestions: choices(seen) } as Field,
  );
  expect(field?.kind === "text" ? field.suggestions : []).toEqual(choices(want));
});
