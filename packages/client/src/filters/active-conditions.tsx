import { CloseButton } from "@mantine/core";
import type { ListState } from "@quarterdeck/model";
import type { ReactNode } from "react";
import lines from "#components/styles/menu-item.module.css";
import { useTexts } from "#texts/use-texts.ts";
import { AnyOfWords, ConditionWords } from "./alternative-words.tsx";
import { type AnyOf, withAnyOf } from "./alternatives.ts";
import {
  type FilterGroup,
  namesOf,
  type SetComparison,
  setComparisons,
  withFilters,
} from "./filter-groups.ts";
import classes from "./filters.module.css";
import { useOperatorWord } from "./use-operator-word.ts";

interface ActiveConditionsProps {
  readonly groups: readonly FilterGroup[];
  readonly anyOf: AnyOf | undefined;
  readonly chosen: ListState["filters"];
  readonly onEdit: (group: FilterGroup, current: SetComparison) => void;
  /** Edits a group of alternatives. */
  readonly onAnyOf: (index: number) => void;
  readonly onFilters: (filters: ListState["filters"]) => void;
}

/** All conditions of the list, each edited or removed; nothing without one. */
export function ActiveConditions(props: ActiveConditionsProps): ReactNode {
  const { groups, anyOf, chosen, onEdit, onAnyOf, onFilters } = props;
  const t = useTexts("filters");
  const writeOperator = useOperatorWord();
  const active = groups.flatMap((group) =>
    setComparisons(group, chosen).map((current) => ({ group, current })),
  );
  const alternatives = anyOf?.active ?? [];
  const count = active.length + alternatives.length;
  if (count === 0) return null;
  return (
    <section className={classes.active} aria-label={t("conditions")}>
      {count > 1 && <p className={classes.status}>{t("allApply")}</p>}
      <ul>
        {active.map(({ group, current }) => {
          const { line, values } = current;
          const word = line.periods ? "" : ` ${writeOperator(line.filter, values, true)}`;
          return (
            <li key={line.id}>
              <button type="button" className={lines.item} onClick={() => onEdit(group, current)}>
                <span className={classes.words}>
                  <ConditionWords group={group} current={current} />
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
        {anyOf?.active.map((each, index) => (
          <li key={`any of ${index}`}>
            <button type="button" className={lines.item} onClick={() => onAnyOf(index)}>
              <span className={classes.words}>
                <AnyOfWords groups={anyOf.groups} alternatives={each} />
              </span>
            </button>
            <CloseButton
              size="sm"
              aria-label={t("removeFilter", { label: t("anyOf") })}
              onClick={() => onFilters(withAnyOf(anyOf, chosen, index, []))}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
