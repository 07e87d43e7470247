import { Button } from "@mantine/core";
import { IconChartBar, IconTable } from "@tabler/icons-react";
import { type CSSProperties, type ReactNode, useState } from "react";
import type { Address } from "#addresses/address.ts";
import { AppLink } from "#components/navigation/app-link.tsx";
import hidden from "#components/styles/visually-hidden.module.css";
import { useFormat, useTexts } from "#texts/use-texts.ts";
import classes from "./bar-chart.module.css";
import type { Tense } from "./name-periods.ts";

export interface Bar {
  readonly name: string;
  /** Shorter name next to the bar. */
  readonly label: string;
  readonly count: number;
  /** Time of a period. */
  readonly tense?: Tense;
  /** List of the records; undefined: the API cannot select them. */
  readonly address: Address | undefined;
}

interface BarChartProps {
  readonly label: string;
  readonly bars: readonly Bar[];
  /** Heading of the names in the table. */
  readonly heading: string;
  /** Description of the counts. */
  readonly summary: string;
  /** Text for screen readers. */
  readonly description: string;
  /** Bars are below each other, with their names on one line. */
  readonly isHorizontal?: boolean;
}

/** Bar chart with a text for screen readers, and the same data as a table. */
export function BarChart(props: BarChartProps): ReactNode {
  const { bars, summary, isHorizontal = false } = props;
  const t = useTexts("home");
  const [isTable, setIsTable] = useState(false);
  const Icon = isTable ? IconChartBar : IconTable;
  const tenses = (["underway", "ahead"] as const).filter(
    (tense) => !isTable && bars.some((bar) => bar.tense === tense),
  );
  return (
    <>
      {isTable ? (
        <Table {...props} />
      ) : (
        <div className={classes.frame} data-horizontal={isHorizontal || undefined}>
          <Drawing {...props} />
          <BarLinks bars={bars} />
        </div>
      )}
      <footer className={classes.foot}>
        <p className={classes.summary}>{[summary, ...tenses.map((tense) => t(tense))].join(" ")}</p>
        <Button
          variant="subtle"
          size="compact-xs"
          className={classes.other}
          leftSection={<Icon size="0.875rem" stroke={1.75} aria-hidden />}
          onClick={() => setIsTable(!isTable)}
        >
          {t(isTable ? "asChart" : "asTable")}
        </Button>
      </footer>
    </>
  );
}

function Drawing({ bars, description, isHorizontal = false }: BarChartProps): ReactNode {
  const format = useFormat();
  const highest = Math.max(...bars.map(({ count }) => count));
  const write = isHorizontal ? format.number : format.shortNumber;
  return (
    <div role="img" aria-label={description} className={classes.bars}>
      {bars.map(({ name, label, count, tense }) => (
        <div key={name} className={classes.column} data-tense={tense}>
          <span className={classes.count}>{write(count)}</span>
          <span
            className={classes.bar}
            data-none={count === 0 || undefined}
            style={lengthOf(highest === 0 ? 0 : (100 * count) / highest)}
          />
          <span className={classes.when}>{label}</span>
        </div>
      ))}
    </div>
  );
}

function lengthOf(percent: number): CSSProperties {
  // CSS variables are not in the type.
  return { "--length": `${percent}%` } as CSSProperties;
}

/** Links over the bars: a picture has no links for screen readers. */
function BarLinks({ bars }: Pick<BarChartProps, "bars">): ReactNode {
  const format = useFormat();
  return (
    <div className={classes.links}>
      {bars.map(({ name, count, address }) => {
        const label = `${name}: ${format.number(count)}`;
        if (address === undefined || count === 0) return <span key={name} />;
        return (
          <AppLink key={name} address={address} className={classes.link} title={label}>
            <span className={hidden.hidden}>{label}</span>
          </AppLink>
        );
      })}
    </div>
  );
}

const rows = { underway: "soFar", ahead: "toCome" } as const;

function Table({ label, bars, heading }: BarChartProps): ReactNode {
  const t = useTexts("home");
  const format = useFormat();
  const write = ({ name, tense = "past" }: Bar): string =>
    tense === "past" ? name : t(rows[tense], { period: name });
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">{heading}</th>
          <th scope="col">{label}</th>
        </tr>
      </thead>
      <tbody>
        {bars.map((bar) => (
          <tr key={bar.name}>
            <th scope="row">{write(bar)}</th>
            <td>
              <Count address={bar.address}>{format.number(bar.count)}</Count>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface CountProps {
  readonly address: Address | undefined;
  readonly children: string;
}

function Count({ address, children }: CountProps): ReactNode {
  return address === undefined ? children : <AppLink address={address}>{children}</AppLink>;
}
