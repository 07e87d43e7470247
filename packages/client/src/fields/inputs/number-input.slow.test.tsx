import { MantineProvider } from "@mantine/core";
import { type Field, parseJson, writeJson } from "@quarterdeck/model";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { changeLanguage } from "#texts/change-language.ts";
import { mainTexts } from "#texts/main-texts.ts";
import { TextsProvider } from "#texts/texts-provider.tsx";
import { FieldInput } from "#fields/field-input.tsx";
import { UnreadJson } from "#fields/values/unread-json.ts";

beforeEach(() => changeLanguage("de", "de-DE"));
afterEach(async () => {
  cleanup();
  await changeLanguage("en", "en");
});

let current: unknown;

function Story({ field, value }: { readonly field: Field; readonly value: unknown }) {
  const [now, setNow] = useState(value);
  function change(next: unknown): void {
    current = next;
    setNow(next);
  }
  return <FieldInput field={field} value={now} onChange={change} problems={[]} />;
}

function open(json: string, over: object = {}): HTMLInputElement {
  const field: Field = { kind: "number", name: "x", label: "X", isRequired: false, ...over };
  current = parseJson(json);
  render(
    <MantineProvider>
      <TextsProvider texts={mainTexts}>
        <Story field={field} value={current} />
      </TextsProvider>
    </MantineProvider>,
  );
  return screen.getByRole("textbox");
}

test.each<readonly [string, object, string, string, string]>([
  ["176.28", {}, "176,28", "176,29", "176.29"],
  ["1.50", {}, "1,50", "9007199254740993,10", "9007199254740993.10"],
  ['"1.234"', { isText: true }, "1,234", "0,10", '"0.10"'],
  ["5", { isInteger: true }, "5", "1.234", "1234"],
  ["1.50", {}, "1,50", "12.5", "12.5"],
])("in German %s (%j) shows as %s, and %s gives %s", (json, over, shown, text, want) => {
  const input = open(json, over);
  expect([input.value, writeJson(current)]).toEqual([shown, json]);
  fireEvent.change(input, { target: { value: text } });
  expect([input.value, writeJson(current)]).toEqual([text, want]);
  expect(input.getAttribute("aria-invalid")).not.toBe("true");
  fireEvent.change(input, { target: { value: shown } });
  expect(writeJson(current)).toBe(json);
});

test.each(["NaN", "Infinity", "-Infinity"])("%s of the API is not an error", (text) => {
  const input = open(JSON.stringify(text));
  expect([input.value, input.getAttribute("aria-invalid")]).toEqual([text, null]);
});

test.each([{}, { isText: true }])("an ambiguous number is an error (%j)", (over) => {
  const input = open(over.isText === true ? '"1"' : "1", over);
  fireEvent.change(input, { target: { value: "1.234" } });
  expect([input.value, current]).toEqual(["1.234", new UnreadJson("1.234")]);
  expect(screen.getByText(/Geben Sie 1,234 oder 1234 ein\./)).toBeDefined();
});

test("other text stays in the input, with an example in the locale's format", () => {
  const input = open("1");
  fireEvent.change(input, { target: { value: "1,5 kg" } });
  expect([input.value, current]).toEqual(["1,5 kg", "1,5 kg"]);
  expect(screen.getByText(/12,50/)).toBeDefined();
});
