import type { Filter, FilterOperator, ListShape, ListState } from "@quarterdeck/model";
import { type ReactNode, useState } from "react";
import { fieldViews } from "#fields/field-views.ts";
import { useTexts } from "#texts/use-texts.ts";
import { filterLabels } from "./filter-labels.ts";
import classes from "./list.module.css";

interface FilterPanelProps {
  readonly id: string;
  readonly list: ListShape;
  readonly chosen: ListState["filters"];
  readonly onChosen: (filters: ListState["filters"], isTyping: boolean) => void;
}

/** Seldom needed where the same field can be narrowed in a plainer way. */
const rareOperators: ReadonlySet<FilterOperator> = new Set([
  "is-not",
  "starts-with",
  "more-than",
  "less-than",
]);

/** Everything that the API can narrow this list by; what is seldom needed waits behind a fold. */
export function FilterPanel({ id, list, chosen, onChosen }: FilterPanelProps): ReactNode {
  const t = useTexts("list");
  const labels = filterLabels(list.filters, (operator) => t(`operators.${operator}`));
  const rare = list.filters.filter((filter) => isRare(filter, list.filters));
  const [isOpen, setIsOpen] = useState(() => rare.some(({ name }) => chosen[name] !== undefined));

  function show(filter: Filter, index: number): ReactNode {
    const { Filter } = fieldViews[filter.field.kind];
    return (
      <Filter
        key={filter.name}
        field={filter.field}
        label={labels[index] ?? filter.field.label}
        operator={filter.operator}
        values={chosen[filter.name] ?? []}
        onChange={(values, isTyping) => onChosen({ ...chosen, [filter.name]: values }, isTyping)}
      />
    );
  }

  return (
    <section id={id} className={classes.panel} aria-label={t("filters")}>
      {list.filters.map((filter, index) => !rare.includes(filter) && show(filter, index))}
      {rare.length > 0 && (
        <button
          type="button"
          className={classes.fold}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          {t(isOpen ? "fewerFilters" : "moreFilters", { count: rare.length })}
        </button>
      )}
      {isOpen && list.filters.map((filter, index) => rare.includes(filter) && show(filter, index))}
    </section>
  );
}

function isRare({ of, operator }: Filter, filters: readonly Filter[]): boolean {
  if (of === undefined || !rareOperators.has(operator)) return false;
  return filters.some((other) => other.of === of && !rareOperators.has(other.operator));
}
