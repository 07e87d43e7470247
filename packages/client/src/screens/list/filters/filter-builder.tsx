import { Button } from "@mantine/core";
import type { Field, ListShape, ListState } from "@quarterdeck/model";
import { IconChevronLeft } from "@tabler/icons-react";
import { type ReactNode, type RefObject, useState } from "react";
import { useTexts } from "#texts/use-texts.ts";
import { FieldSearch } from "./field-search.tsx";
import { FilterEditor } from "./filter-editor.tsx";
import { type FilterGroup, groupFilters, isSet } from "./filter-groups.ts";
import classes from "./filters.module.css";
import { filters } from "#texts/en/filters.ts";
import { TextsProvider } from "#texts/texts-provider.tsx";

const filterTexts = { filters };

interface FilterBuilderProps {
  readonly list: ListShape;
  readonly fields: readonly Field[];
  readonly chosen: ListState["filters"];
  /** What was typed before this was loaded. */
  readonly begunRef: RefObject<string>;
  readonly onFilters: (filters: ListState["filters"]) => void;
}

/** A new condition: first the field, then how it is compared. */
export function FilterBuilder(props: FilterBuilderProps): ReactNode {
  return (
    <TextsProvider texts={filterTexts}>
      <Builder {...props} />
    </TextsProvider>
  );
}

function Builder({ list, fields, chosen, begunRef, onFilters }: FilterBuilderProps): ReactNode {
  const t = useTexts("filters");
  const groups = groupFilters(list.filters, fields);
  const [group, setGroup] = useState<FilterGroup | undefined>(
    groups.length === 1 ? groups[0] : undefined,
  );
  if (group === undefined) {
    return (
      <FieldSearch
        groups={groups}
        begunRef={begunRef}
        countOf={({ filters }) => filters.filter((filter) => isSet(chosen, filter)).length}
        onChoose={setGroup}
      />
    );
  }
  return (
    <FilterEditor
      group={group}
      chosen={chosen}
      onFilters={onFilters}
      aside={
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
