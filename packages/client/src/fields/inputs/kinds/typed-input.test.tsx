import { MantineProvider } from "@mantine/core";
import type { Field } from "@quarterdeck/model";
import { cleanup, fireEvent, render } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { mainTexts } from "#texts/main-texts.ts";
import { TextsProvider } from "#texts/texts-provider.tsx";
import { FieldInput } from "#fields/field-input.tsx";

afterEach(cleanup);

const type = (name: string, value: string) => ({
  name,
  label: name,
  isRequired: false,
  kind: "choice",
  choices: [{ value, label: value }],
});
const part = (name: string) => ({ name, label: name, isRequired: false, kind: "number" });

test.each<readonly [string, readonly object[], object, object]>([
  [
    "an amount with a unit",
    [type("__type", "Money"), part("amount")],
    { __type: "Money", amount: 5, currency: "EUR" },
    { __type: "Money", amount: 7, currency: "EUR" },
  ],
  [
    "a number of MongoDB",
    [part("$numberInt")],
    { $numberInt: 5, note: "a" },
    { $numberInt: 7, note: "a" },
  ],
  [
    "another type",
    [type("kind", "Size"), part("n")],
    { kind: "Area", n: 5 },
    { kind: "Area", n: 7 },
  ],
])("an edit of %s keeps the other members", async (_, fields, value, expected) => {
  const field = { name: "x", label: "X", isRequired: false, kind: "group", fields } as unknown;
  const onChange = vi.fn();
  const { findByDisplayValue } = render(
    <MantineProvider>
      <TextsProvider texts={mainTexts}>
        <FieldInput field={field as Field} value={value} onChange={onChange} problems={[]} />
      </TextsProvider>
    </MantineProvider>,
  );
  fireEvent.change(await findByDisplayValue("5"), { target: { value: "7" } });
  expect(JSON.parse(JSON.stringify(onChange.mock.lastCall?.[0]))).toEqual(expected);
});
