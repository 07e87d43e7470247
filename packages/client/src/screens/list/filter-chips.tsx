import { Button, CloseButton } from "@mantine/core";
import type { Field, Filter, ListShape, ListState } from "@quarterdeck/model";
import type { ReactNode } from "react";
import { Popup } from "#components/popup.tsx";
import { FilterTexts } from "#texts/filter-texts.tsx";
import { useTexts } from "#texts/use-texts.ts";
import { FilterEditor } from "./filter-editor.tsx";
import { type FilterGroup, groupFilters, isSet, withFilter } from "./filter-groups.ts";
import { FilterValues } from "./filter-values.tsx";
import classes from "./filters.module.css";
import { useOperatorWord } from "./use-operator-word.ts";

interface FilterChipsProps {
  readonly list: ListShape;
  readonly fields: readonly Field[];
  readonly chosen: ListState["filters"];
  readonly onFilters: (filters: ListState["filters"]) => void;
}

/** What narrows the list now, each changed in its place or let go of. */
export function FilterChips(props: FilterChipsProps): ReactNode {
  return (
    <FilterTexts>
      <Chips {...props} />
    </FilterTexts>
  );
}

function Chips({ list, fields, chosen, onFilters }: FilterChipsProps): ReactNode {
  const t = useTexts("filters");
  const groups = groupFilters(list.filters, fields);
  return (
    <div className={classes.chips} role="group" aria-label={t("active")}>
      {groups.flatMap((group) =>
        group.filters
          .filter((filter) => isSet(chosen, filter))
          .map((filter) => (
            <FilterChip key={filter.name} {...{ group, filter, chosen, onFilters }} />
          )),
      )}
      <Button variant="subtle" size="compact-sm" onClick={() => onFilters({})}>
        {t("clear")}
      </Button>
    </div>
  );
}

interface FilterChipProps {
  readonly group: FilterGroup;
  readonly filter: Filter;
  readonly chosen: ListState["filters"];
  readonly onFilters: (filters: ListState["filters"]) => void;
}

function FilterChip({ group, filter, chosen, onFilters }: FilterChipProps): ReactNode {
  const t = useTexts("filters");
  const writeOperator = useOperatorWord();
  const values = chosen[filter.name] ?? [];
  const word = writeOperator(filter, values, true);
  const remove = (): void => onFilters(withFilter(chosen, { name: filter.name, values: [] }));
  return (
    <span className={classes.chip}>
      <Popup
        label={`${group.label} ${word}`}
        look="chip"
        face={
          <span className={classes.words}>
            <b>{group.label}</b> {word}{" "}
            {filter.operator !== "empty" && <FilterValues filter={filter} values={values} />}
          </span>
        }
      >
        {(close) => (
          <FilterEditor
            group={group}
            chosen={chosen}
            current={filter}
            onFilters={(filters) => {
              close();
              onFilters(filters);
            }}
            aside={
              <Button variant="subtle" color="red" size="xs" onClick={remove}>
                {t("remove")}
              </Button>
            }
          />
        )}
      </Popup>
      <CloseButton
        size="sm"
        aria-label={t("removeFilter", { label: `${group.label} ${word}` })}
        onClick={remove}
      />
    </span>
  );
}
