// @vitest-environment node
import { expect, test } from "vitest";
import type { Entry, EntryGroup } from "./entry.ts";
import { rankEntries } from "./rank-entries.ts";

function entry(label: string, group: EntryGroup = "lists", hint?: string): Entry {
  return { id: label, group, label, hint, target: () => undefined };
}

function labels(entries: readonly Entry[], typed: string): readonly string[] {
  return rankEntries(entries, typed, () => 5).flatMap((group) =>
    group.entries.map(({ label }) => label),
  );
}

test.each([
  [
    "the start of a label ranks above a word in it",
    ["Reorders", "Sales orders", "Orders"],
    "ord",
    ["Orders", "Sales orders", "Reorders"],
  ],
  ["all words must match", ["Order lines", "Orders", "Lines"], "ord line", ["Order lines"]],
  ["accents and case do not count", ["Žofia Nová"], "ZOFIA", ["Žofia Nová"]],
  ["entries without a match are removed", ["Orders", "Products"], "zzz", []],
  ["two swapped letters match", ["Customers", "Orders"], "cutsom", ["Customers"]],
  ["a missing letter matches", ["Customers", "Orders"], "custmers", ["Customers"]],
  ["an extra letter matches", ["Customers", "Orders"], "orderrs", ["Orders"]],
  ["a short word must match exactly", ["Orders"], "odr", []],
  ["different words do not match", ["Customers"], "contacts", []],
  [
    "with equal scores the shorter label is first",
    ["Order statuses", "Orders"],
    "order",
    ["Orders", "Order statuses"],
  ],
])("%s", (_, names, typed, want) => {
  expect(
    labels(
      names.map((label) => entry(label)),
      typed,
    ),
  ).toEqual(want);
});

test("the group with the best entry is first", () => {
  const ranked = rankEntries(
    [entry("All orders", "lists"), entry("Orders", "pages"), entry("Other", "pages")],
    "orders",
    () => 5,
  );
  expect(ranked.map(({ group }) => group)).toEqual(["pages", "lists"]);
});

test("the order does not change without a text", () => {
  expect(labels([entry("Z", "recent"), entry("A", "recent"), entry("B", "pages")], " ")).toEqual([
    "Z",
    "A",
    "B",
  ]);
});

test("a hint matches with a lower rank than a label", () => {
  const entries = [entry("Approve", "operations", "POST /orders"), entry("Orders", "operations")];
  expect(labels(entries, "orders")).toEqual(["Orders", "Approve"]);
});

test("a command of the console ranks above the same operation", () => {
  const entries = [entry("Sign out", "operations"), entry("Sign out", "pages")];
  const ranked = rankEntries(entries, "sign out", () => 5);
  expect(ranked.map(({ group }) => group)).toEqual(["pages", "operations"]);
});

test("a group shows a limited number of entries", () => {
  const many = Array.from({ length: 20 }, (_, index) => entry(`Order ${index}`));
  expect(rankEntries(many, "order", () => 3)[0]?.entries).toHaveLength(3);
});

test("results of the API's search stay without a text match", () => {
  expect(labels([entry("Ada Lovelace", "records")], "countess")).toEqual(["Ada Lovelace"]);
});
