import type { ImportMapping, ImportPlan, ImportBody, TransferColumn } from "@quarterdeck/model";
import type { ReactNode } from "react";
import { Notice } from "#components/feedback/notice.tsx";
import { useFormat, useTexts } from "#texts/use-texts.ts";

interface MissingColumnsProps {
  readonly plan: ImportPlan;
  readonly mapping: ImportMapping;
}

/** Required fields without a column. */
export function MissingColumns({ plan, mapping }: MissingColumnsProps): ReactNode {
  const t = useTexts("imports");
  const { list } = useFormat();
  const targets = new Set(mapping.values());
  const { create } = plan.bodies;
  const needed =
    plan.mode === "change"
      ? plan.keys
      : [...plan.keys, ...(create === undefined ? [] : requiredOf(plan, create))];
  const missing = needed.filter(({ name }) => !hasTarget(targets, name));
  if (missing.length === 0) return null;
  const labels = list(
    missing.map(({ field }) => field.label),
    { style: "narrow" },
  );
  return <Notice tone="warning" title={t("missingColumns", { labels })} />;
}

/** Required fields of a new record. */
function requiredOf({ columns }: ImportPlan, { field }: ImportBody): readonly TransferColumn[] {
  const required = new Set(
    field.kind === "group"
      ? field.fields.flatMap(({ name, isRequired }) => (isRequired ? [name] : []))
      : [],
  );
  return columns.filter(({ path: [name = ""], path }) => path.length === 1 && required.has(name));
}

/** True for a group as well if one of its members has a column. */
function hasTarget(targets: ReadonlySet<string>, name: string): boolean {
  return targets.has(name) || [...targets].some((target) => target.startsWith(`${name}.`));
}
