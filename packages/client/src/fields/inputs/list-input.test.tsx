import { MantineProvider } from "@mantine/core";
import { type Field, writeJson } from "@quarterdeck/model";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, test } from "vitest";
import { mainTexts } from "#texts/main-texts.ts";
import { TextsProvider } from "#texts/texts-provider.tsx";
import { FieldInput } from "#fields/field-input.tsx";
import { UnreadJson } from "#fields/values/unread-json.ts";

const text = (name: string, isRequired = false) =>
  ({ kind: "text", name, label: name, isRequired }) as const;
const lines: Field = {
  kind: "list",
  name: "lines",
  label: "Lines",
  isRequired: true,
  item: { kind: "group", name: "", label: "", isRequired: false, fields: [text("sku", true)] },
};

let current: unknown;

function Story({ field }: { readonly field: Field }) {
  const [value, setValue] = useState<unknown>();
  function change(next: unknown): void {
    setValue(next);
    current = next;
  }
  return <FieldInput field={field} value={value} onChange={change} problems={[]} />;
}

function open(field: Field): void {
  render(
    <MantineProvider>
      <TextsProvider texts={mainTexts}>
        <Story field={field} />
      </TextsProvider>
    </MantineProvider>,
  );
}

afterEach(cleanup);

test("each object of a list has its own form", () => {
  open(lines);
  fireEvent.click(screen.getByRole("button", { name: "Add item" }));
  fireEvent.change(screen.getByRole("textbox", { name: /sku/ }), { target: { value: "A-1" } });
  fireEvent.click(screen.getByRole("button", { name: "Add another" }));
  expect(current).toEqual([{ sku: "A-1" }, {}]);
  fireEvent.change(screen.getAllByRole("textbox", { name: /sku/ })[0] ?? document.body, {
    target: { value: "" },
  });
  expect(current).toEqual([{}, {}]);
  fireEvent.click(screen.getByRole("button", { name: "Remove item 2" }));
  fireEvent.click(screen.getByRole("button", { name: "Remove item 1" }));
  expect(current).toBeUndefined();
});

test("a required list has an asterisk", () => {
  open(lines);
  expect(screen.getByRole("group", { name: /^Lines/ }).textContent).toContain("*");
});

test("a map suggests the names that it does not have yet", async () => {
  const map = { kind: "map", name: "tags", label: "Tags", isRequired: true } as const;
  open({ ...map, value: text("value"), names: ["team", "stage"] });
  const input = await screen.findByRole("combobox", { name: "New name" });
  fireEvent.change(input, { target: { value: "team" } });
  fireEvent.blur(input);
  const options = [...document.querySelectorAll("datalist option")];
  expect(options.map((option) => option.getAttribute("value"))).toEqual(["stage"]);
});

const numbers = (name: string): Field => ({
  kind: "list",
  name,
  label: name,
  isRequired: false,
  item: { kind: "number", name, label: name, isRequired: false },
});

test("a position is edited in one line", async () => {
  open(numbers("coordinates"));
  const type = async (value: string): Promise<void> => {
    const name = "coordinates";
    await waitFor(() =>
      expect(screen.getByRole("textbox", { name }).getAttribute("aria-busy")).toBeNull(),
    );
    fireEvent.change(screen.getByRole("textbox", { name }), { target: { value } });
  };
  await type("[8.54, 47.370]");
  expect(writeJson(current)).toBe("[8.54,47.370]");
  await type("8.54 ; 47");
  expect(current).toEqual([8.54, 47]);
  await type("8.54, north");
  expect(current).toEqual(new UnreadJson("8.54, north"));
  expect(screen.getByText(/Enter numbers between commas/)).toBeDefined();
  await type("");
  expect(current).toBeUndefined();
});

test.each(["homeLocation", "position", "lng_lat", "bbox", "geoPoint"])(
  "%s is a position",
  (name) => {
    open(numbers(name));
    expect(screen.queryByRole("button", { name: "Add item" })).toBeNull();
  },
);

test.each(["scores", "allocations", "checkpoints"])("%s have an input for each number", (name) => {
  open(numbers(name));
  expect(screen.getByRole("button", { name: "Add item" })).toBeDefined();
});

test("the corners of a polygon are edited as JSON", () => {
  const ring = numbers("coordinates");
  open({ ...ring, item: { ...ring, item: ring } } as Field);
  expect(screen.getByRole("textbox", { name: "coordinates" }).tagName).toBe("TEXTAREA");
});
