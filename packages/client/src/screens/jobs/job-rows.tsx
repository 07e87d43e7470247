import { Badge, Text } from "@mantine/core";
import type { Resource } from "@quarterdeck/model";
import { type ReactNode, useMemo, useState } from "react";
import { recordAddress } from "#addresses/resource-address.ts";
import { AppLink } from "#components/navigation/app-link.tsx";
import { type DataColumn, DataTable } from "#components/table/data-table.tsx";
import { Pager } from "#components/navigation/pager.tsx";
import { formatKey } from "#components/resources/format-key.ts";
import type { Job, RowState } from "#jobs/job.ts";
import { rowStates } from "#jobs/job.ts";
import { useModel } from "#queries/model/use-model.ts";
import { useTexts } from "#texts/use-texts.ts";
import classes from "./jobs.module.css";
import { type OutcomeRow, pageSize, useOutcomes } from "./use-outcomes.ts";

interface JobRowsProps {
  readonly job: Job;
  readonly shown: RowState | "all";
  readonly resource: Resource | undefined;
}

const tones: Readonly<Record<RowState, string>> = {
  waiting: "gray",
  sent: "blue",
  done: "teal",
  unchanged: "gray",
  failed: "red",
  conflict: "orange",
  unknown: "yellow",
};

/** Rows with their outcomes; only one page is in memory. */
export function JobRows({ job, shown, resource }: JobRowsProps): ReactNode {
  const t = useTexts("jobs");
  const [page, setPage] = useState(1);
  const rows = useOutcomes(job, shown, page);
  const columns = useColumns(job, resource);
  const total =
    shown === "all"
      ? job.total
      : rowStates.reduce((sum, one) => sum + (one === shown ? job.counts[one] : 0), 0);
  if (total === 0) return <Text size="sm">{t("noRows")}</Text>;
  return (
    <>
      <DataTable
        label={t("filter")}
        columns={columns}
        rows={rows ?? []}
        skeletons={rows === undefined ? Math.min(total, pageSize) : undefined}
      />
      <Pager
        page={page}
        size={pageSize}
        count={rows?.length ?? 0}
        total={total}
        isStale={rows === undefined}
        hasNext={page * pageSize < total}
        isNumbered
        sizes={[]}
        onPage={setPage}
        onSize={() => undefined}
      />
    </>
  );
}

function useColumns(
  { parents }: Job,
  resource: Resource | undefined,
): readonly DataColumn<OutcomeRow>[] {
  const t = useTexts("jobs");
  const model = useModel();
  return useMemo(
    () => [
      {
        id: "row",
        label: t("key"),
        align: "start",
        renderCell: ({ index, row, outcome }) => {
          const key = outcome?.key ?? row.key;
          const name = row.name ?? (key === "" ? String(index + 1) : formatKey(key));
          if (resource === undefined || key === "") return name;
          return (
            <>
              <AppLink
                data-row-link
                className={classes.link}
                address={recordAddress(model, resource, key, { parents })}
              >
                {name}
              </AppLink>{" "}
              {row.name !== undefined && <span className={classes.key}>{formatKey(key)}</span>}
            </>
          );
        },
      },
      {
        id: "outcome",
        label: t("outcome"),
        align: "start",
        renderCell: ({ state, outcome }) => (
          <span className={classes.outcome}>
            <Badge variant="light" color={tones[state]}>
              {t(`states.${state}`)}
            </Badge>
            <span className={classes.message}>
              {[
                outcome?.status,
                outcome?.message,
                outcome?.note === undefined
                  ? undefined
                  : t(`notes.${outcome.note}`, {
                      key: formatKey(outcome.key ?? outcome.location ?? ""),
                    }),
              ]
                .filter((text) => text !== undefined)
                .join(" ")}
            </span>
          </span>
        ),
      },
    ],
    [t, model, resource, parents],
  );
}
