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
    "the beginning of a label wins over a word in it",
    ["Reorders", "Sales orders", "Orders"],
    "ord",
    ["Orders", "Sales orders", "Reorders"],
  ],
  ["all words must be found", ["Order lines", "Orders", "Lines"], "ord line", ["Order lines"]],
  ["accents and case do not count", ["Žofia Nová"], "ZOFIA", ["Žofia Nová"]],
  ["what does not fit is left out", ["Orders", "Products"], "zzz", []],
  [
    "two letters that changed places are forgiven",
    ["Customers", "Orders"],
    "cutsom",
    ["Customers"],
  ],
  ["a missing letter is forgiven", ["Customers", "Orders"], "custmers", ["Customers"]],
  ["a letter too many is forgiven", ["Customers", "Orders"], "orderrs", ["Orders"]],
  ["a short word must be right", ["Orders"], "odr", []],
  ["other words are no typos", ["Customers"], "contacts", []],
  [
    "of two that fit alike the shorter one is first",
    ["Order statuses", "Orders"],
    "order",
    ["Orders", "Order statuses"],
  ],
])("%s", (_, given, typed, want) => {
  expect(
    labels(
      given.map((label) => entry(label)),
      typed,
    ),
  ).toEqual(want);
});

test("the group with the best entry is first", () => {
  const found = rankEntries(
    [entry("All orders", "lists"), entry("Orders", "pages"), entry("Other", "pages")],
    "orders",
    () => 5,
  );
  expect(found.map(({ group }) => group)).toEqual(["pages", "lists"]);
});

test("nothing typed keeps the given order", () => {
  expect(labels([entry("Z", "recent"), entry("A", "recent"), entry("B", "pages")], " ")).toEqual([
    "Z",
    "A",
    "B",
  ]);
});

test("a hint finds an entry, and less well than a label", () => {
  const given = [entry("Approve", "operations", "POST /orders"), entry("Orders", "operations")];
  expect(labels(given, "orders")).toEqual(["Orders", "Approve"]);
});

test("what the console does itself comes before the same operation", () => {
  const given = [entry("Sign out", "operations"), entry("Sign out", "pages")];
  const found = rankEntries(given, "sign out", () => 5);
  expect(found.map(({ group }) => group)).toEqual(["pages", "operations"]);
});

test("a group shows no more than its share", () => {
  const many = Array.from({ length: 20 }, (_, index) => entry(`Order ${index}`));
  expect(rankEntries(many, "order", () => 3)[0]?.entries).toHaveLength(3);
});

test("what the API's own search found stays, whatever it is called", () => {
  expect(labels([entry("Ada Lovelace", "records")], "countess")).toEqual(["Ada Lovelace"]);
});
