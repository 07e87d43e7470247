import { MantineProvider } from "@mantine/core";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { mainTexts } from "#texts/main-texts.ts";
import { TextsProvider } from "#texts/texts-provider.tsx";
import { Confirm } from "./confirm.tsx";

afterEach(cleanup);

test.each([
  ["Delete order", ["Cancel", "Delete order"]],
  ["Cancel", ["Close", "Cancel"]],
])("the buttons of the action %s have different names", (action, names) => {
  render(
    <MantineProvider>
      <TextsProvider texts={mainTexts}>
        <Confirm title="Order 1" message="" action={action} onConfirm={ignore} onCancel={ignore} />
      </TextsProvider>
    </MantineProvider>,
  );
  const shown = screen.getAllByRole("button", { hidden: true }).map((one) => one.textContent);
  expect(shown.filter((name) => name !== "")).toEqual(names);
});

function ignore(): void {
  // The buttons are not pressed.
}
