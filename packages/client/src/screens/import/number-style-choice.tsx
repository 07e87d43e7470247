import { NativeSelect } from "@mantine/core";
import type { ReactNode } from "react";
import { useTexts } from "#texts/use-texts.ts";
import type { ImportSetup } from "./import-setup.ts";

interface NumberStyleChoiceProps {
  readonly setup: ImportSetup;
  readonly onChange: (setup: ImportSetup) => void;
}

/** Examples, the same in every language. */
const examples = { point: "1,234.50", comma: "1.234,50" } as const;

/** Selects the number format: `1.234` is ambiguous. Shown if a column contains numbers. */
export function NumberStyleChoice({ setup, onChange }: NumberStyleChoiceProps): ReactNode {
  const t = useTexts("imports");
  const { source, plan, mapping, numbers, ...others } = setup;
  const targets = new Set(mapping.values());
  const hasNumbers = plan.columns.some(
    ({ name, field }) => field.kind === "number" && targets.has(name),
  );
  if (source.separator === undefined || !hasNumbers) return null;
  return (
    <NativeSelect
      maw="30rem"
      label={t("numbers")}
      description={numbers === undefined ? t("numbersHint") : undefined}
      value={numbers ?? ""}
      onChange={({ currentTarget: { value } }) => {
        const selected =
          value === "point" || value === "comma" ? ({ numbers: value } as const) : {};
        onChange({ source, plan, mapping, ...others, ...selected });
      }}
      data={[
        { value: "", label: t("numbersAsTheyShow") },
        { value: "point", label: examples.point },
        { value: "comma", label: examples.comma },
      ]}
    />
  );
}
