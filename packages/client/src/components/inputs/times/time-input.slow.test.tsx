import { MantineProvider } from "@mantine/core";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { currentLanguage, setCurrentLanguage } from "#texts/current-language.ts";
import { mainTexts } from "#texts/main-texts.ts";
import { TextsProvider } from "#texts/texts-provider.tsx";
import { TimeInput } from "./time-input.tsx";

const initialLanguage = currentLanguage();

afterEach(() => {
  cleanup();
  setCurrentLanguage(initialLanguage);
});

test("an input of the browser is replaced if it writes days in another order than the console", async () => {
  // The browser's own inputs are in American English here.
  setCurrentLanguage({
    language: "en",
    direction: "ltr",
    textLocale: "en",
    locale: "en-GB",
    catalog: undefined,
  });
  render(
    <MantineProvider>
      <TextsProvider texts={mainTexts}>
        <TimeInput type="date" label="Day" value="2026-03-05" onValue={() => undefined} />
      </TextsProvider>
    </MantineProvider>,
  );
  expect(await screen.findByDisplayValue("05/03/2026")).toBeDefined();
});
