import { type Filter, type ListState, ownMember } from "@quarterdeck/model";
import { type ReactNode, useId, useState } from "react";
import { lazyComponent } from "#chunks/lazy-component.tsx";
import { useTexts } from "#texts/use-texts.ts";
import classes from "./quick-filters.module.css";
import { findQuickFilters, quickLabel } from "./find-quick-filters.ts";
import type { QuickFilter } from "./quick-filter.ts";
import type { CountedList } from "./use-choice-counts.ts";

// Loaded when the pointer or the focus is on the buttons.
const QuickCounts = lazyComponent(async () => (await import("./quick-counts.tsx")).QuickCounts);

interface QuickFiltersProps {
  readonly filters: readonly Filter[];
  readonly counted: CountedList;
  /** Exact number of matching records. */
  readonly total: number | undefined;
  readonly onFilters: (filters: ListState["filters"]) => void;
}

/** Values of choices and booleans as buttons that turn a filter on and off. */
export function QuickFilters(props: QuickFiltersProps): ReactNode {
  const { filters, counted, total, onFilters } = props;
  const chosen = counted.address.filters;
  const quick = findQuickFilters(filters);
  if (quick.length === 0) return null;
  return (
    <div className={classes.line}>
      {quick.map((filter) => (
        <QuickValues
          key={filter.name}
          filter={filter}
          label={quickLabel(filter, counted.resource.fields)}
          counted={counted}
          total={total}
          values={ownMember(chosen, filter.name) ?? []}
          onValues={(values) => onFilters({ ...chosen, [filter.name]: values })}
        />
      ))}
    </div>
  );
}

interface QuickValuesProps {
  readonly filter: QuickFilter;
  readonly label: string;
  readonly counted: CountedList;
  readonly total: number | undefined;
  readonly values: readonly string[];
  readonly onValues: (values: readonly string[]) => void;
}

function QuickValues(props: QuickValuesProps): ReactNode {
  const { filter, label, counted, total, values, onValues } = props;
  const id = useId();
  const options = useOptions(filter);
  const [near, setNear] = useState<HTMLElement>();

  function toggle(value: string): void {
    if (values.includes(value)) onValues(values.filter((one) => one !== value));
    else onValues(filter.operator === "in" ? [...values, value] : [value]);
  }

  return (
    <div
      className={classes.quick}
      role="group"
      aria-labelledby={id}
      onPointerEnter={({ currentTarget }) => setNear(currentTarget)}
      onFocus={({ currentTarget }) => setNear(currentTarget)}
    >
      <span id={id} className={classes.quickLabel}>
        {label}
      </span>
      {options.map(({ value, label: text }) => (
        <button
          key={value}
          type="button"
          className={classes.quickValue}
          aria-pressed={values.includes(value)}
          onClick={() => toggle(value)}
        >
          {/* The count is in the button too: a new text alone would replace both. */}
          <span>{text}</span>
        </button>
      ))}
      {near && <QuickCounts group={near} {...{ filter, counted, total, options }} />}
    </div>
  );
}

function useOptions({ field }: QuickFilter) {
  const t = useTexts("fields");
  if (field.kind === "boolean") {
    return [
      { value: "true", label: t("yes") },
      { value: "false", label: t("no") },
    ];
  }
  return field.choices.map(({ value, label }) => ({ value: String(value), label }));
}
