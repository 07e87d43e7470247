import { MantineProvider } from "@mantine/core";
import type { Field, ListField } from "@quarterdeck/model";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, test } from "vitest";
import { FieldInput } from "#fields/field-input.tsx";
import { mainTexts } from "#texts/main-texts.ts";
import { TextsProvider } from "#texts/texts-provider.tsx";

let current: unknown;

function Story({ field, initial }: { readonly field: Field; readonly initial: unknown }) {
  const [value, setValue] = useState(initial);
  function change(next: unknown): void {
    setValue(next);
    current = next;
  }
  return <FieldInput field={field} value={value} onChange={change} problems={[]} />;
}

function open(field: Field, initial?: unknown): void {
  render(
    <MantineProvider>
      <TextsProvider texts={mainTexts}>
        <Story field={field} initial={initial} />
      </TextsProvider>
    </MantineProvider>,
  );
}

afterEach(cleanup);

const tags: ListField = {
  kind: "list",
  name: "tags",
  label: "Tags",
  isRequired: true,
  item: { kind: "text", name: "item", label: "Item", isRequired: false },
};

const tagBox = () => screen.findByPlaceholderText(/comma/);

test("short texts are chips, and the text that is still typed is one of them", async () => {
  open(tags, ["oak", "new"]);
  const box = await tagBox();
  fireEvent.change(box, { target: { value: "red" } });
  expect(current).toEqual(["oak", "new", "red"]);
  fireEvent.keyDown(box, { key: "Enter" });
  expect(box).toHaveProperty("value", "");
  fireEvent.change(box, { target: { value: "blue, gre" } });
  expect(current).toEqual(["oak", "new", "red", "blue", "gre"]);
  expect(box).toHaveProperty("value", "gre");
  fireEvent.change(box, { target: { value: "" } });
  fireEvent.click(screen.getByRole("button", { name: "Remove new" }));
  expect(current).toEqual(["oak", "red", "blue"]);
});

test("chips move by Alt and an arrow key", async () => {
  open(tags, ["a", "b", "c"]);
  await tagBox();
  fireEvent.keyDown(screen.getByRole("button", { name: "Remove a" }), {
    key: "ArrowRight",
    altKey: true,
  });
  expect(current).toEqual(["b", "a", "c"]);
});

test("long texts keep an input each", () => {
  open(tags, ["A sentence that is much longer than a tag would ever be."]);
  expect(screen.getByRole("textbox", { name: "Item 1" })).toBeDefined();
});

test("a color is typed or picked", async () => {
  open({ kind: "color", name: "color", label: "Color", isRequired: true }, "#AbC");
  const picker = await screen.findByLabelText("Pick a color for Color");
  expect(picker).toHaveProperty("value", "#aabbcc");
  fireEvent.change(picker, { target: { value: "#102030" } });
  expect(current).toBe("#102030");
  expect(screen.getByRole("textbox", { name: /Color/ })).toHaveProperty("value", "#102030");
});

test("a rating is chosen by stars", async () => {
  open(
    {
      kind: "number",
      name: "rating",
      label: "Rating",
      isRequired: true,
      isInteger: true,
      minimum: 1,
      maximum: 5,
    },
    2,
  );
  fireEvent.click(await screen.findByRole("radio", { name: "4 stars" }));
  expect(current).toBe(4);
});

const period: Field = { kind: "duration", name: "warranty", label: "Warranty", isRequired: true };

test("a duration is a number with a unit", async () => {
  open(period, "P2Y");
  const unit = await screen.findByRole("combobox", { name: "Unit of Warranty" });
  const amount = screen.getByRole("textbox", { name: /^Warranty/ });
  expect([amount, unit].map((input) => (input as HTMLInputElement).value)).toEqual(["2", "year"]);
  fireEvent.change(amount, { target: { value: "36" } });
  fireEvent.change(unit, { target: { value: "month" } });
  expect(current).toBe("P36M");
  fireEvent.change(unit, { target: { value: "ISO 8601" } });
  fireEvent.change(amount, { target: { value: "P1DT2H" } });
  expect(current).toBe("P1DT2H");
});

test("an amount that a unit does not allow is not lost", async () => {
  open(period, "P2Y");
  const unit = await screen.findByRole("combobox", { name: "Unit of Warranty" });
  const amount = screen.getByRole("textbox", { name: /^Warranty/ });
  fireEvent.change(amount, { target: { value: "1.5" } });
  expect([current, amount, unit].map((one) => (one as HTMLInputElement).value ?? one)).toEqual([
    "1.5",
    "1.5",
    "year",
  ]);
  fireEvent.change(unit, { target: { value: "second" } });
  expect(current).toBe("PT1.5S");
  fireEvent.change(amount, { target: { value: "P3D" } });
  expect(current).toBe("P3D");
  expect(unit).toHaveProperty("value", "day");
});

test("a duration of several units is text", async () => {
  open(period, "P1DT2H");
  const unit = await screen.findByRole("combobox", { name: "Unit of Warranty" });
  expect(unit).toHaveProperty("value", "ISO 8601");
  expect(screen.getByText("1 day 2 hours")).toBeDefined();
});

test("a picture in a data URL shows, and can be dropped", async () => {
  const text = "data:image/png;base64,AAAA";
  open({ kind: "image", name: "image_url", label: "Picture", isRequired: true }, text);
  const file = new File(["abc"], "a.png", { type: "image/png" });
  const zone = await screen.findByText(/drop it here/);
  fireEvent.drop(zone, { dataTransfer: { files: [file] } });
  await expect.poll(() => current).toBe("data:image/png;base64,YWJj");
});
