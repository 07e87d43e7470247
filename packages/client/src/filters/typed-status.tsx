import { ownMember } from "@quarterdeck/model";
import { Fragment, type ReactNode } from "react";
import { useFormat, useTexts } from "#texts/use-texts.ts";
import { setComparisons } from "./filter-groups.ts";
import { FilterValues } from "./filter-values.tsx";
import type { Condition } from "./read-condition.ts";
import { useOperatorWord } from "./use-operator-word.ts";
import classes from "./filters.module.css";

interface TypedStatusProps {
  readonly conditions: readonly Condition[];
  readonly status: string;
  /** Title that several records have. */
  readonly ambiguous: string | undefined;
}

/** Each typed condition as it is applied, or the reason why it is not. */
export function TypedStatus({ conditions, status, ambiguous }: TypedStatusProps): ReactNode {
  const t = useTexts("filters");
  return (
    <>
      {conditions.map((condition, index) => (
        <span key={index} className={classes.condition}>
          <ConditionText condition={condition} />
        </span>
      ))}
      {ambiguous !== undefined && (
        <span className={classes.condition}>{t("typed.several", { title: ambiguous })}</span>
      )}
      {status !== "" && <span className={classes.condition}>{status}</span>}
    </>
  );
}

export function ConditionText({ condition }: { readonly condition: Condition }): ReactNode {
  const t = useTexts("filters");
  const format = useFormat();
  if (condition.kind === "filters") return <FilterText condition={condition} />;
  if (condition.kind === "no-field") return t("typed.noField", { name: condition.name });
  const { label } = condition.group;
  if (condition.kind === "no-value") return t("typed.noValue", { label });
  if (condition.kind === "reference") return `${label}: ${condition.title}`;
  if (condition.kind === "bad-value") return `${label}: ${condition.message}`;
  if (condition.kind === "no-sign") {
    return t("typed.noSign", { label, signs: condition.offered.join("  ") });
  }
  const choices = format.list(condition.choices.slice(0, maxChoices));
  return t("typed.noChoice", { label, value: condition.value, choices });
}

const maxChoices = 6;

type ReadCondition = Extract<Condition, { readonly kind: "filters" }>;

function FilterText({ condition: { group, filters } }: { readonly condition: ReadCondition }) {
  const writeOperator = useOperatorWord();
  return setComparisons(group, filters).map(({ line, values }) => (
    <Fragment key={line.id}>
      <b>{group.label}</b>{" "}
      {line.periods === undefined && `${writeOperator(line.filter, values, true)} `}
      {line.filter.operator !== "empty" && (
        <FilterValues
          filter={line.filter}
          values={line.span === undefined ? (ownMember(filters, line.filter.name) ?? []) : values}
        />
      )}{" "}
    </Fragment>
  ));
}
