import type { ModelSummary } from "@quarterdeck/model";
import { expect, test } from "vitest";
import { formatBatch, formatEntry } from "./format-entry.ts";
import type { HistoryEntry } from "./history-entry.ts";

const resources = [{ name: "silences", labels: { one: "Silence", many: "Silences" } }];
const operations = [{ id: "expireSilence", label: "Expire silence" }];
const model = { resources, operations } as unknown as ModelSummary;
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
  [
    "a deletion",
    { ...entry, kind: "remove", operation: "deleteSilence" },
    'deleted {"name":"Silence b2"}',
  ],
  [
    "a deletion whose job failed",
    {
      ...entry,
      kind: "remove",
      operation: "deleteSilence",
      unfinished: { reason: "failed", message: "In use" },
    },
    'unfinished.failed.remove {"name":"Silence b2"}',
  ],
  [
    "a removal with words of the API",
    { ...entry, kind: "remove", operation: "expireSilence" },
    'actionOf {"operation":"Expire silence","name":"Silence b2"}',
  ],
])("%s", (_, one, expected) => {
  expect(formatEntry(one, { model, entries: [one], t })).toBe(expected);
});

const first: HistoryEntry = { ...entry, kind: "change", batch: "1" };
const undo: HistoryEntry = { ...first, id: "2", batch: "2", undoes: "1" };
const redo: HistoryEntry = { ...first, id: "3", batch: "3", undoes: "2" };
const done = `batchDone.change ${JSON.stringify({ label: "Silences", count: 1 })}`;
const undid = `restored ${JSON.stringify({ name: done })}`;

test.each<readonly [string, HistoryEntry, string]>([
  ["a job", first, done],
  ["the undo of a job", undo, undid],
  ["the undo of an undo", redo, `redone ${JSON.stringify({ name: undid })}`],
])("%s has a name by its effect", (_, one, expected) => {
  expect(formatBatch([one], { model, t, all: [first, undo, redo] })).toBe(expected);
});
