import { Button } from "@mantine/core";
import type { Address } from "#addresses/address.ts";
import { AppLink } from "#components/navigation/app-link.tsx";
import { IconChartBar, IconTable } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";
import hidden from "#components/styles/visually-hidden.module.css";
import type { Bars } from "#queries/trend.ts";
import { useFormats } from "#texts/formats.ts";
import { useFormat, useTexts } from "#texts/use-texts.ts";
import { namePeriods, type Tense } from "./name-periods.ts";
import classes from "./trend-panel.module.css";

interface BarChartProps {
  readonly label: string;
  readonly bars: Bars;
  /** Description of the counts. */
  readonly summary: string;
  /** List of the records of each bar; undefined: the API cannot select them. */
  readonly addresses: readonly (Address | undefined)[];
}

/** Bar chart with a text for screen readers, and the same data as a table. */
export function BarChart({ label, bars, summary, addresses }: BarChartProps): ReactNode {
  const t = useTexts("home");
  const { locale } = useFormats();
  const [isTable, setIsTable] = useState(false);
  const periods = namePeriods(bars, locale);
  const Icon = isTable ? IconChartBar : IconTable;
  const tenses = (["underway", "ahead"] as const).filter(
    (tense) => !isTable && periods.some((period) => period.tense === tense),
  );
  return (
    <>
      {isTable ? (
        <Table label={label} bars={bars} periods={periods} addresses={addresses} />
      ) : (
        <div className={classes.frame}>
          <Drawing label={label} bars={bars} periods={periods} />
          <BarLinks bars={bars} periods={periods} addresses={addresses} />
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

interface NamedBars extends Omit<BarChartProps, "summary"> {
  readonly periods: ReturnType<typeof namePeriods>;
}

function Drawing({ label, bars: { counts }, periods }: Omit<NamedBars, "addresses">): ReactNode {
  const t = useTexts("home");
  const format = useFormat();
  const highest = Math.max(...counts);
  const description = t("trendText", {
    label,
    from: periods[0]?.name ?? "",
    to: periods.at(-1)?.name ?? "",
    highest: format.number(highest),
    when: periods[counts.indexOf(highest)]?.name ?? "",
    last: format.number(counts.at(-1) ?? 0),
  });
  return (
    <div role="img" aria-label={description} className={classes.bars}>
      {periods.map((period, at) => (
        <div key={period.name} className={classes.column} data-tense={period.tense}>
          <span className={classes.count}>{format.shortNumber(counts[at] ?? 0)}</span>
          <span
            className={classes.bar}
            style={{ blockSize: `${highest === 0 ? 0 : (100 * (counts[at] ?? 0)) / highest}%` }}
          />
          <span className={classes.when}>{period.label}</span>
        </div>
      ))}
    </div>
  );
}

/** Links over the bars: a picture has no links for screen readers. */
function BarLinks({ bars: { counts }, periods, addresses }: Omit<NamedBars, "label">): ReactNode {
  const format = useFormat();
  return (
    <div className={classes.links}>
      {periods.map(({ name }, at) => {
        const address = addresses[at];
        const count = counts[at] ?? 0;
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

function Table({ label, bars: { counts }, periods, addresses }: NamedBars): ReactNode {
  const t = useTexts("home");
  const format = useFormat();
  const write = (name: string, tense: Tense): string =>
    tense === "past" ? name : t(rows[tense], { period: name });
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">{t("from")}</th>
          <th scope="col">{label}</th>
        </tr>
      </thead>
      <tbody>
        {periods.map(({ name, tense }, at) => (
          <tr key={name}>
            <th scope="row">{write(name, tense)}</th>
            <td>
              <Count address={addresses[at]}>{format.number(counts[at] ?? 0)}</Count>
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
