import { Button, CloseButton } from "@mantine/core";
import type { Field, ListShape, ListState } from "@quarterdeck/model";
import { type ReactNode, useRef } from "react";
import { Popup } from "#components/overlays/popup.tsx";
import { useTexts } from "#texts/use-texts.ts";
import { findQuickFilters } from "./find-quick-filters.ts";
import { FilterEditor } from "./filter-editor.tsx";
import {
  type FilterGroup,
  groupFilters,
  namesOf,
  type SetComparison,
  setComparisons,
  withFilters,
} from "./filter-groups.ts";
import { focusRows } from "#screens/list/focus-rows.ts";
import { FilterValues } from "./filter-values.tsx";
import classes from "./filters.module.css";
import { useOperatorWord } from "./use-operator-word.ts";
import { filters as filterMessages } from "#texts/en/filters.ts";
import { TextsProvider } from "#texts/texts-provider.tsx";

const filterTexts = { filters: filterMessages };

interface FilterChipsProps {
  readonly list: ListShape;
  /** The list with the filters of its API only, which have quick filters. */
  readonly described: ListShape;
  readonly fields: readonly Field[];
  readonly chosen: ListState["filters"];
  readonly onFilters: (filters: ListState["filters"]) => void;
}

/** Active filters as chips that can be edited and removed. */
export function FilterChips(props: FilterChipsProps): ReactNode {
  return (
    <TextsProvider texts={filterTexts}>
      <Chips {...props} />
    </TextsProvider>
  );
}

function Chips({ list, described, fields, chosen, onFilters }: FilterChipsProps): ReactNode {
  const t = useTexts("filters");
  const groups = groupFilters(list.filters, fields);
  const quick = findQuickFilters(described.filters);
  // Pressed buttons above the table show these conditions.
  const isQuick = ({ line, values }: SetComparison): boolean => {
    const field = quick.find(({ name }) => name === line.filter.name)?.field;
    if (field?.kind !== "choice") return field !== undefined;
    const offered = field.choices.map(({ value }) => String(value));
    return values.every((value) => offered.includes(value));
  };
  return (
    <div className={classes.chips} role="group" aria-label={t("active")}>
      {groups.flatMap((group) =>
        setComparisons(group, chosen)
          .filter((current) => !isQuick(current))
          .map((current) => (
            <FilterChip key={current.line.id} {...{ group, current, chosen, onFilters }} />
          )),
      )}
      <Button
        variant="subtle"
        size="compact-sm"
        onClick={() => {
          focusRows();
          onFilters({});
        }}
      >
        {t("clear")}
      </Button>
    </div>
  );
}

interface FilterChipProps {
  readonly group: FilterGroup;
  readonly current: SetComparison;
  readonly chosen: ListState["filters"];
  readonly onFilters: (filters: ListState["filters"]) => void;
}

function FilterChip({ group, current, chosen, onFilters }: FilterChipProps): ReactNode {
  const t = useTexts("filters");
  const writeOperator = useOperatorWord();
  const { line, values } = current;
  const { filter } = line;
  // The text of a period contains the comparison.
  const word = line.periods === undefined ? ` ${writeOperator(filter, values, true)}` : "";
  const name = group.label + word;
  const chip = useRef<HTMLSpanElement>(null);

  /** Removes the filter and moves the focus to the next chip, or to the rows after the last one. */
  function remove(): void {
    const sibling = chip.current?.nextElementSibling ?? chip.current?.previousElementSibling;
    const rest = withFilters(chosen, {}, namesOf(line));
    const next =
      Object.keys(rest).length > 0
        ? (sibling?.closest("button") ?? sibling?.querySelector("button"))
        : undefined;
    if (next) next.focus();
    else focusRows();
    onFilters(rest);
  }

  return (
    <span ref={chip} className={classes.chip}>
      <Popup
        label={name}
        look="chip"
        content={
          <span className={classes.words}>
            {/* The direction of the label must not affect the sentence. */}
            <bdi className={classes.label}>{group.label}</bdi>
            {word} {line.periods !== undefined && <FilterValues filter={filter} values={values} />}
            {line.periods === undefined && filter.operator !== "empty" && (
              <bdi>
                <FilterValues filter={filter} values={values} />
              </bdi>
            )}
          </span>
        }
      >
        {(close) => (
          <FilterEditor
            group={group}
            chosen={chosen}
            current={current}
            onFilters={(filters) => {
              close();
              onFilters(filters);
            }}
            secondAction={
              <Button variant="subtle" color="red" size="xs" onClick={remove}>
                {t("remove")}
              </Button>
            }
          />
        )}
      </Popup>
      <CloseButton size="sm" aria-label={t("removeFilter", { label: name })} onClick={remove} />
    </span>
  );
}
