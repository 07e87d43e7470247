import { MantineProvider } from "@mantine/core";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { mainTexts } from "#texts/main-texts.ts";
import { TextsProvider } from "#texts/texts-provider.tsx";
import { PrintRecordButton } from "./print-record-button.tsx";
import { readFields } from "./response-fields.ts";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("a response is printed with the name of the console, its link and its values", () => {
  let printed = "";
  vi.stubGlobal("print", () => (printed = document.body.lastElementChild?.textContent ?? ""));
  const record = { link: "https://example.com/#invitation=abc", role: "viewer", email: null };
  render(
    <MantineProvider>
      <TextsProvider texts={mainTexts}>
        <PrintRecordButton record={record} fields={readFields(record)} />
      </TextsProvider>
    </MantineProvider>,
  );
  fireEvent.click(screen.getByRole("button", { name: "Print" }));
  expect(printed).toBe(`QuarterdeckLink${record.link}Roleviewer`);
  act(() => void dispatchEvent(new Event("afterprint")));
  expect(screen.queryByText(record.link)).toBeNull();
});
