import { TextInput } from "@mantine/core";
import { type ReactNode, startTransition, Suspense, useState } from "react";
import { type RecordPickerProps, useFieldServices } from "#fields/field-services.ts";
import { pickerSection } from "./picker-section.tsx";

/**
 * A plain text input until the user reaches it: then the picker's chunk is loaded and takes over
 * the typed text and the focus.
 */
export function LazyPicker(props: Omit<RecordPickerProps, "initialInput">): ReactNode {
  const { RecordPicker } = useFieldServices();
  const { frame, shown, end } = props;
  const { label, description, required, error } = frame;
  const [isNeeded, setIsNeeded] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const [typed, setTyped] = useState<string>();
  // A transition leaves the plain input and its caret until the picker is ready.
  const load = (): void => startTransition(() => setIsNeeded(true));
  const open = (): void => setIsOpen(true);
  const plainInput = (
    <TextInput
      {...{ label, description, required, error, ...pickerSection(end) }}
      role="combobox"
      aria-autocomplete="list"
      aria-expanded={false}
      aria-controls={undefined}
      autoComplete="off"
      value={typed ?? shown}
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        open();
      }}
      onPointerEnter={load}
      // No click follows if the picker replaces the input before the button is released.
      onMouseDown={open}
      onClick={open}
      onKeyDown={({ key }) => {
        if (key === "ArrowDown") open();
      }}
      onFocus={(event) => {
        event.currentTarget.select();
        setIsFocused(true);
        load();
      }}
      onBlur={() => {
        setIsFocused(false);
        setIsOpen(false);
      }}
    />
  );
  return (
    <Suspense fallback={plainInput}>
      {isNeeded ? (
        <RecordPicker {...props} initialInput={{ typed, isFocused, isOpen }} />
      ) : (
        plainInput
      )}
    </Suspense>
  );
}
