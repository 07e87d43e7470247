import { Button } from "@mantine/core";
import { IconSearch } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useTexts } from "#texts/use-texts.ts";
import { EmptyState } from "./empty-state.tsx";

interface NoResultsProps {
  readonly title: string;
  readonly hint?: string;
  readonly onClear: () => void;
}

/** A search without hits, and the way back to all. */
export function NoResults({ title, hint, onClear }: NoResultsProps): ReactNode {
  const t = useTexts("components");
  return (
    <EmptyState icon={<IconSearch size="1.75rem" />} title={title} hint={hint}>
      <Button
        variant="default"
        size="xs"
        onClick={({ currentTarget }) => {
          // The button goes; who works by keyboard types on.
          currentTarget.closest("main")?.querySelector<HTMLElement>('[type="search"]')?.focus();
          onClear();
        }}
      >
        {t("clearSearch")}
      </Button>
    </EmptyState>
  );
}
