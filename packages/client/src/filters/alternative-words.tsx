import type { ListState } from "@quarterdeck/model";
import { Fragment, type ReactNode } from "react";
import { useTexts } from "#texts/use-texts.ts";
import { type FilterGroup, type SetComparison, setComparisons } from "./filter-groups.ts";
import { FilterValues } from "./filter-values.tsx";
import classes from "./filters.module.css";
import { useOperatorWord } from "./use-operator-word.ts";

interface ConditionWordsProps {
  readonly group: FilterGroup;
  readonly current: SetComparison;
}

/** A condition as text: field, comparison and values. */
export function ConditionWords({ group, current }: ConditionWordsProps): ReactNode {
  const writeOperator = useOperatorWord();
  const { line, values } = current;
  const { filter, periods } = line;
  return (
    <>
      {/* The direction of the label must not affect the sentence. */}
      <bdi className={classes.label}>{group.label}</bdi>
      {/* The text of a period contains the comparison. */}
      {periods === undefined && ` ${writeOperator(filter, values, true)}`}{" "}
      {(periods !== undefined || filter.operator !== "empty") && (
        <bdi>
          <FilterValues filter={filter} values={values} />
        </bdi>
      )}
    </>
  );
}

interface AlternativeWordsProps {
  readonly groups: readonly FilterGroup[];
  readonly alternative: ListState["filters"];
}

/** Conditions of an alternative as text, joined by "and". */
export function AlternativeWords({ groups, alternative }: AlternativeWordsProps): ReactNode {
  const t = useTexts("filters");
  const set = groups.flatMap((group) =>
    setComparisons(group, alternative).map((current) => ({ group, current })),
  );
  return set.map((one, index) => (
    <Fragment key={one.current.line.id}>
      {index > 0 && ` ${t("and")} `}
      <ConditionWords {...one} />
    </Fragment>
  ));
}

interface AnyOfWordsProps {
  readonly groups: readonly FilterGroup[];
  readonly alternatives: readonly ListState["filters"][];
}

/** Alternatives as text, joined by "or". */
export function AnyOfWords({ groups, alternatives }: AnyOfWordsProps): ReactNode {
  const t = useTexts("filters");
  return alternatives.map((alternative, index) => (
    <Fragment key={index}>
      {index > 0 && ` ${t("or")} `}
      <AlternativeWords groups={groups} alternative={alternative} />
    </Fragment>
  ));
}
