import { MantineProvider } from "@mantine/core";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { Combobox } from "./combobox.tsx";

afterEach(cleanup);

/** Selection of the input with the text "Harbor" after some events. */
function showHarbor(props: { readonly startsFocused: boolean; readonly isTyped: boolean }) {
  const nothing = () => {};
  const texts = { description: undefined, error: undefined, placeholder: "" };
  render(
    <MantineProvider>
      <Combobox
        {...{ ...texts, ...props }}
        label="Port"
        required={false}
        end={{}}
        text="Harbor"
        options={[]}
        chosen={[]}
        status=""
        suggested={undefined}
        isOpen={false}
        onOpen={nothing}
        onText={nothing}
        onPaste={nothing}
        onChoose={nothing}
        onEnter={() => false}
        onLeave={nothing}
      />
    </MantineProvider>,
  );
  const input = screen.getByRole<HTMLInputElement>("combobox");
  return { input, selected: () => [input.selectionStart, input.selectionEnd] };
}

test("the first click selects the text, so that typing replaces it; the second one sets the caret", () => {
  const { input, selected } = showHarbor({ startsFocused: false, isTyped: false });
  fireEvent.focus(input);
  input.setSelectionRange(3, 3);
  fireEvent.click(input);
  expect(selected()).toEqual([0, 6]);
  input.setSelectionRange(2, 2);
  fireEvent.click(input);
  expect(selected()).toEqual([2, 2]);
});

test.each([
  [true, [6, 6]],
  [false, [0, 6]],
])("an input that takes over with a typed text (%s) has the selection %j", (isTyped, want) => {
  const { selected } = showHarbor({ startsFocused: true, isTyped });
  expect(selected()).toEqual(want);
});
