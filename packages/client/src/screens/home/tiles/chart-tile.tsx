import type { Field, Trend } from "@quarterdeck/model";
import { ownMember, periodFilters } from "@quarterdeck/model";
import { type ReactNode, useEffect, useSyncExternalStore } from "react";
import { inlineLabel } from "#components/values/inline-label.ts";
import { useFieldServices } from "#fields/field-services.ts";
import { formatPlain } from "#fields/views/plain-value.tsx";
import { readReference, titleKeyOf } from "#fields/values/read-reference.ts";
import { type Category, useCategories, valueFilter } from "#queries/categories.ts";
import { useBars } from "#queries/trend.ts";
import { useFormats } from "#texts/formats.ts";
import { useFormat, useTexts } from "#texts/use-texts.ts";
import { useTileTexts } from "#texts/use-tile-texts.ts";
import { type Bar, BarChart } from "./bar-chart.tsx";
import { FailedTile } from "./failed-tile.tsx";
import { namePeriods } from "./name-periods.ts";
import { ListTile, type TileProps } from "./list-tile.tsx";
import { TileFrame } from "./tile-frame.tsx";
import classes from "./tiles.module.css";
import { type TileList, trendBy, useRowsAddress } from "./use-tile-list.ts";

/** Bar chart of a list or a view by a time or a category; each bar leads to its records. */
export function ChartTile({ tile, tools }: TileProps): ReactNode {
  return (
    <ListTile isChart {...{ tile, tools }}>
      {(list, label) => <Chart {...{ tile, tools, list, label }} />}
    </ListTile>
  );
}

interface ChartProps extends TileProps {
  readonly label: string;
  readonly list: TileList;
}

function Chart({ tile: { by = "" }, tools, label, list }: ChartProps): ReactNode {
  const t = useTileTexts();
  const addressOf = useRowsAddress(list);
  const field = list.resource.fields.find(({ name }) => name === by);
  const trend = trendBy(list.resource, by);
  const title = field === undefined ? label : t("by", { label, field: inlineLabel(field.label) });
  return (
    <TileFrame isChart title={title} address={addressOf()} tools={tools}>
      {field === undefined && <Quiet>{t("gone")}</Quiet>}
      {field !== undefined && trend !== undefined && (
        <TimeBars list={list} label={label} trend={trend} />
      )}
      {field !== undefined && trend === undefined && (
        <CategoryBars list={list} label={label} title={title} field={field} />
      )}
    </TileFrame>
  );
}

function Waiting(): ReactNode {
  return <div className={classes.skeletons} data-skeleton />;
}

function Quiet({ children }: { readonly children: ReactNode }): ReactNode {
  return <p className={classes.quiet}>{children}</p>;
}

interface TimeBarsProps {
  readonly list: TileList;
  readonly label: string;
  readonly trend: Trend;
}

function TimeBars({ list, label, trend }: TimeBarsProps): ReactNode {
  const t = useTexts("home");
  const format = useFormat();
  const { locale } = useFormats();
  const addressOf = useRowsAddress(list);
  const { data, error, refetch } = useBars(list.walk, trend);
  if (error !== null) {
    return <FailedTile error={error} onRetry={refetch} />;
  }
  if (data === undefined) return <Waiting />;
  if (data.among === 0) return <Quiet>{t("none")}</Quiet>;
  const { counts, starts, end, among } = data;
  const periods = namePeriods(data, locale);
  if (counts.every((count) => count === 0)) {
    return <Quiet>{t("nothingSince", { date: periods[0]?.name ?? "" })}</Quiet>;
  }
  const by = { field: trend.field.label, period: t(`periods.${data.period}`) };
  const bars = periods.map((period, at): Bar => {
    const span = { start: starts[at] ?? end, end: starts[at + 1] ?? end };
    const filters = periodFilters(list.resource, trend, span);
    return { ...period, count: counts[at] ?? 0, address: filters && addressOf(filters) };
  });
  const highest = Math.max(...counts);
  const description = t("trendText", {
    label,
    from: periods[0]?.name ?? "",
    to: periods.at(-1)?.name ?? "",
    highest: format.number(highest),
    when: periods[counts.indexOf(highest)]?.name ?? "",
    last: format.number(counts.at(-1) ?? 0),
  });
  const summary =
    among === undefined
      ? t("counted", by)
      : t("amongNewest", { ...by, count: format.number(among) });
  return <BarChart {...{ label, bars, heading: t("from"), summary, description }} />;
}

interface CategoryBarsProps {
  readonly list: TileList;
  readonly label: string;
  readonly title: string;
  readonly field: Field;
}

function CategoryBars({ list, label, title, field }: CategoryBarsProps): ReactNode {
  const t = useTileTexts();
  const home = useTexts("home");
  const format = useFormat();
  const addressOf = useRowsAddress(list);
  const { data, error, refetch } = useCategories(list.walk, field);
  const names = useCategoryNames(field, data?.groups ?? []);
  if (error !== null) {
    return <FailedTile error={error} onRetry={refetch} />;
  }
  if (data === undefined) return <Waiting />;
  if (data.groups.length === 0) return <Quiet>{home("none")}</Quiet>;
  const filter = valueFilter(list, field);
  const bars = data.groups.map((group, at): Bar => {
    const text = group.isRest === true ? undefined : filterText(field, group.value);
    const isFree = filter !== undefined && ownMember(list.filters, filter.name) === undefined;
    const name = names[at] ?? "";
    const address = isFree && text !== undefined ? addressOf({ [filter.name]: [text] }) : undefined;
    return { name, label: name, count: group.count, address };
  });
  const highest = bars.reduce((one, other) => (other.count > one.count ? other : one));
  const count = format.number(highest.count);
  const description = t("highest", { label: title, name: highest.name, count });
  const summary =
    data.among === undefined
      ? t("counted", { field: field.label })
      : t("among", { count: format.number(data.among) });
  const heading = field.label;
  return <BarChart {...{ label, bars, heading, summary, description }} isHorizontal />;
}

/** Value of a category as filters take it; undefined without a value. */
function filterText(field: Field, value: unknown): string | undefined {
  if (field.kind === "reference") {
    return field.isLastSegment === true ? undefined : readReference(field, value)?.key;
  }
  return value === null ? undefined : formatPlain(value);
}

/** Names of categories: labels of choices, titles of referenced records. */
function useCategoryNames(field: Field, groups: readonly Category[]): readonly string[] {
  const t = useTileTexts();
  const ofFields = useTexts("fields");
  const titles = useReferenceTitles(field, groups);
  return groups.map(({ value, isRest }, at) => {
    if (isRest === true) return t("others");
    if (value === null) return t("none");
    if (field.kind === "boolean") return ofFields(value === true ? "yes" : "no");
    if (field.kind === "reference") return titles[at] ?? filterText(field, value) ?? "";
    const choices = field.kind === "choice" ? field.choices : [];
    const text = formatPlain(value);
    return choices.find((one) => formatPlain(one.value) === text)?.label ?? text;
  });
}

function useReferenceTitles(
  field: Field,
  groups: readonly Category[],
): readonly (string | null | undefined)[] {
  const titles = useFieldServices().getTitles();
  const to = field.kind === "reference" ? field.to : "";
  const keys = groups.map(({ value }) =>
    field.kind === "reference" ? titleKeyOf(field, filterText(field, value) ?? "") : "",
  );
  const joined = keys.join(" ");
  useEffect(() => {
    const watched = joined.split(" ").filter((key) => key !== "");
    const stops = watched.map((key) => titles.watch(to, key));
    return () => {
      for (const stop of stops) stop();
    };
  }, [titles, to, joined]);
  // A snapshot is compared by identity.
  const shown = useSyncExternalStore(titles.subscribe, () =>
    JSON.stringify(keys.map((key) => (key === "" ? null : (titles.get(to, key) ?? null)))),
  );
  return JSON.parse(shown) as readonly (string | null)[];
}
