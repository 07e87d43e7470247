import { NativeSelect } from "@mantine/core";
import { type ImportPlan, listPlansByField, type Resource } from "@quarterdeck/model";
import type { ReactNode } from "react";
import { useTexts } from "#texts/use-texts.ts";
import { type ImportSetup, matchColumnOf } from "./import-setup.ts";

interface MatchColumnSelectProps {
  readonly setup: ImportSetup;
  readonly plans: readonly ImportPlan[];
  readonly resource: Resource;
  readonly onChange: (setup: ImportSetup) => void;
}

/** Selects how rows identify records: by key, or by a field that the list can filter. */
export function MatchColumnSelect({
  setup,
  plans,
  resource,
  onChange,
}: MatchColumnSelectProps): ReactNode {
  const t = useTexts("imports");
  const plain = plans.find(({ mode }) => mode === setup.plan.mode);
  const others = plain === undefined ? [] : listPlansByField(plain, resource);
  if (plain === undefined || others.length === 0) return null;
  const named = matchColumnOf(setup.plan);
  return (
    <NativeSelect
      maw="30rem"
      label={t("by")}
      description={named === undefined ? undefined : t("byHint")}
      value={named ?? ""}
      onChange={({ currentTarget: { value } }) => {
        const plan = others.find((one) => matchColumnOf(one) === value) ?? plain;
        onChange({ ...setup, plan });
      }}
      data={[
        { value: "", label: t("byKey", { label: labelsOf(plain) }) },
        ...others.map((plan) => ({ value: matchColumnOf(plan) ?? "", label: labelsOf(plan) })),
      ]}
    />
  );
}

function labelsOf({ keys }: ImportPlan): string {
  return keys.map(({ field }) => field.label).join(", ");
}
