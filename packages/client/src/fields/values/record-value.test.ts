// @vitest-environment node
import { expect, test } from "vitest";
import { undescribedNames } from "./record-value.ts";

test.each<readonly [string, object, readonly string[]]>([
  ["OData", { "@odata.context": "$metadata#Ships", "Photo@odata.type": "#x", Mass: 1 }, ["Mass"]],
  ["JSON-LD", { "@context": "/contexts/Ship", "@id": "/ships/1", mass: 1 }, ["mass"]],
  ["another API", { "@name": "A", context: "b" }, ["@name", "context"]],
])(
  "members that a description lacks, without the control information of %s",
  (_, record, names) => {
    expect(
      undescribedNames({ ...record, name: "Aurora" }, [
        { kind: "text", name: "name", label: "Name", isRequired: true },
      ]),
    ).toEqual(names);
  },
);
