import { MantineProvider } from "@mantine/core";
import type { Field, ModelSummary } from "@quarterdeck/model";
import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, test } from "vitest";
import { FieldServicesProvider } from "#pickers/field-services-provider.tsx";
import { testClient } from "#queries/testing/test-client.ts";
import { ModelContext } from "#queries/model/use-model.ts";
import { mainTexts } from "#texts/main-texts.ts";
import { TextsProvider } from "#texts/texts-provider.tsx";
import { FieldInput } from "./field-input.tsx";

afterEach(cleanup);

const base = { name: "x", label: "Owner", isRequired: false, isNullable: true };
const reference: Field = { ...base, kind: "reference", to: "people", keyPath: [], isInteger: true };
const references: Field = { ...base, kind: "references", to: "people", keyPath: [] };
const file: Field = { ...base, kind: "file" };

let current: unknown;

function Story({ field, value }: { readonly field: Field; readonly value: unknown }) {
  const [now, setNow] = useState(value);
  return (
    <FieldInput
      field={field}
      value={now}
      onChange={(next) => {
        current = next;
        setNow(next);
      }}
      problems={[]}
    />
  );
}

function show(field: Field, value: unknown): void {
  current = value;
  const model = { resources: [], operations: [] } as unknown as ModelSummary;
  render(
    <QueryClientProvider client={testClient()}>
      <MantineProvider>
        <TextsProvider texts={mainTexts}>
          <ModelContext value={model}>
            <FieldServicesProvider>
              <Story field={field} value={value} />
            </FieldServicesProvider>
          </ModelContext>
        </TextsProvider>
      </MantineProvider>
    </QueryClientProvider>,
  );
}

const states = async () => {
  const select = await screen.findByRole<HTMLSelectElement>("combobox", { name: "Empty means" });
  return { select, offered: Array.from(select.options, ({ text }) => text) };
};

test.each([
  ["a reference", reference, ["not sent", "null"]],
  ["a list of references", references, ["not sent", "null", "empty"]],
  ["a file", file, ["not sent", "null"]],
] as const)("an empty input of %s shows its meaning", async (_, field, want) => {
  show(field, undefined);
  const { select, offered } = await states();
  expect(offered).toEqual(want);
  fireEvent.change(select, { target: { value: "null" } });
  expect(current).toBeNull();
});

test("a cleared reference is null if that is allowed", async () => {
  show(reference, 5);
  fireEvent.pointerEnter(screen.getByRole("combobox"));
  fireEvent.click(await screen.findByRole("button", { name: "Clear Owner" }));
  expect(current).toBeNull();
});

test("removal of the last reference leaves an empty list", async () => {
  show(references, ["5"]);
  fireEvent.click(await screen.findByRole("button", { name: "Remove 5" }));
  expect(current).toEqual([]);
});

test("a new file can be discarded and a stored file removed", async () => {
  show(file, "https://files.example/1.png");
  const input = await screen.findByLabelText("Owner");
  fireEvent.change(input, { target: { files: [new File(["x"], "new.png")] } });
  expect(current).toBeInstanceOf(File);
  fireEvent.click(screen.getByRole("button", { name: "Remove new.png" }));
  expect(current).toBe("https://files.example/1.png");
  fireEvent.click(screen.getByRole("button", { name: "Remove current file" }));
  expect(current).toBeNull();
});

test.each([
  [1, "true"],
  ["False", "false"],
] as const)("a boolean that is stored as %s is a select with yes and no", (value, selected) => {
  show({ ...base, kind: "boolean" }, value);
  expect(screen.getByRole<HTMLSelectElement>("combobox").value).toBe(selected);
  fireEvent.change(screen.getByRole("combobox"), { target: { value: "false" } });
  expect(String(current).toLowerCase()).toBe("false");
});
