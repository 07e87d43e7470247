import { ActionIcon, Group, TextInput } from "@mantine/core";
import { IconCalendar } from "@tabler/icons-react";
import { type ReactNode, useId, useRef, useState } from "react";
import { positionPanel } from "#components/overlays/position-panel.ts";
import popup from "#components/overlays/popup.module.css";
import { useFormats } from "#texts/formats.ts";
import { useInputTexts } from "#texts/use-input-texts.ts";
import { DayGrid } from "./day-grid.tsx";
import type { TimeInputProps } from "./time-input.tsx";
import { readTimeText, writeTimeText } from "./time-text.ts";

/** Day or time as text in the format of the console's language, with a calendar. */
export function WrittenTimeInput(props: TimeInputProps): ReactNode {
  const { type, value, onValue, rightSection, step: _step, ...input } = props;
  const t = useInputTexts();
  const { locale } = useFormats();
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  /** Text that is not the one of the value. */
  const [typed, setTyped] = useState<string>();
  const [isLeft, setIsLeft] = useState(false);
  const written = writeTimeText(value, type, locale);
  const text = typed ?? written;
  const isWrong = isLeft && readTimeText(text, type, locale) === undefined;
  const sample = writeTimeText(example.slice(...shown[type]), type, locale);
  const [day = "", time = ""] = value.split("T");

  function change(next: string): void {
    setTyped(next);
    setIsLeft(false);
    onValue(readTimeText(next, type, locale) ?? "");
  }

  function choose(chosen: string): void {
    panel.current?.hidePopover();
    setTyped(undefined);
    onValue(type === "date" ? chosen : `${chosen}T${time === "" ? "00:00" : time}`);
  }

  const calendar = type !== "time" && (
    <ActionIcon
      variant="subtle"
      color="gray"
      aria-label={t("openCalendar")}
      popoverTarget={id}
      onClick={({ currentTarget }) => {
        if (panel.current !== null) positionPanel(panel.current, currentTarget);
      }}
    >
      <IconCalendar size="1rem" />
    </ActionIcon>
  );
  return (
    <>
      <TextInput
        {...input}
        value={text}
        autoComplete="off"
        placeholder={sample}
        error={isWrong ? t("notTime", { example: sample }) : input.error}
        onChange={(event) => change(event.currentTarget.value)}
        onBlur={() => {
          setIsLeft(true);
          // A text such as `1.2.26` gets its full form.
          if (readTimeText(text, type, locale) !== undefined) setTyped(undefined);
        }}
        rightSection={
          <Group gap={0} wrap="nowrap" justify="end">
            {rightSection}
            {calendar}
          </Group>
        }
        rightSectionWidth={rightSection === undefined ? "2.25rem" : "7.75rem"}
      />
      {type !== "time" && (
        <div
          ref={panel}
          id={id}
          popover="auto"
          className={popup.panel}
          role="group"
          aria-label={t("openCalendar")}
          onBeforeToggle={({ newState }) => newState === "open" && setIsOpen(true)}
          onToggle={({ newState }) => newState === "closed" && setIsOpen(false)}
        >
          {isOpen && <DayGrid day={day} locale={locale} onDay={choose} />}
        </div>
      )}
    </>
  );
}

const example = "2026-12-31T23:59";
/** Parts of the example that an input has. */
const shown = { date: [0, 10], "datetime-local": [0, 16], time: [11, 16] } as const;
