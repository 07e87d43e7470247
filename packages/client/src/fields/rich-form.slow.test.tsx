import { MantineProvider } from "@mantine/core";
import type { Field, Shapes } from "@quarterdeck/model";
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, test } from "vitest";
import { mainTexts } from "#texts/main-texts.ts";
import { TextsProvider } from "#texts/texts-provider.tsx";
import { FieldInput } from "./field-input.tsx";
import type { InputProblem } from "./field-props.ts";
import { ShapesContext } from "./shapes-context.ts";

const base = (name: string) => ({ name, label: name, isRequired: false });
const text = (name: string): Field => ({ ...base(name), kind: "text" });
const group = (name: string, fields: readonly Field[], over: object = {}): Field =>
  ({ ...base(name), kind: "group", fields, ...over }) as Field;

const shapes: Shapes = {
  Node: group("", [text("title"), { ...base("child"), kind: "json", shape: "Node" }]),
};

let current: unknown;

interface StoryProps {
  readonly field: Field;
  readonly value: unknown;
  readonly problems?: readonly InputProblem[];
}

function Story({ field, value, problems = [] }: StoryProps) {
  const [now, setNow] = useState(value);
  return (
    <FieldInput
      field={field}
      value={now}
      onChange={(next) => {
        current = next;
        setNow(next);
      }}
      problems={problems}
    />
  );
}

function open(props: StoryProps): void {
  current = props.value;
  render(
    <MantineProvider>
      <TextsProvider texts={mainTexts}>
        <ShapesContext value={shapes}>
          <Story {...props} />
        </ShapesContext>
      </TextsProvider>
    </MantineProvider>,
  );
}

afterEach(cleanup);

test("list items move by buttons and keys with their values", () => {
  const lines: Field = { ...base("lines"), kind: "list", item: group("", [text("sku")]) };
  open({ field: lines, value: [{ sku: "a" }, { sku: "b" }, { sku: "c" }] });
  fireEvent.click(screen.getByRole("button", { name: "Move item 1 down" }));
  expect(current).toEqual([{ sku: "b" }, { sku: "a" }, { sku: "c" }]);
  const [, , last] = screen.getAllByRole("textbox", { name: "sku" });
  fireEvent.keyDown(last ?? document.body, { key: "ArrowUp", altKey: true });
  expect(current).toEqual([{ sku: "b" }, { sku: "c" }, { sku: "a" }]);
  expect(screen.getByRole("status").textContent).toBe("Item 3 is now item 2");
});

test("a map adds, renames and removes entries", async () => {
  open({ field: { ...base("tags"), kind: "map", value: text("") }, value: { a: "1", b: "2" } });
  const added = await screen.findByRole("textbox", { name: "New name" });
  fireEvent.change(added, { target: { value: "a" } });
  expect(screen.getByText("This name already exists.")).toBeDefined();
  fireEvent.change(added, { target: { value: "c" } });
  fireEvent.keyDown(added, { key: "Enter" });
  fireEvent.change(screen.getByRole("textbox", { name: /^c/ }), { target: { value: "3" } });
  expect(current).toEqual({ a: "1", b: "2", c: "3" });
  const name = screen.getByRole("textbox", { name: "Name of a" });
  fireEvent.change(name, { target: { value: "z" } });
  fireEvent.blur(name);
  expect(JSON.stringify(current)).toBe('{"z":"1","b":"2","c":"3"}');
  fireEvent.click(screen.getByRole("button", { name: "Remove b" }));
  expect(current).toEqual({ z: "1", c: "3" });
});

test("the selection of a variant sets the discriminator and drops members of others", () => {
  const payment = group("payment", [text("method"), text("number"), text("iban"), text("note")], {
    discriminator: "method",
    variants: [
      { label: "Card", value: "card", names: ["method", "number"], required: ["number"] },
      { label: "Bank", value: "bank", names: ["method", "iban"], required: ["iban"] },
    ],
  });
  open({ field: payment, value: { note: "n" } });
  expect(screen.queryByRole("textbox", { name: /number/ })).toBeNull();
  const kind = screen.getByRole("combobox", { name: "method" });
  fireEvent.change(kind, { target: { value: "Card" } });
  fireEvent.change(screen.getByRole("textbox", { name: /number/ }), { target: { value: "4" } });
  expect(current).toEqual({ method: "card", note: "n", number: "4" });
  fireEvent.change(kind, { target: { value: "Bank" } });
  expect(current).toEqual({ method: "bank", note: "n" });
  expect(screen.getByRole("textbox", { name: /iban/ })).toBeDefined();
});

test("a value of several types has a select for the type", async () => {
  const either: Field = {
    ...base("limit"),
    kind: "variants",
    types: [text("limit"), { ...base("limit"), kind: "number" }],
  };
  open({ field: either, value: 5 });
  const type = await screen.findByRole("combobox", { name: "Type of limit" });
  expect(within(type).getByRole("option", { name: "Number", selected: true })).toBeDefined();
  fireEvent.change(type, { target: { value: "0" } });
  fireEvent.change(screen.getByRole("textbox", { name: "Text" }), { target: { value: "none" } });
  expect(current).toBe("none");
});

test("a recursive shape opens on request", () => {
  const node: Field = { ...base("root"), kind: "json", shape: "Node" };
  open({ field: node, value: { title: "top" } });
  expect(screen.getAllByRole("textbox")).toHaveLength(1);
  fireEvent.click(screen.getByRole("button", { name: "Fill in child" }));
  expect(screen.getAllByRole("textbox")).toHaveLength(2);
  const [, second] = screen.getAllByRole("textbox");
  fireEvent.change(second ?? document.body, { target: { value: "below" } });
  expect(current).toEqual({ title: "top", child: { title: "below" } });
});

test("a problem in a collapsed group expands it and marks its input", () => {
  const many = Array.from({ length: 13 }, (_, index) => text(`more${index}`));
  const form = group("form", [{ ...text("name"), isRequired: true }, ...many]);
  const problems = [{ path: ["more3"], message: "Not this." }];
  open({ field: form, value: undefined, problems });
  expect(document.querySelector("details")?.open).toBe(true);
  expect(screen.getByRole("textbox", { name: "more3" }).getAttribute("aria-invalid")).toBe("true");
});

test("inputs of generated values are folded until one has a value", () => {
  const id: Field = { ...text("id"), isGenerated: true };
  open({ field: group("thing", [id, text("name")]), value: {} });
  const folded = screen.getByText("Optional fields: 1").closest("details");
  expect(folded?.open).toBe(false);
  expect(within(folded as HTMLElement).getByLabelText("id")).toBeDefined();
  expect(within(folded as HTMLElement).queryByLabelText("name")).toBeNull();
  cleanup();
  open({ field: group("thing", [id, text("name")]), value: { id: "7" } });
  expect(screen.getByText("Optional fields: 1").closest("details")?.open).toBe(true);
});

test("a text with suggested values is a select that takes other values", async () => {
  const suggestions = ["REPLACE", "DELETE"].map((value) => ({ value, label: value }));
  open({ field: { ...base("change"), kind: "text", suggestions }, value: undefined });
  const select = await screen.findByRole("combobox", { name: "change" });
  fireEvent.change(select, { target: { value: "2" } });
  expect(current).toBe("DELETE");
  fireEvent.change(select, { target: { value: "3" } });
  fireEvent.change(screen.getByRole("textbox", { name: "change" }), {
    target: { value: "EXTEND" },
  });
  expect(current).toBe("EXTEND");
  fireEvent.click(screen.getByRole("button", { name: "Choose a value" }));
  const again = screen.getByRole<HTMLSelectElement>("combobox", { name: "change" });
  expect(again.selectedOptions[0]?.textContent).toBe("EXTEND");
});
