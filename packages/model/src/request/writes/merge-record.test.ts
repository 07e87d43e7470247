import { assert, constantFrom, dictionary, integer, property, record } from "fast-check";
import { expect, test } from "vitest";
import { parseJson } from "#json/parse-json.ts";
import { writeJson } from "#json/write-json.ts";
import { jsonPatch, mergePatch } from "./diff-record.ts";
import { listDifferences, mergeRecord } from "./merge-record.ts";
import { rebaseRecord } from "./rebase-record.ts";
import { isSameJson } from "#request/values/is-same-json.ts";
import { isJsonObject, valueAt } from "#request/values/value-at.ts";

test.each([
  ["a change of mine", '{"a":1}', '{"a":2}', '{"a":1}', ["a by me"], '{"a":2}'],
  ["a change of theirs", '{"a":1}', '{"a":1}', '{"a":3}', ["a by them"], '{"a":3}'],
  ["different changes", '{"a":1}', '{"a":2}', '{"a":3}', ["a by both"], '{"a":2}'],
  ["equal changes", '{"a":1}', '{"a":2}', '{"a":2}', [], '{"a":2}'],
  [
    "changes inside a member",
    '{"o":{"x":1,"y":1}}',
    '{"o":{"x":2,"y":1}}',
    '{"o":{"x":1,"y":3}}',
    ["o.x by me", "o.y by them"],
    '{"o":{"x":2,"y":3}}',
  ],
  [
    "a member that I removed",
    '{"o":{"x":1,"y":1}}',
    '{"o":{"y":1}}',
    '{"o":{"x":1,"y":1}}',
    ["o.x by me"],
    '{"o":{"y":1}}',
  ],
  [
    "a member that they added",
    '{"a":1}',
    '{"a":1}',
    '{"a":1,"b":null}',
    ["b by them"],
    '{"a":1,"b":null}',
  ],
  [
    "a change of the last digit",
    '{"a":9007199254740993}',
    '{"a":9007199254740993}',
    '{"a":9007199254740992}',
    ["a by them"],
    '{"a":9007199254740992}',
  ],
  ["a list as one value", '{"a":[1,2]}', '{"a":[1]}', '{"a":[1,2,3]}', ["a by both"], '{"a":[1]}'],
])("%s: differences and merged record", (_, before, mine, theirs, differences, want) => {
  const versions = { before: parseJson(before), mine: parseJson(mine), theirs: parseJson(theirs) };
  expect(listDifferences(versions).map(({ path, by }) => `${path.join(".")} by ${by}`)).toEqual(
    differences,
  );
  expect(writeJson(mergeRecord(versions, () => true))).toBe(want);
});

const flat = dictionary(constantFrom("a", "b", "c"), constantFrom<unknown>(0, 1, null, "", "x"));
const deep = record(
  { a: constantFrom<unknown>(0, 1, "x"), o: flat, p: record({ q: flat }), n: integer() },
  { requiredKeys: [] },
);

test("a change of one side only is never lost", () => {
  assert(
    property(deep, deep, deep, (before, mine, theirs) => {
      const versions = { before, mine, theirs };
      for (const takesMine of [true, false]) {
        const merged = mergeRecord(versions, () => takesMine);
        for (const { path, by, ...values } of listDifferences(versions)) {
          const isMine = by === "me" || (by === "both" && takesMine);
          expect(valueAt(merged, path)).toEqual(isMine ? values.mine : values.theirs);
        }
      }
    }),
  );
});

test("a rebased change has the other version of unchanged members", () => {
  assert(
    property(deep, deep, (before, theirs) => {
      expect(rebaseRecord({ before, after: before }, theirs)).toEqual(theirs);
      expect(isSameJson(rebaseRecord({ before, after: theirs }, before), theirs)).toBe(true);
    }),
  );
});

test("a JSON Patch (RFC 6902) changes one version into the other", () => {
  assert(
    property(deep, deep, (before, after) => {
      let now: unknown = structuredClone(before);
      for (const { op, path, value } of jsonPatch(before, after)) {
        now = apply(now, path.split("/").slice(1), op === "remove" ? undefined : value);
      }
      expect(isSameJson(now, after)).toBe(true);
    }),
  );
});

test("a merge patch (RFC 7396) changes one version into the other, except null", () => {
  assert(
    property(deep, deep, (before, after) => {
      const now = applyMerge(before, mergePatch(before, after));
      expect(isSameJson(withoutNull(now), withoutNull(after))).toBe(true);
    }),
  );
});

function apply(target: unknown, [step, ...rest]: readonly string[], value: unknown): unknown {
  if (step === undefined) return value;
  const members = isJsonObject(target) ? target : {};
  const next = apply(members[step], rest, value);
  const others = Object.entries(members).filter(([name]) => name !== step);
  return Object.fromEntries(next === undefined ? others : [...others, [step, next]]);
}

/** The algorithm of RFC 7396, section 2. */
function applyMerge(target: unknown, patch: unknown): unknown {
  if (!isJsonObject(patch)) return patch;
  const members = new Map(Object.entries(isJsonObject(target) ? target : {}));
  for (const [name, value] of Object.entries(patch)) {
    if (value === null) members.delete(name);
    else members.set(name, applyMerge(members.get(name), value));
  }
  return Object.fromEntries(members);
}

function withoutNull(value: unknown): unknown {
  if (!isJsonObject(value)) return value;
  const entries = Object.entries(value).filter(([, inner]) => inner !== null);
  return Object.fromEntries(entries.map(([name, inner]) => [name, withoutNull(inner)]));
}
