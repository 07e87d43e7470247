import { expect, test } from "vitest";
import { createTestModel, rows } from "#testing/sample-paths.ts";
import { labelsInProse } from "./prose-labels.ts";

test.each<readonly [string, readonly (string | number)[], readonly string[]]>([
  [
    "Link Columns:\n* c9ng3k - Customers\n* cx81 - Order lines",
    ["c9ng3k", "cx81"],
    ["Customers", "Order lines"],
  ],
  [
    "State of the ticket:\n- `1`: Open\n- `2`: In progress\n- `3`: closed",
    [1, 2, 3],
    ["Open", "In progress", "Closed"],
  ],
  ["Power (0 = off, 1 = on)", [0, 1], ["Off", "On"]],
  ["0: low, 1: medium and 2: high.", [0, 1, 2], ["Low", "Medium", "High"]],
  [
    "Kind: <ul><li><b>A1</b> – First class (default)</li><li><b>A2</b> – Economy</li></ul>",
    ["A1", "A2"],
    ["First class", "Economy"],
  ],
  [
    "1 => visible; 2 => hidden; 3 => password only",
    [1, 2, 3],
    ["Visible", "Hidden", "Password only"],
  ],
  ["-1 = none\n0 = default\n10 = high", [-1, 0, 10], ["None", "Default", "High"]],
  ["**T** - Ticket\n**P** - Problem", ["T", "P"], ["Ticket", "Problem"]],
])("%j labels %j as %j", (prose, values, labels) => {
  expect(values.map((value) => labelsInProse(prose, values)?.get(value))).toEqual(labels);
});

test.each<readonly [string, readonly (string | number)[]]>([
  // Words need no other label: the text after them is an explanation.
  ["- pending: waiting for payment\n- paid: done", ["pending", "paid"]],
  ["- `1`: Open", [1, 2]],
  ["1 = yes, 2 = yes", [1, 2]],
  ["Between 1-5 and 2-7", [1, 2]],
  ["Number of columns, 1 or 2. See page 2: Columns", [1, 2]],
  [
    "1: the record is shown to every visitor of the page after the sign-in\n2: it is hidden",
    [1, 2],
  ],
  ["version 1: first, version 2: second", [0, 1, 2]],
])("%j does not label %j", (prose, values) => {
  expect(labelsInProse(prose, values)).toBeUndefined();
});

test("a field and a parameter have the labels of their descriptions", async () => {
  const description = "Level:\n* 1 - Low\n* 2 - High";
  const level = { type: "integer", enum: [1, 2] };
  const record = {
    type: "object",
    properties: { id: { type: "integer" }, level: { ...level, description } },
  };
  const parameters = [{ name: "minimum", in: "query", schema: level, description }];
  const [resource] = (
    await createTestModel({ "/alarms": { get: { parameters, ...rows(record) } } })
  ).resources;
  const filter = resource?.list?.filters[0]?.field;
  const labels = [resource?.fields[1], filter].map((field) =>
    field?.kind === "choice" ? field.choices.map(({ label }) => label) : [],
  );
  expect(labels).toEqual([
    ["Low", "High"],
    ["Low", "High"],
  ]);
});
