import type { ModelSummary } from "@quarterdeck/model";
import { expect, test } from "vitest";
import { formatEntry } from "./format-entry.ts";
import type { HistoryEntry } from "./history-entry.ts";

const resources = [{ name: "silences", labels: { one: "Silence", many: "Silences" } }];
const model = { resources, operations: [] } as unknown as ModelSummary;
const entry: HistoryEntry = {
  id: "1",
  kind: "create",
  resource: "silences",
  key: "b2",
  parents: {},
  operation: "postSilences",
  at: 0,
};
const t = ((name: string, values: object) => `${name} ${JSON.stringify(values)}`) as never;

test.each<readonly [string, HistoryEntry, string]>([
  ["a new record", entry, 'created {"name":"Silence b2"}'],
  [
    "an edit that the API saved as another record",
    { ...entry, replaces: "a1" },
    'savedAs {"name":"Silence b2","key":"b2"}',
  ],
])("%s", (_, one, expected) => {
  expect(formatEntry(one, { model, entries: [one], t })).toBe(expected);
});
