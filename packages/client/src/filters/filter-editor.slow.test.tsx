import { MantineProvider } from "@mantine/core";
import type { Field, Filter, FilterOperator, ListState } from "@quarterdeck/model";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { setCurrentLanguage, currentLanguage } from "#texts/current-language.ts";
import { FilterEditor } from "./filter-editor.tsx";
import { filters as filterMessages } from "#texts/en/filters.ts";
import { TextsProvider } from "#texts/texts-provider.tsx";

const filterTexts = { filters: filterMessages };

const english = currentLanguage();
afterEach(() => {
  cleanup();
  setCurrentLanguage(english);
});

interface Options {
  readonly kind: Field["kind"];
  readonly operator?: FilterOperator;
  readonly over?: object;
  readonly locale?: string;
  readonly chosen?: ListState["filters"];
}

function open({ kind, operator = "at-least", over = {}, locale = "en", chosen = {} }: Options) {
  setCurrentLanguage({ ...english, textLocale: "en", language: "en", locale });
  const field = { kind, name: "x", label: "X", isRequired: false, ...over } as Field;
  const filter: Filter = { name: "x", at: { parameter: "x" }, operator, field };
  const onFilters = vi.fn<(filters: ListState["filters"]) => void>();
  render(
    <MantineProvider>
      <TextsProvider texts={filterTexts}>
        <FilterEditor
          group={{ id: "x", label: "X", filters: [filter] }}
          chosen={chosen}
          {...(chosen["x"] !== undefined && {
            current: { line: { id: "x", filter }, values: chosen["x"] },
          })}
          onFilters={onFilters}
          secondAction={undefined}
        />
      </TextsProvider>
    </MantineProvider>,
  );
  return { onFilters, input: screen.getByLabelText<HTMLInputElement>("Value") };
}

const apply = (): void => void fireEvent.click(screen.getByRole("button", { name: "Apply" }));

test.each<readonly [Options, string, readonly string[]]>([
  [{ kind: "number", locale: "de" }, "100,50", ["100.50"]],
  [{ kind: "number", locale: "de" }, "100.50", ["100.50"]],
  [{ kind: "number" }, "9,007,199,254,740,993", ["9007199254740993"]],
  [{ kind: "number", locale: "de", operator: "in" }, "1,5; 2", ["1.5", "2"]],
  [{ kind: "number", operator: "in" }, "1.5, 2", ["1.5", "2"]],
  [{ kind: "number", operator: "raw" }, "gt:5", ["gt:5"]],
  [{ kind: "date", chosen: { x: ["today"] } }, "2026-03-05T10:00", ["2026-03-05T10:00"]],
  [{ kind: "text", operator: "is" }, "1,5", ["1,5"]],
])("%j takes %s as %j", (options, text, want) => {
  const { input, onFilters } = open(options);
  fireEvent.change(input, { target: { value: text } });
  apply();
  expect(onFilters.mock.calls).toEqual([[{ x: want }]]);
});

test.each<readonly [Options, string, RegExp]>([
  [{ kind: "number" }, "abc", /such as 12\.50/],
  [{ kind: "number", locale: "de" }, "abc", /such as 12,50/],
  [{ kind: "number", locale: "de" }, "1.234", /Enter 1,234 or 1234/],
  [{ kind: "number", over: { isInteger: true } }, "1.5", /whole number/],
  [{ kind: "number", operator: "in" }, "1, two", /such as/],
  [{ kind: "date", chosen: { x: ["today"] } }, "tomorrow", /date as/],
])("%j rejects %s", (options, text, want) => {
  const { input, onFilters } = open(options);
  fireEvent.change(input, { target: { value: text } });
  apply();
  expect(screen.getByText(want)).toBeDefined();
  expect(document.activeElement).toBe(input);
  expect(onFilters).not.toHaveBeenCalled();
  fireEvent.change(input, { target: { value: "" } });
  expect(screen.queryByText(want)).toBeNull();
});

test("an active value is shown in the format of the locale and stays unless it is edited", () => {
  const { input, onFilters } = open({ kind: "number", locale: "de", chosen: { x: ["1.50"] } });
  expect(input.value).toBe("1,50");
  apply();
  expect(onFilters.mock.calls).toEqual([[{ x: ["1.50"] }]]);
});

test.each<readonly [FilterOperator, string, string]>([
  ["at-least", "", "2026-03-05T00:00:00"],
  ["at-most", "", "2026-03-05T23:59:59.999"],
  ["more-than", "", "2026-03-05T23:59:59.999"],
  ["less-than", "", "2026-03-05T00:00:00"],
  ["at-most", "09:30", "2026-03-05T09:30:00"],
])("a day alone is an instant: %s, %s", (operator, time, want) => {
  const { input, onFilters } = open({ kind: "date-time", operator });
  fireEvent.change(input, { target: { value: "2026-03-05" } });
  fireEvent.change(screen.getByLabelText("Time (optional)"), { target: { value: time } });
  apply();
  expect(onFilters.mock.calls).toEqual([[{ x: [new Date(want).toISOString()] }]]);
  cleanup();
  const again = open({
    kind: "date-time",
    operator,
    chosen: { x: [new Date(want).toISOString()] },
  });
  expect(again.input.value).toBe("2026-03-05");
  expect(screen.getByLabelText<HTMLInputElement>("Time (optional)").value.slice(0, 5)).toBe(time);
});

test.each<readonly [readonly FilterOperator[], readonly FilterOperator[], string]>([
  [["is"], ["contains", "starts-with"], "api is"],
  [["at-most"], ["at-least"], "api at-most"],
  [["is", "in"], ["contains"], "api in"],
  [[], ["contains", "is"], "rows contains"],
])("a new condition is one of the API (%j) before one of the browser (%j)", (api, rows, want) => {
  setCurrentLanguage({ ...english, textLocale: "en", language: "en", locale: "en" });
  const field: Field = { kind: "text", name: "x", label: "X", isRequired: false };
  const made = (operators: readonly FilterOperator[], source: "api" | "rows"): readonly Filter[] =>
    operators.map((operator) => ({
      name: `${source} ${operator}`,
      at: { parameter: "x", ...(source === "rows" && { in: source }) },
      operator,
      field,
      fieldName: "x",
    }));
  const filters = [...made(rows, "rows"), ...made(api, "api")];
  const onFilters = vi.fn<(filters: ListState["filters"]) => void>();
  render(
    <MantineProvider>
      <TextsProvider texts={filterTexts}>
        <FilterEditor
          group={{ id: "x", label: "X", filters }}
          chosen={{}}
          onFilters={onFilters}
          secondAction={undefined}
        />
      </TextsProvider>
    </MantineProvider>,
  );
  fireEvent.change(screen.getByLabelText("Value"), { target: { value: "a" } });
  apply();
  expect(onFilters.mock.calls).toEqual([[{ [want]: ["a"] }]]);
});

/** All comparisons of one field. */
function openRange(kind: Field["kind"], chosen: ListState["filters"] = {}) {
  setCurrentLanguage({ ...english, textLocale: "en", language: "en", locale: "en" });
  const field = { kind, name: "x", label: "X", isRequired: false } as Field;
  const filters = (["is", "at-least", "at-most"] as const).map((operator): Filter => ({
    name: operator,
    at: { parameter: operator },
    operator,
    field,
    fieldName: "x",
  }));
  const onFilters = vi.fn<(filters: ListState["filters"]) => void>();
  render(
    <MantineProvider>
      <TextsProvider texts={filterTexts}>
        <FilterEditor
          group={{ id: "x", label: "X", filters }}
          chosen={chosen}
          onFilters={onFilters}
          secondAction={undefined}
        />
      </TextsProvider>
    </MantineProvider>,
  );
  return onFilters;
}

const type = (label: string, value: string): void =>
  void fireEvent.change(screen.getByLabelText(label), { target: { value } });
const compare = (value: string): void => type("X: Operator", value);
const shown = (label: string): string => screen.getByLabelText<HTMLInputElement>(label).value;
const instant = (local: string): readonly string[] => [new Date(local).toISOString()];

test("an instant is filtered by its day or minute if the API supports a range", () => {
  const onFilters = openRange("date-time", { other: ["1"] });
  type("Value", "2026-03-05");
  const { options } = screen.getByLabelText<HTMLSelectElement>("X: Operator");
  expect(Array.from(options, ({ text }) => text)).toEqual(["is", "from", "until"]);
  compare("x span");
  expect(shown("Value")).toBe("2026-03-05");
  apply();
  expect(onFilters.mock.lastCall).toEqual([
    {
      other: ["1"],
      "at-least": instant("2026-03-05T00:00"),
      "at-most": instant("2026-03-05T23:59:59.999"),
    },
  ]);
  type("Time (optional)", "09:30");
  apply();
  expect(onFilters.mock.lastCall?.[0]["at-least"]).toEqual(instant("2026-03-05T09:30"));
});

test("a day is its end for the upper bound", () => {
  const onFilters = openRange("date-time");
  compare("x span");
  type("Value", "2026-03-05");
  compare("at-most");
  expect(shown("Value")).toBe("2026-03-05");
  expect(shown("Time (optional)")).toBe("");
  apply();
  expect(onFilters.mock.lastCall).toEqual([{ "at-most": instant("2026-03-05T23:59:59.999") }]);
});

test("both ends of a range are applied together, and each is validated", () => {
  const onFilters = openRange("number");
  type("Value", "10");
  type("At most", "many");
  apply();
  expect(screen.getByText(/such as 12\.50/)).toBeDefined();
  expect(document.activeElement).toBe(screen.getByLabelText("At most"));
  expect(onFilters).not.toHaveBeenCalled();
  type("At most", "20");
  apply();
  expect(onFilters.mock.calls).toEqual([[{ "at-least": ["10"], "at-most": ["20"] }]]);
});

test("an unchanged end stays, and an emptied end is removed", () => {
  const onFilters = openRange("number", { "at-most": ["20"] });
  compare("at-least");
  type("Value", "10");
  expect(shown("At most")).toBe("20");
  apply();
  expect(onFilters.mock.lastCall).toEqual([{ "at-least": ["10"], "at-most": ["20"] }]);
  type("At most", "");
  apply();
  expect(onFilters.mock.lastCall).toEqual([{ "at-least": ["10"] }]);
});

test("a period is one click; it stays until the user types another day", () => {
  vi.useFakeTimers({ now: new Date("2026-03-05T12:00"), toFake: ["Date"] });
  const options = { "at-least": ["~last-7-days"], "at-most": ["~last-7-days"] };
  const onFilters = openRange("date-time", { other: ["1"], "at-least": instant("2020-01-01") });
  const period = (name: string): HTMLElement => screen.getByRole("button", { name });
  fireEvent.click(period("Last 7 days"));
  expect(onFilters.mock.lastCall).toEqual([{ other: ["1"], ...options }]);
  cleanup();
  const onOthers = openRange("date-time", options);
  expect(period("Last 7 days").getAttribute("aria-pressed")).toBe("true");
  expect(period("Today").getAttribute("aria-pressed")).toBe("false");
  compare("at-least");
  expect([shown("Value"), shown("Until")]).toEqual(["2026-02-27", "2026-03-05"]);
  apply();
  expect(onOthers.mock.lastCall).toEqual([options]);
  type("Until", "2026-03-04");
  apply();
  expect(onOthers.mock.lastCall).toEqual([
    { "at-least": instant("2026-02-27T00:00"), "at-most": instant("2026-03-04T23:59:59.999") },
  ]);
  vi.useRealTimers();
});

test("an exact instant is typed to the minute, unless it has seconds", () => {
  const options = { kind: "date-time", operator: "is" } as const;
  const minute = open({ ...options, chosen: { x: [new Date("2026-03-05T09:30").toISOString()] } });
  expect(minute.input.step).toBe("");
  cleanup();
  const second = open({
    ...options,
    chosen: { x: [new Date("2026-03-05T09:30:15").toISOString()] },
  });
  expect(second.input.step).toBe("1");
});
