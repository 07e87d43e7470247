import { Button, CloseButton } from "@mantine/core";
import {
  type Field,
  groupRows,
  type ListPage,
  type ListShape,
  type Resource,
  totalRows,
} from "@quarterdeck/model";
import { type ReactNode, useMemo } from "react";
import type { ParentValues } from "#addresses/address.ts";
import type { ListAddress } from "#addresses/list-address.ts";
import { ProblemAlert } from "#components/feedback/problem-alert.tsx";
import { inlineLabel } from "#components/values/inline-label.ts";
import { totals } from "#texts/en/totals.ts";
import { TextsProvider } from "#texts/texts-provider.tsx";
import { useFormat, useTexts } from "#texts/use-texts.ts";
import { summedFields } from "#fields/values/summed-fields.ts";
import { TotalsTable } from "./totals-table.tsx";
import classes from "./totals.module.css";
import { useAllRows } from "./use-all-rows.ts";
import { type GroupTotals, useGroupTotals } from "./use-group-totals.ts";

const totalsTexts = { totals };

interface TotalsPanelProps {
  readonly resource: Resource;
  readonly parents: ParentValues;
  readonly list: ListShape;
  /** Visible columns. */
  readonly fields: readonly Field[];
  readonly address: ListAddress;
  /** Undefined until the first response. */
  readonly page: ListPage | undefined;
  readonly onNarrow: (change: Partial<ListAddress>, isTyping: boolean) => void;
  readonly onClose: () => void;
}

/** Count and sums per value of a field: of all matching rows if the API adds them up, else of the page, and of all on request. */
export function TotalsPanel(props: TotalsPanelProps): ReactNode {
  const { address } = props;
  // Other conditions: the rows that were read are not those that match.
  const id = JSON.stringify([address.totals, address.search, address.filters]);
  return (
    <TextsProvider texts={totalsTexts}>
      <Panel key={id} {...props} />
    </TextsProvider>
  );
}

const noRows: readonly unknown[] = [];

function Panel(props: TotalsPanelProps): ReactNode {
  const { resource, parents, list, fields, address, page, onNarrow, onClose } = props;
  const t = useTexts("totals");
  const { number } = useFormat();
  const field = resource.fields.find(({ name }) => name === address.totals);
  const summed = useMemo(() => summedFields(resource, fields), [resource, fields]);
  const names = useMemo(
    () => [field?.name ?? "", ...summed.map(({ name }) => name)],
    [field, summed],
  );
  const all = useAllRows({ resource, parents, list, address, names });
  const isWhole = page?.hasNext === false && address.page === 1;
  const totalsOptions = { resource, parents, list, address, names, isWhole };
  const [aggregated, isAdding] = useGroupTotals(totalsOptions);
  const rows = all.rows ?? page?.rows ?? noRows;
  const counted = useMemo((): GroupTotals => {
    const [grouped = "", ...others] = names;
    const groups = groupRows(rows, grouped, others);
    return { groups, total: totalRows(null, rows, others), groupCount: groups.length };
  }, [rows, names]);
  if (field === undefined) return null;
  // Totals of the page would be replaced soon.
  const isLoading = page === undefined || isAdding;
  const { groups, total, groupCount } = aggregated ?? counted;
  const isAll = aggregated !== undefined || all.rows !== undefined || isWhole;
  const label = inlineLabel(resource.labels.many);
  const count = number(total.count);
  return (
    <section className={classes.panel} aria-label={t("title", { label: field.label })}>
      <header className={classes.header}>
        <div className={classes.caption}>
          <h2 className={classes.title}>{t("title", { label: field.label })}</h2>
          <span className={classes.scope} role="status">
            {all.isReading
              ? t("reading", { count: number(all.count) })
              : !isLoading && t(isAll ? "all" : "page", { count, label })}
          </span>
          {all.isReading && (
            <Button variant="default" size="compact-sm" onClick={all.cancel}>
              {t("cancel")}
            </Button>
          )}
          {!all.isReading && !isAll && !isLoading && (
            <Button variant="default" size="compact-sm" onClick={all.read}>
              {t("readAll")}
            </Button>
          )}
        </div>
        <CloseButton aria-label={t("close")} onClick={onClose} />
      </header>
      {all.error !== undefined && (
        <ProblemAlert
          error={all.error}
          title={t("failed", { label: resource.labels.many })}
          onRetry={all.read}
        />
      )}
      {all.mayBeMore && <p className={classes.note}>{t("mayBeMore")}</p>}
      {isLoading ? (
        <div className={classes.skeleton} data-skeleton aria-hidden="true" />
      ) : (
        <TotalsTable
          {...{ list, field, summed, groups, total, groupCount, label }}
          chosen={address.filters}
          onFilters={(filters) => onNarrow({ filters }, false)}
        />
      )}
    </section>
  );
}
