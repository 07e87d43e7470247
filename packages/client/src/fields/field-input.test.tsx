import { MantineProvider } from "@mantine/core";
import type { Field } from "@quarterdeck/model";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, test } from "vitest";
import { mainTexts } from "#texts/main-texts.ts";
import { TextsProvider } from "#texts/texts-provider.tsx";
import { FieldInput } from "./field-input.tsx";

const base = { name: "data", label: "Data", isRequired: false } as const;
const free: Field = { ...base, kind: "json" };
const line: Field = { ...base, kind: "text" };

function Story({ field, first }: { readonly field: Field; readonly first: unknown }) {
  const [value, setValue] = useState(first);
  return <FieldInput field={field} value={value} onChange={setValue} problems={[]} />;
}

afterEach(cleanup);

test.each<readonly [name: string, field: Field, first: unknown]>([
  ["free JSON", free, { a: 1 }],
  ["an empty value of free JSON", free, undefined],
  ["a list of items without a form", { ...base, kind: "list", item: free }, [1]],
  ["an object without described fields", { ...base, kind: "group", fields: [] }, { a: 1 }],
  ["a text in place of an object", { ...base, kind: "group", fields: [line] }, "text"],
  ["a text in place of a map", { ...base, kind: "map", value: line }, "text"],
  ["an object in place of a list", { ...base, kind: "list", item: line }, { a: 1 }],
  ["an object in place of a text", line, { a: 1 }],
])("the input of %s stays while its text is invalid JSON", (_name, field, first) => {
  render(
    <MantineProvider>
      <TextsProvider texts={mainTexts}>
        <Story field={field} first={first} />
      </TextsProvider>
    </MantineProvider>,
  );
  const input = screen.getByRole("textbox");
  for (const text of ["{", '{"b"', '{"b": [']) {
    fireEvent.change(input, { target: { value: text } });
    expect(screen.getByRole("textbox")).toBe(input);
    expect(input).toHaveProperty("value", text);
  }
});
