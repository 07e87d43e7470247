import { Button } from "@mantine/core";
import type { Field, ListShape, ListState } from "@quarterdeck/model";
import { IconChevronLeft } from "@tabler/icons-react";
import { type ReactNode, type RefObject, useState } from "react";
import { useTexts } from "#texts/use-texts.ts";
import { ActiveConditions } from "./active-conditions.tsx";
import { FilterEditor } from "./filter-editor.tsx";
import { type FilterGroup, groupFilters, type SetComparison } from "./filter-groups.ts";
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

/** Field with the condition to change; without one, a new condition. */
interface Edited {
  readonly group: FilterGroup;
  readonly current?: SetComparison;
}

/** All conditions of the list, and a new one: first the field, then the comparison. */
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
  const [edited, setEdited] = useState<Edited | undefined>(() => onlyGroup(groups));
  if (edited === undefined) {
    return (
      <>
        <ActiveConditions
          {...{ groups, chosen, onFilters }}
          onEdit={(group, current) => setEdited({ group, current })}
        />
        <FilterSearch
          {...{ groups, typedRef, chosen, onFilters }}
          onChoose={(group) => setEdited({ group })}
        />
      </>
    );
  }
  return (
    <FilterEditor
      {...edited}
      chosen={chosen}
      onFilters={onFilters}
      secondAction={
        <Button
          variant="subtle"
          size="xs"
          px="xs"
          leftSection={<IconChevronLeft size="0.875rem" className={classes.back} />}
          onClick={() => setEdited(undefined)}
        >
          {t("another")}
        </Button>
      }
    />
  );
}

function onlyGroup([group, ...others]: readonly FilterGroup[]): Edited | undefined {
  return group !== undefined && others.length === 0 ? { group } : undefined;
}
