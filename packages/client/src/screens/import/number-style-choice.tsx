import { NativeSelect } from "@mantine/core";
import type { ReactNode } from "react";
import { useTexts } from "#texts/use-texts.ts";
import type { Chosen } from "./chosen.ts";

interface NumberStyleChoiceProps {
  readonly chosen: Chosen;
  readonly onChange: (chosen: Chosen) => void;
}

/** Shown by itself: the same in every language. */
const examples = { point: "1,234.50", comma: "1.234,50" } as const;

/** `1.234` is two numbers, and only who made the file knows which: asked where a column of numbers is read. */
export function NumberStyleChoice({ chosen, onChange }: NumberStyleChoiceProps): ReactNode {
  const t = useTexts("imports");
  const { source, plan, mapping, numbers, ...others } = chosen;
  const goals = new Set(mapping.values());
  const hasNumbers = plan.columns.some(
    ({ name, field }) => field.kind === "number" && goals.has(name),
  );
  if (source.separator === undefined || !hasNumbers) return null;
  return (
    <NativeSelect
      maw="30rem"
      label={t("numbers")}
      description={numbers === undefined ? t("numbersHint") : undefined}
      value={numbers ?? ""}
      onChange={({ currentTarget: { value } }) => {
        const said = value === "point" || value === "comma" ? ({ numbers: value } as const) : {};
        onChange({ source, plan, mapping, ...others, ...said });
      }}
      data={[
        { value: "", label: t("numbersAsTheyShow") },
        { value: "point", label: examples.point },
        { value: "comma", label: examples.comma },
      ]}
    />
  );
}
