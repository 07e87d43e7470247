import { Button } from "@mantine/core";
import { IconChartBar, IconTable } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";
import type { Bars } from "#queries/trend.ts";
import { useFormat, useTexts } from "#texts/use-texts.ts";
import classes from "./trend-panel.module.css";
import { usePeriodNames } from "./use-period-names.ts";

interface BarChartProps {
  readonly label: string;
  readonly bars: Bars;
  /** What is counted, and how. */
  readonly told: string;
}

/** Bars for the eye, one sentence for who hears it, and the same as a table for who wants the numbers. */
export function BarChart({ label, bars, told }: BarChartProps): ReactNode {
  const t = useTexts("home");
  const [isTable, setIsTable] = useState(false);
  const names = usePeriodNames(bars);
  const Icon = isTable ? IconChartBar : IconTable;
  return (
    <>
      {isTable ? (
        <Table label={label} bars={bars} names={names} />
      ) : (
        <Drawing label={label} bars={bars} names={names} />
      )}
      <footer className={classes.foot}>
        <p className={classes.told}>{told}</p>
        <Button
          variant="subtle"
          size="compact-xs"
          leftSection={<Icon size="0.875rem" stroke={1.75} aria-hidden />}
          onClick={() => setIsTable(!isTable)}
        >
          {t(isTable ? "asChart" : "asTable")}
        </Button>
      </footer>
    </>
  );
}

interface NamedBars extends Omit<BarChartProps, "told"> {
  /** Of each period. */
  readonly names: readonly string[];
}

function Drawing({ label, bars: { counts }, names }: NamedBars): ReactNode {
  const t = useTexts("home");
  const format = useFormat();
  const highest = Math.max(...counts);
  const peak = counts.indexOf(highest);
  const sentence = t("trendSentence", {
    label,
    from: names[0] ?? "",
    to: names.at(-1) ?? "",
    highest: format.number(highest),
    when: names[peak] ?? "",
    last: format.number(counts.at(-1) ?? 0),
  });
  return (
    <div role="img" aria-label={sentence} className={classes.bars}>
      {counts.map((count, at) => (
        <div key={names[at]} className={classes.column}>
          <span className={classes.count}>{format.shortNumber(count)}</span>
          <span
            className={classes.bar}
            style={{ blockSize: `${highest === 0 ? 0 : (100 * count) / highest}%` }}
          />
          <span className={classes.when}>{names[at]}</span>
        </div>
      ))}
    </div>
  );
}

function Table({ label, bars: { counts }, names }: NamedBars): ReactNode {
  const t = useTexts("home");
  const format = useFormat();
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">{t("from")}</th>
          <th scope="col">{label}</th>
        </tr>
      </thead>
      <tbody>
        {counts.map((count, at) => (
          <tr key={names[at]}>
            <th scope="row">{names[at]}</th>
            <td>{format.number(count)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
