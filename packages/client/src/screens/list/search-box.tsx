import { ActionIcon } from "@mantine/core";
import { IconSearch, IconX } from "@tabler/icons-react";
import { type ReactNode, useEffect, useRef } from "react";
import { useShortcut } from "#components/shortcuts/use-shortcut.ts";
import { useTypedText } from "#components/inputs/use-typed-text.ts";
import { useTexts } from "#texts/use-texts.ts";
import classes from "./list.module.css";

export interface SearchBoxProps {
  readonly label: string;
  readonly value: string;
  readonly onSearch: (text: string, isTyping: boolean) => void;
  readonly startsFocused?: boolean;
}

/** An input without the library's frame, which no other part of a list needs. */
export function SearchBox({ label, value, onSearch, startsFocused }: SearchBoxProps): ReactNode {
  const t = useTexts("components");
  const typed = useTypedText(value, onSearch);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (startsFocused === true) input.current?.focus();
  }, [startsFocused]);
  useShortcut("/", label, () => input.current?.focus());
  return (
    <div className={classes.search}>
      <IconSearch size="1rem" aria-hidden />
      <input
        ref={input}
        type="search"
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        {...typed}
        onKeyDown={(event) => {
          if (event.key !== "ArrowDown") return typed.onKeyDown(event);
          event.preventDefault();
          document.querySelector<HTMLElement>("main [data-row-link]")?.focus();
        }}
      />
      {value !== "" && (
        <ActionIcon
          variant="subtle"
          color="gray"
          size="sm"
          aria-label={t("clearSearch")}
          onClick={() => onSearch("", false)}
        >
          <IconX size="1rem" />
        </ActionIcon>
      )}
    </div>
  );
}
