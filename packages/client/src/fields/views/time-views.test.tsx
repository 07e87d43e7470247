import { MantineProvider } from "@mantine/core";
import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { FieldCell } from "#fields/field-cell.tsx";
import { mainTexts } from "#texts/main-texts.ts";
import { TextsProvider } from "#texts/texts-provider.tsx";

afterEach(cleanup);

test.each([
  ["0001-01-01T00:00:00", "date-time", "—"],
  ["0001-01-01T00:00:00Z", "date-time", "—"],
  ["0001-01-01", "date", "—"],
  ["0001-01-02", "date", "Jan 2, 1"],
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
