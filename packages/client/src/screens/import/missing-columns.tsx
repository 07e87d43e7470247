import type { ImportMapping, ImportPlan } from "@quarterdeck/model";
import type { ReactNode } from "react";
import { Notice } from "#components/notice.tsx";
import { useTexts } from "#texts/use-texts.ts";

interface MissingColumnsProps {
  readonly plan: ImportPlan;
  readonly mapping: ImportMapping;
}

/** What each row will lack. */
export function MissingColumns({ plan, mapping }: MissingColumnsProps): ReactNode {
  const t = useTexts("imports");
  const goals = new Set(mapping.values());
  const needed =
    plan.mode === "change"
      ? plan.keys
      : plan.columns.filter(
          ({ field, path }) => field.isRequired && field.default === undefined && path.length === 1,
        );
  const missing = needed.filter(({ name }) => !hasGoal(goals, name));
  if (missing.length === 0) return null;
  const labels = missing.map(({ field }) => field.label).join(", ");
  return <Notice tone="warning" title={t("missingColumns", { labels })} />;
}

/** A group is there as well when one of its members is. */
function hasGoal(goals: ReadonlySet<string>, name: string): boolean {
  return goals.has(name) || [...goals].some((goal) => goal.startsWith(`${name}.`));
}
