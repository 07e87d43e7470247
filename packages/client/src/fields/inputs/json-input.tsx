import { Textarea } from "@mantine/core";
import { type Field, findJsonError, parseJson } from "@quarterdeck/model";
import { type ReactNode, useRef, useState } from "react";
import { lazyComponent } from "#chunks/lazy-component.tsx";
import { useDebounced } from "#components/hooks/use-debounced.ts";
import { useWasVisible } from "#components/hooks/use-was-visible.ts";
import { writePrettyJson } from "#components/values/write-pretty-json.ts";
import { useInputTexts } from "#texts/use-input-texts.ts";
import { useFormat } from "#texts/use-texts.ts";
import type { InputProps } from "#fields/field-props.ts";
import { exampleText, inputFrame } from "./input-frame.ts";
import { UnreadJson } from "#fields/values/unread-json.ts";

const PAINT_MS = 500;

const JsonFieldEditor = lazyComponent(
  async () => (await import("./json-field-editor.tsx")).JsonFieldEditor,
);

/** JSON text of any value, checked while it is typed; invalid text remains in the input. */
export function JsonInput({
  field,
  value,
  onChange,
  problems,
}: Omit<InputProps<Field>, "Nested">): ReactNode {
  const t = useInputTexts();
  const format = useFormat();
  const [typed, setTyped] = useState<{ readonly text: string; readonly value: unknown }>();
  const text = typed !== undefined && typed.value === value ? typed.text : writeJsonText(value);
  const frame = inputFrame(field, problems);
  const example = exampleText(field);
  const position = value instanceof UnreadJson ? findJsonError(value.text) : undefined;
  const error =
    position &&
    t("notJson", {
      line: format.number(position.line),
      column: format.number(position.column),
      expected: t(`jsonExpected.${position.expected}`),
    });
  const change = (next: string): void => {
    const parsed = readJsonText(next);
    setTyped({ text: next, value: parsed });
    onChange(parsed);
  };
  const [element, isVisible] = useWasVisible<HTMLDivElement>();
  // The form is shown before the editor is loaded.
  const isReady = useDebounced(isVisible, PAINT_MS, false);
  const isFocused = useRef(false);
  const shown = frame.error ?? error;
  const plain = (
    <Textarea
      {...frame}
      error={shown}
      styles={{ input: { fontFamily: "var(--mantine-font-family-monospace)" } }}
      spellCheck={false}
      placeholder={example === undefined ? t("jsonHere") : t("jsonExample", { example })}
      // Not higher than the editor, whose lines are smaller.
      rows={Math.min(Math.max(Math.floor(text.split("\n").length * 0.85), 3), 20)}
      value={text}
      onFocus={() => (isFocused.current = true)}
      onBlur={() => (isFocused.current = false)}
      onChange={(event) => change(event.currentTarget.value)}
    />
  );
  return (
    <div ref={element} style={{ minBlockSize: editorHeight(text, frame.description) }}>
      {isReady ? (
        <JsonFieldEditor
          fallback={plain}
          field={field}
          frame={{ ...frame, error: shown }}
          text={text}
          onText={change}
          takesFocus={() => isFocused.current}
        />
      ) : (
        plain
      )}
    </div>
  );
}

/** Height of the editor with its label and bar, also before it is loaded: the inputs below do not move. */
function editorHeight(text: string, description: unknown): string {
  const lines = Math.max(text.split("\n").length, 3);
  const rest = description === undefined ? 4.0625 : 6.5;
  return `calc(min(${lines} * 1.6 * var(--mantine-font-size-xs) + 1rem, 70vh) + ${rest}rem)`;
}

function readJsonText(text: string): unknown {
  if (text.trim() === "") return undefined;
  try {
    return parseJson(text);
  } catch {
    return new UnreadJson(text);
  }
}

function writeJsonText(value: unknown): string {
  if (value === undefined) return "";
  return value instanceof UnreadJson ? value.text : writePrettyJson(value);
}
