import { Button, Group } from "@mantine/core";
import type { ListState } from "@quarterdeck/model";
import type { ReactNode } from "react";
import { useTexts } from "#texts/use-texts.ts";
import { capitalize } from "./capitalize.ts";
import { activePeriod, type FilterPeriods } from "./filter-periods.ts";
import type { Period } from "#fields/filters/relative-days.ts";

interface PeriodChoiceProps {
  readonly periods: FilterPeriods;
  readonly chosen: ListState["filters"];
  readonly onPeriod: (period: Period) => void;
}

/** Buttons for common periods. */
export function PeriodChoice({ periods, chosen, onPeriod }: PeriodChoiceProps): ReactNode {
  const t = useTexts("filters");
  const now = activePeriod(periods, chosen);
  return (
    <Group gap={6} role="group" aria-label={t("period")}>
      {periods.offered.map((period) => (
        <Button
          key={period}
          size="compact-xs"
          mih={24}
          variant={period === now ? "filled" : "default"}
          aria-pressed={period === now}
          onClick={() => onPeriod(period)}
        >
          {capitalize(t(`periods.${period}`))}
        </Button>
      ))}
    </Group>
  );
}
