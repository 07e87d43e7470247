import type { FieldKind, Filter, FilterOperator } from "@quarterdeck/model";
import { useTexts } from "#texts/use-texts.ts";

const times: ReadonlySet<FieldKind> = new Set(["date", "date-time", "time"]);
const ordering = ["at-least", "more-than", "at-most", "less-than"] as const;
type Ordering = (typeof ordering)[number];

function isOrdering(operator: FilterOperator): operator is Ordering {
  return (ordering as readonly string[]).includes(operator);
}

/** Text of a filter operator; `isShort`: as a sign for numbers. */
export function useOperatorWord(): (
  filter: Filter,
  values: readonly string[] | undefined,
  isShort?: boolean,
) => string {
  const t = useTexts("filters");
  return ({ operator, field: { kind } }, values, isShort = false) => {
    if (operator === "empty") return t(values?.[0] === "false" ? "notEmpty" : "empty");
    if (operator === "in" && isShort && values?.length === 1) return t("operators.is");
    if (operator === "any-of") return t("anyOf");
    if (!isOrdering(operator)) return t(`operators.${operator}`);
    if (times.has(kind)) return t(`times.${operator}`);
    return t(isShort && kind === "number" ? `signs.${operator}` : `operators.${operator}`);
  };
}
