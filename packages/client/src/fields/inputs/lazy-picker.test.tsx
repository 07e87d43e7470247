import { MantineProvider } from "@mantine/core";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { type ComponentType, lazy } from "react";
import { afterEach, expect, test } from "vitest";
import {
  type FieldServices,
  FieldServicesContext,
  type RecordPickerProps,
} from "#fields/field-services.ts";
import { LazyPicker } from "./lazy-picker.tsx";

afterEach(cleanup);

const field = {
  kind: "reference",
  name: "port",
  label: "Port",
  isRequired: false,
  to: "ports",
  keyPath: [],
} as const;

test.each([
  ["a pressed button", (input: HTMLElement) => fireEvent.mouseDown(input)],
  ["a click of an assistive technology", (input: HTMLElement) => fireEvent.click(input)],
  ["the arrow key", (input: HTMLElement) => fireEvent.keyDown(input, { key: "ArrowDown" })],
  ["a typed text", (input: HTMLElement) => fireEvent.change(input, { target: { value: "a" } })],
])("the picker that takes over after %s is open", async (_, press) => {
  let finish: (loaded: { default: ComponentType<RecordPickerProps> }) => void = () => {};
  const loaded = new Promise<{ default: ComponentType<RecordPickerProps> }>((resolve) => {
    finish = resolve;
  });
  const services = { RecordPicker: lazy(() => loaded) } as unknown as FieldServices;
  render(
    <MantineProvider>
      <FieldServicesContext value={services}>
        <LazyPicker
          field={field}
          frame={{ label: "Port", description: undefined, required: false, error: undefined }}
          chosen={[]}
          shown=""
          onPick={() => {}}
          onClear={undefined}
        />
      </FieldServicesContext>
    </MantineProvider>,
  );
  const input = screen.getByRole("combobox");
  fireEvent.focus(input);
  press(input);
  await act(async () => {
    finish({ default: ({ initialInput }) => <p>open: {String(initialInput?.isOpen)}</p> });
    await loaded;
  });
  expect(await screen.findByText("open: true")).toBeDefined();
});
