import { Group, Text, TextInput } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { useFormat, useTexts } from "#texts/use-texts.ts";
import classes from "./pager.module.css";

interface PageInputProps {
  readonly page: number;
  readonly last: number | undefined;
  readonly onPage: (page: number) => void;
}

/** The page's number, to read and to type another. */
export function PageInput({ page, last, onPage }: PageInputProps): ReactNode {
  const t = useTexts("components");
  const format = useFormat();
  const [typed, setTyped] = useState<string>();

  function go(): void {
    const wanted = Number(typed);
    setTyped(undefined);
    if (!Number.isInteger(wanted) || wanted < 1 || wanted === page) return;
    onPage(last === undefined ? wanted : Math.min(wanted, last));
  }

  return (
    <Group gap={6} wrap="nowrap">
      <Text size="sm" aria-hidden="true" className={classes.word}>
        {t("page")}
      </Text>
      <TextInput
        aria-label={t("page")}
        size="xs"
        w={64}
        inputMode="numeric"
        value={typed ?? String(page)}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onBlur={go}
        onKeyDown={(event) => {
          if (event.key === "Enter") go();
          if (event.key === "Escape") setTyped(undefined);
        }}
      />
      {last !== undefined && <Text size="sm">{t("pageOf", { count: format.number(last) })}</Text>}
    </Group>
  );
}
