import type { Field } from "@quarterdeck/model";
import { findTrend } from "@quarterdeck/model";
import type { CSSProperties, ReactNode } from "react";
import { lazyComponent } from "#chunks/lazy-component.tsx";
import { AppLink } from "#components/navigation/app-link.tsx";
import { inlineLabel } from "#components/values/inline-label.ts";
import { formatNumber } from "#fields/formats/format-number.ts";
import { useMeasured, weekFilters } from "#queries/measures.ts";
import { useFormats } from "#texts/formats.ts";
import { useFormat } from "#texts/use-texts.ts";
import { useTileTexts } from "#texts/use-tile-texts.ts";
import { FailedTile } from "./failed-tile.tsx";
import { ListTile, type TileProps } from "./list-tile.tsx";
import { TileFrame } from "./tile-frame.tsx";
import type { Tile } from "./tile.ts";
import classes from "./tiles.module.css";
import { type TileList, useRowsAddress } from "./use-tile-list.ts";

// Few totals are estimates.
const EstimatedCount = lazyComponent(
  async () => (await import("#screens/home/estimated-count.tsx")).EstimatedCount,
);

/** Count, sum or average over a list or a view, with its change since last week. */
export function NumberTile({ tile, tools }: TileProps): ReactNode {
  return (
    <ListTile {...{ tile, tools }}>
      {(list, label) => <Measured {...{ tile, tools, list, label }} />}
    </ListTile>
  );
}

interface MeasuredProps extends TileProps {
  readonly label: string;
  readonly list: TileList;
}

function Measured({ tile, tools, label, list }: MeasuredProps): ReactNode {
  const t = useTileTexts();
  const { locale } = useFormats();
  const { measure } = tile;
  const addressOf = useRowsAddress(list);
  const field = list.resource.fields.find(({ name }) => name === measure.field);
  const { data, error, refetch } = useMeasured(list.walk, measure);
  const isGone = measure.of !== "count" && field === undefined;
  const measured = measure.of === "count" ? undefined : t(measure.of, { field: nameOf(field) });
  const title = measured === undefined ? label : t("measured", { label, measure: measured });
  const value = data?.value && formatNumber(data.value, { locale, isGrouped: true });
  const number = [
    data?.isEstimate === true && "≈ ",
    value ?? data?.value ?? "—",
    data?.among !== undefined && measure.of === "count" && "+",
  ]
    .filter((part) => part !== false)
    .join("");
  const failed = isGone ? null : error;
  return (
    <TileFrame
      title={title}
      address={addressOf()}
      tools={tools}
      isMeasured={measure.of !== "count"}
    >
      {isGone && <p className={classes.quiet}>{t("gone")}</p>}
      {failed !== null && <FailedTile error={failed} onRetry={refetch} />}
      {!isGone && failed === null && data === undefined && (
        <div className={classes.skeleton} data-skeleton />
      )}
      {!isGone && failed === null && data !== undefined && (
        <>
          <div
            className={classes.number}
            style={{ "--characters": number.length } as CSSProperties}
          >
            <AppLink address={addressOf()} className={classes.value}>
              {number}
            </AppLink>
          </div>
          {data.isEstimate === true && list.resource.list?.estimate?.exact !== undefined ? (
            <p className={classes.note}>
              <EstimatedCount walk={list.walk} />
            </p>
          ) : (
            <Change list={list} {...data} of={measure.of} />
          )}
        </>
      )}
    </TileFrame>
  );
}

function nameOf(field: Field | undefined): string {
  return field === undefined ? "" : inlineLabel(field.label);
}

interface ChangeProps {
  readonly list: TileList;
  readonly value: string | undefined;
  readonly change?: number | undefined;
  readonly among?: number;
  readonly of: Tile["measure"]["of"];
}

/** Difference to a week ago; that of a count leads to the new records. */
function Change({ list, value, change, among, of }: ChangeProps): ReactNode {
  const t = useTileTexts();
  const format = useFormat();
  const { locale } = useFormats();
  const addressOf = useRowsAddress(list);
  if (among !== undefined && of !== "count") {
    return <p className={classes.note}>{t("among", { count: format.number(among) })}</p>;
  }
  if (change === undefined) return null;
  if (change === 0) return <p className={classes.note}>{t("same")}</p>;
  const number = new Intl.NumberFormat(locale, {
    signDisplay: "always",
    // Those of the value above it.
    minimumFractionDigits: Math.min(2, value?.split(".")[1]?.length ?? 0),
    maximumFractionDigits: 2,
  }).format(change);
  const text = t("week", { change: number });
  const filters = weekFilters(list.filters, findTrend(list.resource));
  return of === "count" && filters !== undefined ? (
    <AppLink address={addressOf(filters)} className={classes.note}>
      {text}
    </AppLink>
  ) : (
    <p className={classes.note}>{text}</p>
  );
}
