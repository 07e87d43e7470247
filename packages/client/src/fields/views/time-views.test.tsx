import { MantineProvider } from "@mantine/core";
import { cleanup, render, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { FieldCell } from "#fields/field-cell.tsx";
import { mainTexts } from "#texts/main-texts.ts";
import { TextsProvider } from "#texts/texts-provider.tsx";

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test.each([
  ["0001-01-01T00:00:00", "date-time", "—"],
  ["0001-01-01T00:00:00Z", "date-time", "—"],
  ["0001-01-01", "date", "—"],
  ["0001-01-02", "date", "Jan 2, 1"],
  ["1970-01-01T00:00:00Z", "date-time", "—"],
  ["1970-01-01", "date", "Jan 1, 1970"],
] as const)("%s as a %s is shown as %s", (value, kind, text) => {
  const field = { kind, name: "sent", label: "Sent", isRequired: false };
  const { container } = render(
    <MantineProvider>
      <TextsProvider texts={mainTexts}>
        <FieldCell field={field} value={value} isWhole={false} />
      </TextsProvider>
    </MantineProvider>,
  );
  expect(container.querySelector("time")?.textContent).toBe(text);
  expect(container.querySelector("time")?.title).toBe(value);
});

test("a time is relative to the moment in which it is shown, and clocks may differ by seconds", () => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-05-01T10:00:00Z") });
  const field = {
    kind: "date-time",
    name: "updated",
    label: "Updated",
    isRequired: false,
  } as const;
  const cell = (value: string) => (
    <MantineProvider>
      <TextsProvider texts={mainTexts}>
        <FieldCell field={field} value={value} isWhole />
      </TextsProvider>
    </MantineProvider>
  );
  const { container, rerender } = render(cell("2026-05-01T09:00:00Z"));
  expect(container.textContent).toContain("1 hour ago");
  vi.setSystemTime(Date.parse("2026-05-01T10:10:00Z"));
  rerender(cell("2026-05-01T10:10:20Z"));
  expect(container.textContent).toMatch(/now$/);
  rerender(cell("2026-05-01T10:15:00Z"));
  expect(container.textContent).toContain("in 5 minutes");
});

test.each([
  ["2026-05-01", "today"],
  ["2026-04-30", "yesterday"],
  ["2026-05-02", "tomorrow"],
  ["2026-05-04", "in 3 days"],
  ["2026-03-25", "1 month ago"],
])("the day %s is shown relative to May 1: %s", (value, text) => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(2026, 4, 1, 23, 30) });
  const field = { kind: "date", name: "due", label: "Due", isRequired: false } as const;
  const { container } = render(
    <MantineProvider>
      <TextsProvider texts={mainTexts}>
        <FieldCell field={field} value={value} isWhole />
      </TextsProvider>
    </MantineProvider>,
  );
  expect(container.textContent).toMatch(new RegExp(`2026 ${text}$`));
});

test.each([
  ["2026-11-28 11:10:00.5 +0000 UTC", {}, "2026-11-28T11:10:00.5+00:00"],
  ["Sat, 28 Nov 2026 11:10:00 GMT", {}, "2026-11-28T11:10:00Z"],
  ["1795864200", { unix: "seconds" }, "1795864200"],
] as const)(
  "the text %s is shown as a time, with the text in the tooltip",
  async (value, over, iso) => {
    const field = {
      kind: "date-time",
      name: "a",
      label: "A",
      isRequired: false,
      isText: true,
    } as const;
    const { container } = render(
      <MantineProvider>
        <TextsProvider texts={mainTexts}>
          <FieldCell field={{ ...field, ...over }} value={value} isWhole={false} />
        </TextsProvider>
      </MantineProvider>,
    );
    const time = await waitFor(() => {
      const shown = container.querySelector("time");
      if (shown === null) throw new Error("no time");
      return shown;
    });
    expect([time.title, time.dateTime]).toEqual([value, iso]);
    expect(time.textContent).toMatch(/^Nov 28, 2026/);
  },
);
