import { CloseButton } from "@mantine/core";
import type { ListState } from "@quarterdeck/model";
import type { ReactNode } from "react";
import lines from "#components/styles/menu-item.module.css";
import { useTexts } from "#texts/use-texts.ts";
import {
  type FilterGroup,
  namesOf,
  type SetComparison,
  setComparisons,
  withFilters,
} from "./filter-groups.ts";
import { FilterValues } from "./filter-values.tsx";
import classes from "./filters.module.css";
import { useOperatorWord } from "./use-operator-word.ts";

interface ActiveConditionsProps {
  readonly groups: readonly FilterGroup[];
  readonly chosen: ListState["filters"];
  readonly onEdit: (group: FilterGroup, current: SetComparison) => void;
  readonly onFilters: (filters: ListState["filters"]) => void;
}

/** All conditions of the list, each edited or removed; nothing without one. */
export function ActiveConditions(props: ActiveConditionsProps): ReactNode {
  const { groups, chosen, onEdit, onFilters } = props;
  const t = useTexts("filters");
  const writeOperator = useOperatorWord();
  const active = groups.flatMap((group) =>
    setComparisons(group, chosen).map((current) => ({ group, current })),
  );
  if (active.length === 0) return null;
  return (
    <section className={classes.active} aria-label={t("conditions")}>
      {active.length > 1 && <p className={classes.status}>{t("allApply")}</p>}
      <ul>
        {active.map(({ group, current }) => {
          const { line, values } = current;
          const isPeriod = line.periods !== undefined;
          const word = isPeriod ? "" : ` ${writeOperator(line.filter, values, true)}`;
          return (
            <li key={line.id}>
              <button type="button" className={lines.item} onClick={() => onEdit(group, current)}>
                <span className={classes.words}>
                  <bdi className={classes.label}>{group.label}</bdi>
                  {word}{" "}
                  {(isPeriod || line.filter.operator !== "empty") && (
                    <bdi>
                      <FilterValues filter={line.filter} values={values} />
                    </bdi>
                  )}
                </span>
              </button>
              <CloseButton
                size="sm"
                aria-label={t("removeFilter", { label: group.label + word })}
                onClick={() => onFilters(withFilters(chosen, {}, namesOf(line)))}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
