import { Textarea } from "@mantine/core";
import type { Field, TextField } from "@quarterdeck/model";
import type { ReactNode } from "react";
import { emptySection } from "./empty-value-select.tsx";
import { clearedValue } from "#fields/values/empty-value.ts";
import type { InputProps } from "#fields/field-props.ts";
import { inputFrame, readText } from "./input-frame.ts";
import { useBegan } from "./use-initial-value.ts";

export function LongTextInput(props: InputProps<TextField>): ReactNode {
  return <LongTextArea {...props} />;
}

export function LongTextArea(props: Omit<InputProps<Field>, "Nested">): ReactNode {
  const { field, value, onChange, problems } = props;
  const began = useBegan(value);
  return (
    <Textarea
      {...inputFrame(field, problems)}
      {...emptySection(props)}
      rows={5}
      value={readText(value)}
      onChange={(event) =>
        onChange(withLineEnds(event.currentTarget.value, began) || clearedValue(field, began))
      }
    />
  );
}

/** Browsers make `\n` of every line's end: a text that came with `\r\n` throughout goes with it. */
function withLineEnds(text: string, began: unknown): string {
  const isDos = typeof began === "string" && /\r\n/.test(began) && !/[^\r]\n|^\n/.test(began);
  return isDos ? text.replaceAll(/\r?\n/g, "\r\n") : text;
}
