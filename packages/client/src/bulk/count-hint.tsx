import { Text } from "@mantine/core";
import type { ReactNode } from "react";
import { useFormat, useTexts } from "#texts/use-texts.ts";
import { type Choice, countChosen } from "./choice.ts";

/** What is known of how many rows it will be. */
export function CountHint({ choice }: { readonly choice: Choice }): ReactNode {
  const t = useTexts("jobs");
  const format = useFormat();
  const count = countChosen(choice);
  if (choice.selected.kind === "some") return null;
  return (
    <Text size="sm" c="dimmed">
      {count === undefined ? t("uncountedHint") : t("countedHint", { count: format.number(count) })}
    </Text>
  );
}
