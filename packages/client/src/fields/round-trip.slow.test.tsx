import { MantineProvider } from "@mantine/core";
import { type Field, type FieldKind, parseJson, writeJson } from "@quarterdeck/model";
import { cleanup, fireEvent, render } from "@testing-library/react";
import { useState } from "react";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { mainTexts } from "#texts/main-texts.ts";
import { TextsProvider } from "#texts/texts-provider.tsx";
import { FieldInput } from "./field-input.tsx";

const zone = process.env["TZ"];
beforeAll(() => {
  process.env["TZ"] = "Pacific/Kiritimati";
});
afterAll(() => {
  if (zone === undefined) delete process.env["TZ"];
  else process.env["TZ"] = zone;
});
afterEach(cleanup);

const kinds: readonly Exclude<FieldKind, "reference" | "references" | "file">[] = [
  "text",
  "long-text",
  "url",
  "email",
  "color",
  "secret",
  "duration",
  "image",
  "number",
  "boolean",
  "date",
  "date-time",
  "time",
  "choice",
  "choices",
  "group",
  "map",
  "variants",
  "list",
  "json",
];

const inner = { name: "a", label: "A", isRequired: false };
const parts: Partial<Record<FieldKind, object>> = {
  choice: { choices: [{ value: "a", label: "Ah" }] },
  choices: { choices: [{ value: "a", label: "Ah" }] },
  group: { fields: [{ ...inner, kind: "text" }] },
  map: { value: { ...inner, kind: "text" } },
  variants: {
    types: [
      { ...inner, kind: "text" },
      { ...inner, kind: "number" },
    ],
  },
  list: { item: { ...inner, kind: "text" } },
};

function fieldOf(kind: FieldKind, over: object = {}): Field {
  return { name: "x", label: "X", isRequired: false, ...parts[kind], kind, ...over } as Field;
}

/** Values as text of a response. */
const hardValues: readonly string[] = [
  "9007199254740993",
  '"0.1"',
  "0.30000000000000004",
  "1.50",
  "1e400",
  '"2026-03-05"',
  '"0001-01-01"',
  '"+012026-01-01T00:00:00Z"',
  '"2016-12-31T23:59:60Z"',
  '"2026-03-05T23:30:00-10:00"',
  '"2026-03-05T09:30:00.123456+14:00"',
  '"23:59:60Z"',
  '""',
  "null",
  '"👩‍👩‍👧 é"',
  '"שלום \u202e عربي"',
  '"one\\r\\ntwo\\r\\n"',
  '{"b":1.50,"a":null,"z":[9007199254740993]}',
  '["",null,1.50]',
  "[]",
  "{}",
  JSON.stringify("x".repeat(1_000_000)),
];

let current: unknown;
let changes = 0;

function Story({ field, value }: { readonly field: Field; readonly value: unknown }) {
  const [now, setNow] = useState(value);
  return (
    <FieldInput
      field={field}
      value={now}
      onChange={(next) => {
        changes += 1;
        current = next;
        setNow(next);
      }}
      problems={[]}
    />
  );
}

function show(field: Field, value: unknown): HTMLElement {
  current = value;
  changes = 0;
  return render(
    <MantineProvider>
      <TextsProvider texts={mainTexts}>
        <Story field={field} value={value} />
      </TextsProvider>
    </MantineProvider>,
  ).container;
}

function typeInto(here: HTMLElement, text: string): void {
  const input = here.querySelector("input, textarea");
  if (input === null) throw new Error("no input");
  fireEvent.change(input, { target: { value: text } });
}

describe.each(kinds)("an input of %s", (kind) => {
  test("does not change a value that it shows", () => {
    for (const json of hardValues) {
      show(fieldOf(kind), parseJson(json));
      expect([json.slice(0, 60), changes]).toEqual([json.slice(0, 60), 0]);
      // A boolean: the diff of a megabyte would be too long.
      expect(writeJson(current) === json).toBe(true);
      cleanup();
    }
    show(fieldOf(kind), undefined);
    expect([current, changes]).toEqual([undefined, 0]);
  });
});

const typed: readonly (readonly [FieldKind, string, string, string, object?])[] = [
  ["text", '"שלום 👩‍👩‍👧"', "other", "שלום 👩‍👩‍👧"],
  ["long-text", '"one\\r\\ntwo"', "other", "one\ntwo"],
  ["number", "9007199254740993", "1", "9007199254740993"],
  ["number", "1.50", "1", "1.50"],
  ["number", "1e400", "1", "1e400"],
  ["number", '"0.10"', "1", "0.10", { isText: true }],
  ["date", '"2026-03-05"', "2026-03-06", "2026-03-05"],
  ["date-time", '"2016-12-31T23:59:60Z"', "x", "2016-12-31T23:59:60Z"],
  [
    "date-time",
    '"Sat, 28 Nov 2026 11:10:00 GMT"',
    "x",
    "Sat, 28 Nov 2026 11:10:00 GMT",
    { isText: true },
  ],
  ["date-time", '"1732792200"', "x", "1732792200", { isText: true, unix: "seconds" }],
];

test.each(
  typed.map(([kind, json, other, again, over = {}]) => ({ kind, json, other, again, over })),
)("$kind of $json is identical when it is typed again", ({ kind, json, other, again, over }) => {
  const here = show(fieldOf(kind, over), parseJson(json));
  typeInto(here, other);
  expect(writeJson(current)).not.toBe(json);
  typeInto(here, again);
  expect(writeJson(current)).toBe(json);
});

test("a new time keeps the offset, and the initial time is restored exactly", () => {
  const json = '"2026-03-05T09:30:00.123456+02:00"';
  const here = show(fieldOf("date-time"), parseJson(json));
  const picked = here.querySelector("input")?.value ?? "";
  typeInto(here, "2026-03-06T00:00:00");
  expect(current).toMatch(/\+02:00$/);
  expect(Date.parse(String(current))).toBe(new Date("2026-03-06T00:00:00").getTime());
  typeInto(here, picked);
  expect(writeJson(current)).toBe(json);
});

test("a local time is picked without a zone, and the initial time is restored exactly", () => {
  const json = '"2026-03-05T09:30:00.123456"';
  const here = show(fieldOf("date-time", { isLocal: true }), parseJson(json));
  const picked = here.querySelector("input")?.value ?? "";
  expect(picked).toMatch(/^2026-03-05T09:30/);
  typeInto(here, "2026-03-06T00:00:00");
  expect(current).toBe("2026-03-06T00:00:00");
  typeInto(here, picked);
  expect(writeJson(current)).toBe(json);
});

test("a time without an offset is picked as it is, although its format declares an instant", () => {
  const json = '"2026-03-05T09:30:00"';
  const here = show(fieldOf("date-time"), parseJson(json));
  expect(here.querySelector("input")?.type).toBe("datetime-local");
  typeInto(here, "2026-03-06T00:15:00");
  expect(current).toBe("2026-03-06T00:15:00");
  typeInto(here, "2026-03-05T09:30:00");
  expect(writeJson(current)).toBe(json);
});

test.each<readonly [string, object, string]>([
  ['"text"', {}, '""'],
  ['"text"', { isNullable: true }, '""'],
  ["null", { isNullable: true }, "null"],
  ['""', { isNullable: true }, '""'],
  ['"text"', { minLength: 1, isNullable: true }, "null"],
])("cleared text that was %s (%j) is %s", (json, over, want) => {
  const here = show(fieldOf("text", over), parseJson(json));
  typeInto(here, "typed");
  typeInto(here, "");
  expect(writeJson(current)).toBe(want);
});

test("a cleared required text shows that it is empty, a missing one does not", () => {
  const here = show(fieldOf("text", { isRequired: true }), "text");
  typeInto(here, "");
  expect(current).toBe("");
  expect(here.textContent).toContain("empty");
  cleanup();
  const needed = fieldOf("text", { isRequired: true, minLength: 1 });
  expect(show(needed, undefined).textContent).not.toContain("sent");
});

test("empty, null and not sent are three states of one input", () => {
  const here = show(fieldOf("text", { isNullable: true }), undefined);
  const states = here.querySelector("select");
  if (states === null) throw new Error("no states");
  const offered = Array.from(states.options, ({ text }) => text);
  expect(offered).toEqual(["not sent", "null", "empty"]);
  fireEvent.change(states, { target: { value: "null" } });
  expect(current).toBeNull();
  fireEvent.change(states, { target: { value: "empty" } });
  expect(current).toBe("");
  fireEvent.change(states, { target: { value: "missing" } });
  expect(current).toBeUndefined();
});
