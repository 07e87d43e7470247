import { Button } from "@mantine/core";
import type { Field, ListShape, ListState } from "@quarterdeck/model";
import { IconChevronLeft } from "@tabler/icons-react";
import { type ReactNode, type RefObject, useState } from "react";
import { useTexts } from "#texts/use-texts.ts";
import { FilterEditor } from "./filter-editor.tsx";
import { type FilterGroup, groupFilters } from "./filter-groups.ts";
import { FilterSearch } from "./filter-search.tsx";
import classes from "./filters.module.css";
import { filters as filterMessages } from "#texts/en/filters.ts";
import { TextsProvider } from "#texts/texts-provider.tsx";

const filterTexts = { filters: filterMessages };

interface FilterBuilderProps {
  readonly list: ListShape;
  readonly fields: readonly Field[];
  readonly chosen: ListState["filters"];
  /** Text that the user typed before this component was loaded. */
  readonly typedRef: RefObject<string>;
  readonly onFilters: (filters: ListState["filters"]) => void;
}

/** Adds a filter: first the field, then the comparison. */
export function FilterBuilder(props: FilterBuilderProps): ReactNode {
  return (
    <TextsProvider texts={filterTexts}>
      <Builder {...props} />
    </TextsProvider>
  );
}

function Builder({ list, fields, chosen, typedRef, onFilters }: FilterBuilderProps): ReactNode {
  const t = useTexts("filters");
  const groups = groupFilters(list.filters, fields);
  const [group, setGroup] = useState<FilterGroup | undefined>(
    groups.length === 1 ? groups[0] : undefined,
  );
  if (group === undefined) {
    return <FilterSearch {...{ groups, typedRef, chosen, onFilters }} onChoose={setGroup} />;
  }
  return (
    <FilterEditor
      group={group}
      chosen={chosen}
      onFilters={onFilters}
      secondAction={
        <Button
          variant="subtle"
          size="xs"
          px="xs"
          leftSection={<IconChevronLeft size="0.875rem" className={classes.back} />}
          onClick={() => setGroup(undefined)}
        >
          {t("another")}
        </Button>
      }
    />
  );
}
