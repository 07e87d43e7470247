import { CloseButton, TextInput } from "@mantine/core";
import { IconSearch } from "@tabler/icons-react";
import { type ReactNode, useRef } from "react";
import { useShortcut } from "#components/shortcuts/use-shortcut.ts";
import { useTypedText } from "#components/inputs/use-typed-text.ts";
import { useTexts } from "#texts/use-texts.ts";
import classes from "./list.module.css";

interface SearchBoxProps {
  readonly label: string;
  readonly value: string;
  readonly onSearch: (text: string, isTyping: boolean) => void;
}

export function SearchBox({ label, value, onSearch }: SearchBoxProps): ReactNode {
  const t = useTexts("components");
  const typed = useTypedText(value, onSearch);
  const input = useRef<HTMLInputElement>(null);
  useShortcut("/", label, () => input.current?.focus());
  return (
    <TextInput
      ref={input}
      className={classes.search}
      type="search"
      aria-label={label}
      placeholder={label}
      autoComplete="off"
      leftSection={<IconSearch size="1rem" aria-hidden />}
      rightSection={
        value !== "" && (
          <CloseButton
            size="sm"
            aria-label={t("clearSearch")}
            onClick={() => onSearch("", false)}
          />
        )
      }
      {...typed}
      onKeyDown={(event) => {
        if (event.key !== "ArrowDown") return typed.onKeyDown(event);
        event.preventDefault();
        document.querySelector<HTMLElement>("main [data-row-link]")?.focus();
      }}
    />
  );
}
