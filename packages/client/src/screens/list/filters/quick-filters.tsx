import { type Field, type Filter, type ListState, ownMember } from "@quarterdeck/model";
import { type ReactNode, useId } from "react";
import { useTexts } from "#texts/use-texts.ts";
import classes from "./quick-filters.module.css";
import { findQuickFilters, quickLabel } from "./find-quick-filters.ts";
import type { QuickFilter } from "./quick-filter.ts";

interface QuickFiltersProps {
  readonly filters: readonly Filter[];
  /** Fields of the rows. */
  readonly fields: readonly Field[];
  readonly chosen: ListState["filters"];
  readonly onFilters: (filters: ListState["filters"]) => void;
}

/** Values of choices and booleans as buttons that turn a filter on and off. */
export function QuickFilters(props: QuickFiltersProps): ReactNode {
  const { filters, fields, chosen, onFilters } = props;
  return findQuickFilters(filters).map((filter) => (
    <QuickValues
      key={filter.name}
      filter={filter}
      label={quickLabel(filter, fields)}
      values={ownMember(chosen, filter.name) ?? []}
      onValues={(values) => onFilters({ ...chosen, [filter.name]: values })}
    />
  ));
}

interface QuickValuesProps {
  readonly filter: QuickFilter;
  readonly label: string;
  readonly values: readonly string[];
  readonly onValues: (values: readonly string[]) => void;
}

function QuickValues({ filter, label, values, onValues }: QuickValuesProps): ReactNode {
  const id = useId();
  const options = useOptions(filter);

  function toggle(value: string): void {
    if (values.includes(value)) onValues(values.filter((one) => one !== value));
    else onValues(filter.operator === "in" ? [...values, value] : [value]);
  }

  return (
    <div className={classes.quick} role="group" aria-labelledby={id} data-roving="">
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
          {text}
        </button>
      ))}
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
