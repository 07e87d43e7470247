import { TextInput } from "@mantine/core";
import { lazy, type ReactNode, startTransition, Suspense, useState } from "react";
import { loadChunk } from "#chunks/load-chunk.ts";
import { pickerEnd } from "./picker-end.tsx";
import type { RecordPickerProps } from "./record-picker.tsx";

const RecordPicker = lazy(async () => ({
  default: (await loadChunk(() => import("./record-picker.tsx"))).RecordPicker,
}));

/**
 * What searches other lists is fetched once a person is at the input: a form shows without it. What was typed meanwhile goes
 * on where it was.
 */
export function LaterPicker(props: Omit<RecordPickerProps, "begun">): ReactNode {
  const { frame, shown, end } = props;
  const { label, description, required, error } = frame;
  const [isWanted, setIsWanted] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const [typed, setTyped] = useState<string>();
  // A transition leaves what stands here, with its caret, until the other is there.
  const fetch = (): void => startTransition(() => setIsWanted(true));
  const stand = (
    <TextInput
      {...{ label, description, required, error, ...pickerEnd(end) }}
      role="combobox"
      aria-autocomplete="list"
      aria-expanded={false}
      aria-controls={undefined}
      autoComplete="off"
      value={typed ?? shown}
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        setIsOpen(true);
      }}
      onPointerEnter={fetch}
      onClick={() => setIsOpen(true)}
      onKeyDown={({ key }) => {
        if (key === "ArrowDown") setIsOpen(true);
      }}
      onFocus={(event) => {
        event.currentTarget.select();
        setIsFocused(true);
        fetch();
      }}
      onBlur={() => {
        setIsFocused(false);
        setIsOpen(false);
      }}
    />
  );
  return (
    <Suspense fallback={stand}>
      {isWanted ? <RecordPicker {...props} begun={{ typed, isFocused, isOpen }} /> : stand}
    </Suspense>
  );
}
