import { Textarea } from "@mantine/core";
import type { Field } from "@quarterdeck/model";
import type { ReactNode } from "react";
import type { InputProps } from "#fields/field-props.ts";
import { clearedValue } from "#fields/values/empty-value.ts";
import { emptyValueSection } from "./empty-value-select.tsx";
import { inputFrame, readText } from "./input-frame.ts";
import { useInitialValue } from "./use-initial-value.ts";

export function LongTextInput(props: Omit<InputProps<Field>, "Nested">): ReactNode {
  const { field, value, onChange, problems } = props;
  const initialValue = useInitialValue(value);
  return (
    <Textarea
      {...inputFrame(field, problems)}
      {...emptyValueSection(props)}
      rows={5}
      value={readText(value)}
      onChange={(event) =>
        onChange(
          withLineEnds(event.currentTarget.value, initialValue) ||
            clearedValue(field, initialValue),
        )
      }
    />
  );
}

/** Restores `\r\n` in a text that had it on every line: browsers convert line ends to `\n`. */
function withLineEnds(text: string, initial: unknown): string {
  const isDos = typeof initial === "string" && /\r\n/.test(initial) && !/[^\r]\n|^\n/.test(initial);
  return isDos ? text.replaceAll(/\r?\n/g, "\r\n") : text;
}
