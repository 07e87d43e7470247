import { NativeSelect, Text } from "@mantine/core";
import type { ModelChunk, Resource, ResourceSummary, Trend } from "@quarterdeck/model";
import { findTrend, periodFilters, resourceChunk } from "@quarterdeck/model";
import { type ReactNode, useState } from "react";
import { emptyListAddress } from "#addresses/list-address.ts";
import { listAddress } from "#addresses/resource-address.ts";
import { useModel } from "#queries/model/use-model.ts";
import { useChunkWithLearned } from "#queries/model/learned-facts.ts";
import { useNamedChunk } from "#queries/model/model-chunk.ts";
import { useBars } from "#queries/trend.ts";
import { useFormats } from "#texts/formats.ts";
import { useFormat, useTexts } from "#texts/use-texts.ts";
import { BarChart } from "./bar-chart.tsx";
import { namePeriods } from "./name-periods.ts";
import { storeTrend } from "./stored-trend.ts";
import classes from "./trend-panel.module.css";

interface TrendPanelProps {
  /** Resources with a date field; the first is the default. */
  readonly resources: readonly ResourceSummary[];
  readonly selected: string | undefined;
}

/** Bar chart of the recent records of a list. */
export function TrendPanel({ resources, selected }: TrendPanelProps): ReactNode {
  const t = useTexts("home");
  const [name, setName] = useState(selected);
  const shown = resources.find((resource) => resource.name === name) ?? resources[0];
  const { data: described } = useNamedChunk(resourceChunk(shown?.name ?? ""), {
    isEnabled: shown !== undefined,
  });
  const chunk = useChunkWithLearned(described);
  const resource = chunk?.resource;
  const trend = resource && findTrend(resource);
  const choose = (next: string): void => {
    setName(next);
    storeTrend(next);
  };
  return (
    <section className={classes.panel} aria-label={t("trend")}>
      <header className={classes.head}>
        <h2 className={classes.heading}>{t("trend")}</h2>
        <NativeSelect
          size="xs"
          aria-label={t("trendOf")}
          data={resources.map((one) => ({ value: one.name, label: one.labels.many }))}
          value={shown?.name}
          onChange={(event) => choose(event.currentTarget.value)}
        />
      </header>
      {chunk && resource && trend && (
        <TrendBars key={resource.name} chunk={chunk} resource={resource} trend={trend} />
      )}
    </section>
  );
}

/** Skeleton with the height of the chart. */
function Waiting(): ReactNode {
  return (
    <div className={classes.bars} aria-hidden>
      {skeletons.map((skeleton) => (
        <span key={skeleton} className={classes.skeleton} />
      ))}
    </div>
  );
}

const skeletons = [1, 2, 3, 4, 5, 6, 7, 8];

function Quiet({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <Text size="sm" c="dimmed" className={classes.quiet}>
      {children}
    </Text>
  );
}

interface TrendBarsProps {
  readonly chunk: ModelChunk;
  readonly resource: Resource;
  readonly trend: Trend;
}

function TrendBars({ chunk, resource, trend }: TrendBarsProps): ReactNode {
  const t = useTexts("home");
  const format = useFormat();
  const model = useModel();
  const { data, isError } = useBars(chunk, resource, trend);
  const { locale } = useFormats();
  if (isError) return <Quiet>{t("failed")}</Quiet>;
  if (data === undefined) return <Waiting />;
  if (data.among === 0) return <Quiet>{t("none")}</Quiet>;
  if (data.counts.every((count) => count === 0)) {
    return <Quiet>{t("nothingSince", { date: namePeriods(data, locale)[0]?.name ?? "" })}</Quiet>;
  }
  const by = { field: trend.field.label, period: t(`periods.${data.period}`) };
  const summary =
    data.among === undefined
      ? t("counted", by)
      : t("amongNewest", { ...by, count: format.number(data.among) });
  const ends = [...data.starts.slice(1), data.end];
  const addresses = data.starts.map((start, at) => {
    const filters = periodFilters(resource, trend, { start, end: ends[at] ?? data.end });
    return filters && listAddress(model, resource, { state: { ...emptyListAddress, filters } });
  });
  return (
    <BarChart label={resource.labels.many} bars={data} summary={summary} addresses={addresses} />
  );
}
