import { Button, CloseButton } from "@mantine/core";
import type { Field, ListShape, ListState } from "@quarterdeck/model";
import { type ReactNode, useRef } from "react";
import { Popup } from "#components/overlays/popup.tsx";
import { useTexts } from "#texts/use-texts.ts";
import { AnyOfWords, ConditionWords } from "./alternative-words.tsx";
import { findAlternatives, withAnyOf } from "./alternatives.ts";
import { AlternativesEditor } from "./alternatives-editor.tsx";
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
import { focusRows } from "./focus-rows.ts";
import classes from "./filters.module.css";
import { useOperatorWord } from "./use-operator-word.ts";
import { filters as filterMessages } from "#texts/en/filters.ts";
import { TextsProvider } from "#texts/texts-provider.tsx";

const filterTexts = { filters: filterMessages };

interface FilterChipsProps {
  readonly list: ListShape;
  /** The list with the filters of its API only, if those have quick filters. */
  readonly described?: ListShape;
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

function Chips(props: FilterChipsProps): ReactNode {
  const { list, described, fields, chosen, onFilters } = props;
  const t = useTexts("filters");
  const groups = groupFilters(list.filters, fields);
  const anyOf = findAlternatives(list, fields, chosen);
  const quick = findQuickFilters(described?.filters ?? []);
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
      {anyOf?.active.map((alternatives, index) => (
        <Chip
          key={`any of ${index}`}
          name={t("anyOf")}
          words={<AnyOfWords groups={anyOf.groups} alternatives={alternatives} />}
          rest={withAnyOf(anyOf, chosen, index, [])}
          onFilters={onFilters}
        >
          {(onDone, secondAction) => (
            <AlternativesEditor {...{ anyOf, index, chosen, secondAction }} onFilters={onDone} />
          )}
        </Chip>
      ))}
      <Button
        variant="subtle"
        size="compact-sm"
        onClick={({ currentTarget }) => {
          focusRows(currentTarget);
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

function FilterChip(props: FilterChipProps): ReactNode {
  const { group, current, chosen, onFilters } = props;
  const writeOperator = useOperatorWord();
  const { line, values } = current;
  // The text of a period contains the comparison.
  const word = line.periods ? "" : ` ${writeOperator(line.filter, values, true)}`;
  return (
    <Chip
      name={group.label + word}
      words={<ConditionWords group={group} current={current} />}
      rest={withFilters(chosen, {}, namesOf(line))}
      onFilters={onFilters}
    >
      {(onDone, secondAction) => (
        <FilterEditor {...{ group, chosen, current, secondAction }} onFilters={onDone} />
      )}
    </Chip>
  );
}

interface ChipProps {
  readonly name: string;
  readonly words: ReactNode;
  /** Filters without this chip. */
  readonly rest: ListState["filters"];
  readonly onFilters: (filters: ListState["filters"]) => void;
  /** Editor of the filter, with the button that removes it. */
  readonly children: (
    onDone: (filters: ListState["filters"]) => void,
    secondAction: ReactNode,
  ) => ReactNode;
}

function Chip({ name, words, rest, onFilters, children }: ChipProps): ReactNode {
  const t = useTexts("filters");
  const chip = useRef<HTMLSpanElement>(null);

  /** Removes the filter and moves the focus to the next chip, or to the rows after the last one. */
  function remove(): void {
    const sibling = chip.current?.nextElementSibling ?? chip.current?.previousElementSibling;
    const next =
      Object.keys(rest).length > 0
        ? (sibling?.closest("button") ?? sibling?.querySelector("button"))
        : undefined;
    if (next) next.focus();
    else focusRows(chip.current);
    onFilters(rest);
  }

  return (
    <span ref={chip} className={classes.chip}>
      <Popup label={name} look="chip" content={<span className={classes.words}>{words}</span>}>
        {(close) =>
          children(
            (filters) => {
              close();
              onFilters(filters);
            },
            <Button variant="subtle" color="red" size="xs" onClick={remove}>
              {t("remove")}
            </Button>,
          )
        }
      </Popup>
      <CloseButton size="sm" aria-label={t("removeFilter", { label: name })} onClick={remove} />
    </span>
  );
}
