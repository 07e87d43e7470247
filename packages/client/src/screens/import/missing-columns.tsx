import type { ImportMapping, ImportPlan, ImportWay, TransferColumn } from "@quarterdeck/model";
import type { ReactNode } from "react";
import { Notice } from "#components/feedback/notice.tsx";
import { useFormat, useTexts } from "#texts/use-texts.ts";

interface MissingColumnsProps {
  readonly plan: ImportPlan;
  readonly mapping: ImportMapping;
}

/** What each row will lack. */
export function MissingColumns({ plan, mapping }: MissingColumnsProps): ReactNode {
  const t = useTexts("imports");
  const { list } = useFormat();
  const goals = new Set(mapping.values());
  const { create } = plan.ways;
  const needed =
    plan.mode === "change"
      ? plan.keys
      : [...plan.keys, ...(create === undefined ? [] : requiredOf(plan, create))];
  const missing = needed.filter(({ name }) => !hasGoal(goals, name));
  if (missing.length === 0) return null;
  const labels = list(
    missing.map(({ field }) => field.label),
    { style: "narrow" },
  );
  return <Notice tone="warning" title={t("missingColumns", { labels })} />;
}

/** What a new record must have. */
function requiredOf({ columns }: ImportPlan, { field }: ImportWay): readonly TransferColumn[] {
  const required = new Set(
    field.kind === "group"
      ? field.fields.flatMap(({ name, isRequired }) => (isRequired ? [name] : []))
      : [],
  );
  return columns.filter(({ path: [name = ""], path }) => path.length === 1 && required.has(name));
}

/** A group is there as well when one of its members is. */
function hasGoal(goals: ReadonlySet<string>, name: string): boolean {
  return goals.has(name) || [...goals].some((goal) => goal.startsWith(`${name}.`));
}
