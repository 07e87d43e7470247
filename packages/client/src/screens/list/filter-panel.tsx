import type { ListShape, ListState } from "@quarterdeck/model";
import type { ReactNode } from "react";
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

/** Everything that the API can narrow this list by. */
export function FilterPanel({ id, list, chosen, onChosen }: FilterPanelProps): ReactNode {
  const t = useTexts("list");
  const labels = filterLabels(list.filters, (operator) => t(`operators.${operator}`));
  return (
    <section id={id} className={classes.panel} aria-label={t("filters")}>
      {list.filters.map((filter, index) => {
        const { Filter } = fieldViews[filter.field.kind];
        return (
          <Filter
            key={filter.name}
            field={filter.field}
            label={labels[index] ?? filter.field.label}
            operator={filter.operator}
            values={chosen[filter.name] ?? []}
            onChange={(values, isTyping) =>
              onChosen({ ...chosen, [filter.name]: values }, isTyping)
            }
          />
        );
      })}
    </section>
  );
}
