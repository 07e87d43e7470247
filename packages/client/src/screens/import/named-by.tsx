import { NativeSelect } from "@mantine/core";
import { type ImportPlan, listPlansByField, type Resource } from "@quarterdeck/model";
import type { ReactNode } from "react";
import { useTexts } from "#texts/use-texts.ts";
import { type Chosen, nameOfBy } from "./chosen.ts";

interface NamedByProps {
  readonly chosen: Chosen;
  readonly plans: readonly ImportPlan[];
  readonly resource: Resource;
  readonly onChange: (chosen: Chosen) => void;
}

/** By what a row names the record that it changes: its key, or a value that the list can be asked for. */
export function NamedBy({ chosen, plans, resource, onChange }: NamedByProps): ReactNode {
  const t = useTexts("imports");
  const plain = plans.find(({ mode }) => mode === chosen.plan.mode);
  const others = plain === undefined ? [] : listPlansByField(plain, resource);
  if (plain === undefined || others.length === 0) return null;
  const named = nameOfBy(chosen.plan);
  return (
    <NativeSelect
      maw="30rem"
      label={t("by")}
      description={named === undefined ? undefined : t("byHint")}
      value={named ?? ""}
      onChange={({ currentTarget: { value } }) => {
        const plan = others.find((one) => nameOfBy(one) === value) ?? plain;
        onChange({ ...chosen, plan });
      }}
      data={[
        { value: "", label: t("byKey", { label: labelsOf(plain) }) },
        ...others.map((plan) => ({ value: nameOfBy(plan) ?? "", label: labelsOf(plan) })),
      ]}
    />
  );
}

function labelsOf({ keys }: ImportPlan): string {
  return keys.map(({ field }) => field.label).join(", ");
}
