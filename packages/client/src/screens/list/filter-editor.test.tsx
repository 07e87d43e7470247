import { MantineProvider } from "@mantine/core";
import type { Field, Filter, FilterOperator, ListState } from "@quarterdeck/model";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { changeSpoken, nowSpoken } from "#texts/spoken.ts";
import { FilterTexts } from "#texts/filter-texts.tsx";
import { FilterEditor } from "./filter-editor.tsx";

const english = nowSpoken();
afterEach(() => {
  cleanup();
  changeSpoken(english);
});

interface Asked {
  readonly kind: Field["kind"];
  readonly operator?: FilterOperator;
  readonly over?: object;
  readonly locale?: string;
  readonly chosen?: ListState["filters"];
}

function open({ kind, operator = "at-least", over = {}, locale = "en", chosen = {} }: Asked) {
  changeSpoken({ ...english, words: "en", language: "en", locale });
  const field = { kind, name: "x", label: "X", isRequired: false, ...over } as Field;
  const filter: Filter = { name: "x", at: { parameter: "x" }, operator, field };
  const onFilters = vi.fn<(filters: ListState["filters"]) => void>();
  render(
    <MantineProvider>
      <FilterTexts>
        <FilterEditor
          group={{ id: "x", label: "X", filters: [filter] }}
          chosen={chosen}
          {...(chosen["x"] !== undefined && {
            current: { line: { id: "x", filter }, values: chosen["x"] },
          })}
          onFilters={onFilters}
          aside={undefined}
        />
      </FilterTexts>
    </MantineProvider>,
  );
  return { onFilters, input: screen.getByLabelText<HTMLInputElement>("Value") };
}

const apply = (): void => void fireEvent.click(screen.getByRole("button", { name: "Apply" }));

test.each<readonly [Asked, string, readonly string[]]>([
  [{ kind: "number", locale: "de" }, "100,50", ["100.50"]],
  [{ kind: "number", locale: "de" }, "100.50", ["100.50"]],
  [{ kind: "number" }, "9,007,199,254,740,993", ["9007199254740993"]],
  [{ kind: "number", locale: "de", operator: "in" }, "1,5; 2", ["1.5", "2"]],
  [{ kind: "number", operator: "in" }, "1.5, 2", ["1.5", "2"]],
  [{ kind: "number", operator: "raw" }, "gt:5", ["gt:5"]],
  [{ kind: "date", chosen: { x: ["today"] } }, "2026-03-05T10:00", ["2026-03-05T10:00"]],
  [{ kind: "text", operator: "is" }, "1,5", ["1,5"]],
])("%j takes %s as %j", (asked, text, want) => {
  const { input, onFilters } = open(asked);
  fireEvent.change(input, { target: { value: text } });
  apply();
  expect(onFilters.mock.calls).toEqual([[{ x: want }]]);
});

test.each<readonly [Asked, string, RegExp]>([
  [{ kind: "number" }, "abc", /such as 12\.50/],
  [{ kind: "number", locale: "de" }, "abc", /such as 12,50/],
  [{ kind: "number", locale: "de" }, "1.234", /type 1,234 or 1234/],
  [{ kind: "number", over: { isInteger: true } }, "1.5", /whole number/],
  [{ kind: "number", operator: "in" }, "1, two", /such as/],
  [{ kind: "date", chosen: { x: ["today"] } }, "tomorrow", /date as/],
])("%j does not ask for %s", (asked, text, want) => {
  const { input, onFilters } = open(asked);
  fireEvent.change(input, { target: { value: text } });
  apply();
  expect(screen.getByText(want)).toBeDefined();
  expect(document.activeElement).toBe(input);
  expect(onFilters).not.toHaveBeenCalled();
  fireEvent.change(input, { target: { value: "" } });
  expect(screen.queryByText(want)).toBeNull();
});

test("what was asked for before is shown as the locale writes it, and stays when nobody touches it", () => {
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

test("an instant is asked for by its day or minute where the API takes a range", () => {
  const field = { kind: "date-time", name: "x", label: "X", isRequired: false } as Field;
  const of = (operator: FilterOperator): Filter => ({
    name: operator,
    at: { parameter: operator },
    operator,
    field,
    of: "x",
  });
  const onFilters = vi.fn<(filters: ListState["filters"]) => void>();
  render(
    <MantineProvider>
      <FilterTexts>
        <FilterEditor
          group={{ id: "x", label: "X", filters: [of("is"), of("at-least"), of("at-most")] }}
          chosen={{ other: ["1"] }}
          onFilters={onFilters}
          aside={undefined}
        />
      </FilterTexts>
    </MantineProvider>,
  );
  const day = screen.getByLabelText<HTMLInputElement>("Value");
  fireEvent.change(day, { target: { value: "2026-03-05" } });
  const comparison = screen.getByLabelText<HTMLSelectElement>("X: Comparison");
  expect(Array.from(comparison.options, ({ text }) => text)).toEqual(["is", "from", "until"]);
  fireEvent.change(comparison, { target: { value: "x span" } });
  expect(screen.getByLabelText<HTMLInputElement>("Value").value).toBe("2026-03-05");
  apply();
  const instant = (local: string): readonly string[] => [new Date(local).toISOString()];
  expect(onFilters.mock.lastCall).toEqual([
    {
      other: ["1"],
      "at-least": instant("2026-03-05T00:00"),
      "at-most": instant("2026-03-05T23:59:59.999"),
    },
  ]);
  fireEvent.change(screen.getByLabelText("Time (optional)"), { target: { value: "09:30" } });
  apply();
  expect(onFilters.mock.lastCall?.[0]["at-least"]).toEqual(instant("2026-03-05T09:30"));
});

test("an exact instant is typed to the minute, unless it has seconds", () => {
  const asked = { kind: "date-time", operator: "is" } as const;
  const minute = open({ ...asked, chosen: { x: [new Date("2026-03-05T09:30").toISOString()] } });
  expect(minute.input.step).toBe("");
  cleanup();
  const second = open({ ...asked, chosen: { x: [new Date("2026-03-05T09:30:15").toISOString()] } });
  expect(second.input.step).toBe("1");
});
