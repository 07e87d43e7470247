import { Stack, Textarea } from "@mantine/core";
import type { Field } from "@quarterdeck/model";
import { type ReactNode, useRef } from "react";
import type { InputProps } from "#fields/field-props.ts";
import { clearedValue } from "#fields/values/empty-value.ts";
import { emptyValueSection } from "./empty-value-select.tsx";
import { inputFrame, readText } from "./input-frame.ts";
import { MarkdownTool } from "./lazy-inputs.tsx";
import { useInitialValue } from "./use-initial-value.ts";

export function LongTextInput(props: Omit<InputProps<Field>, "Nested">): ReactNode {
  const { field, value, onChange, problems } = props;
  const initialValue = useInitialValue(value);
  const area = useRef<HTMLTextAreaElement>(null);
  const text = readText(value);
  const isMarkdown = "format" in field && field.format === "markdown";
  const change = (next: string): void =>
    onChange(withLineEnds(next, initialValue) || clearedValue(field, initialValue));
  const input = (
    <Textarea
      ref={area}
      {...inputFrame(field, problems)}
      {...emptyValueSection(props)}
      rows={isMarkdown ? 10 : 5}
      value={text}
      onChange={(event) => change(event.currentTarget.value)}
    />
  );
  if (!isMarkdown) return input;
  return (
    <Stack gap="0.25rem">
      {input}
      <MarkdownTool
        fallback={<div style={{ blockSize: "2rem" }} />}
        {...{ area, text }}
        label={field.label}
        onText={change}
      />
    </Stack>
  );
}

/** Restores `\r\n` in a text that had it on every line: browsers convert line ends to `\n`. */
function withLineEnds(text: string, initial: unknown): string {
  const isDos = typeof initial === "string" && /\r\n/.test(initial) && !/[^\r]\n|^\n/.test(initial);
  return isDos ? text.replaceAll(/\r?\n/g, "\r\n") : text;
}
