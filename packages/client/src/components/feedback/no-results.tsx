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

/** Empty result of a search, with a button that clears the search. */
export function NoResults({ title, hint, onClear }: NoResultsProps): ReactNode {
  const t = useTexts("components");
  return (
    <EmptyState icon={<IconSearch size="1.75rem" />} title={title} hint={hint} role="status">
      <Button
        variant="default"
        size="xs"
        onClick={({ currentTarget }) => {
          // The button disappears: the focus moves to the search input.
          currentTarget.closest("main")?.querySelector<HTMLElement>('[type="search"]')?.focus();
          onClear();
        }}
      >
        {t("clearSearch")}
      </Button>
    </EmptyState>
  );
}
