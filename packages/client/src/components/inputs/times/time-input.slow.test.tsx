import { MantineProvider } from "@mantine/core";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { mainTexts } from "#texts/main-texts.ts";
import { TextsProvider } from "#texts/texts-provider.tsx";
import { TimeInput } from "./time-input.tsx";

afterEach(cleanup);

test("an input of the browser is replaced if it writes days in another order than the console", async () => {
  // The browser's own inputs are in American English here.
  vi.spyOn(navigator, "languages", "get").mockReturnValue(["en-GB", "en"]);
  render(
    <MantineProvider>
      <TextsProvider texts={mainTexts}>
        <TimeInput type="date" label="Day" value="2026-03-05" onValue={() => undefined} />
      </TextsProvider>
    </MantineProvider>,
  );
  expect(await screen.findByDisplayValue("05/03/2026")).toBeDefined();
});
