import { Button, Group, Stack, TextInput } from "@mantine/core";
import type { ListField } from "@quarterdeck/model";
import { IconX } from "@tabler/icons-react";
import { type ClipboardEvent, type KeyboardEvent, type ReactNode, useRef, useState } from "react";
import hidden from "#components/styles/visually-hidden.module.css";
import type { InputProps } from "#fields/field-props.ts";
import { emptyValueSection } from "#fields/inputs/empty-value-select.tsx";
import { inputFrame } from "#fields/inputs/input-frame.ts";
import { useInitialValue } from "#fields/inputs/use-initial-value.ts";
import { clearedValue } from "#fields/values/empty-value.ts";
import { useInputTexts } from "#texts/use-input-texts.ts";
import { useToolTexts } from "#texts/use-tool-texts.ts";
import classes from "./tags-input.module.css";

/**
 * Chips of a list of short texts. Enter or a comma adds the typed text. Until then it is the last item already, so that
 * Save never misses it.
 */
export function TagsInput(props: Omit<InputProps<ListField>, "Nested">): ReactNode {
  const { field, value, onChange, problems } = props;
  const t = useInputTexts();
  const ofTools = useToolTexts();
  const initialValue = useInitialValue(value);
  const [typed, setTyped] = useState("");
  const [moved, setMoved] = useState("");
  const chips = useRef<HTMLDivElement>(null);
  const items = Array.isArray(value) ? value.map(String) : [];
  const isTyping = typed !== "" && items.at(-1) === typed;
  const added = isTyping ? items.slice(0, -1) : items;

  function change(next: readonly string[]): void {
    onChange(next.length === 0 ? clearedValue(field, initialValue) : next);
  }

  function type(text: string): void {
    const entries = text.split(/[,\n]/);
    const rest = entries.pop()?.trimStart() ?? "";
    const complete = entries.map((one) => one.trim()).filter((one) => one !== "");
    setTyped(rest);
    change([...added, ...complete, ...(rest === "" ? [] : [rest])]);
  }

  function paste(event: ClipboardEvent): void {
    const text = event.clipboardData.getData("text");
    if (!/[,\n]/.test(text)) return;
    event.preventDefault();
    type(`${typed}${text},`);
  }

  function remove(index: number): void {
    change(items.toSpliced(index, 1));
    requestAnimationFrame(() => {
      const left = chips.current?.querySelectorAll("button") ?? [];
      const next = left[Math.min(index, left.length - 1)];
      (next ?? chips.current?.parentElement?.querySelector("input"))?.focus();
    });
  }

  function press(event: KeyboardEvent, index: number): void {
    if (event.key === "Delete" || event.key === "Backspace") remove(index);
    const isForward = (event.key === "ArrowRight") === (document.dir !== "rtl");
    const to = index + (isForward ? 1 : -1);
    if (!event.key.startsWith("Arrow") || !event.altKey || to < 0 || to >= added.length) return;
    event.preventDefault();
    event.stopPropagation();
    change(items.toSpliced(index, 1).toSpliced(to, 0, items[index] ?? ""));
    setMoved(t("movedItem", { from: String(index + 1), to: String(to + 1) }));
    requestAnimationFrame(() => chips.current?.querySelectorAll("button")[to]?.focus());
  }

  return (
    <Stack gap="xs">
      <TextInput
        {...inputFrame(field, problems)}
        {...emptyValueSection(props)}
        autoComplete="off"
        placeholder={ofTools("addTag")}
        value={isTyping ? typed : ""}
        onChange={(event) => type(event.currentTarget.value)}
        onPaste={paste}
        onBlur={() => typed !== "" && type(`${typed},`)}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return;
          if (event.key === "Enter" && isTyping) {
            event.preventDefault();
            type(`${typed},`);
          }
          if (event.key === "Backspace" && !isTyping && added.length > 0) {
            event.preventDefault();
            change(added.slice(0, -1));
          }
        }}
      />
      <Group ref={chips} gap="xs" role="group" aria-label={field.label} className={classes.chips}>
        {added.map((text, index) => (
          <Button
            // A text may occur twice.
            // oxlint-disable-next-line react/no-array-index-key
            key={`${index} ${text}`}
            variant="light"
            size="compact-sm"
            radius="xl"
            rightSection={<IconX size="0.875rem" aria-hidden />}
            aria-label={t("pickRemove", { title: text })}
            title={ofTools("tagKeys")}
            onClick={() => remove(index)}
            onKeyDown={(event) => press(event, index)}
          >
            {text}
          </Button>
        ))}
      </Group>
      <span role="status" className={hidden.hidden}>
        {moved}
      </span>
    </Stack>
  );
}
