import { Group, Stack, Text } from "@mantine/core";
import { inlineLabel } from "#components/values/inline-label.ts";
import { type ListState, type Resource, resourceChunk } from "@quarterdeck/model";
import type { ReactNode } from "react";
import { lazyComponent } from "#chunks/lazy-component.tsx";
import { listAddress, newAddress } from "#addresses/resource-address.ts";
import { AppLink } from "#components/navigation/app-link.tsx";
import { ChunkBoundary } from "#queries/model/chunk-boundary.tsx";
import hidden from "#components/styles/visually-hidden.module.css";
import { ProblemAlert } from "#components/feedback/problem-alert.tsx";
import { listedFields, shownFields } from "#tables/listed-fields.ts";
import { ResourceTable } from "#tables/resource-table.tsx";
import { useRowMenu } from "#operations/use-row-menu.tsx";
import { useList } from "#queries/list.ts";
import { useModel } from "#queries/model/use-model.ts";
import { useFormat, useTexts } from "#texts/use-texts.ts";
import classes from "./record.module.css";
import type { Relation } from "./relations.ts";

// Most relations are lists.
const LinkedRecords = lazyComponent(
  async () => (await import("./linked-records.tsx")).LinkedRecords,
);

const maxRows = 10;

/** The first related records, and a link to all of them. */
export function RelatedList({ relation }: { readonly relation: Relation }): ReactNode {
  const t = useTexts("record");
  const Rows = relation.link === undefined ? RelatedRows : LinkedRecords;
  const loading = <span role="status">{t("loading", { label: inlineLabel(relation.label) })}</span>;
  return (
    <ChunkBoundary name={resourceChunk(relation.resource.name)} loading={loading}>
      {({ resource }) => resource && <Rows relation={relation} resource={resource} />}
    </ChunkBoundary>
  );
}

interface RelatedRowsProps {
  readonly relation: Relation;
  /** The full description of the resource. */
  readonly resource: Resource;
}

function RelatedRows({ relation, resource }: RelatedRowsProps): ReactNode {
  const t = useTexts("record");
  const format = useFormat();
  const model = useModel();
  const { parents, filters } = relation;
  const state: ListState = { page: 1, size: maxRows, sort: [], search: "", filters };
  const reading = useList(resource, state, parents);
  const [openMenu, menu] = useRowMenu(resource, parents);
  const { page, error } = reading;
  const all = listAddress(model, resource, {
    parents,
    state: { page: 1, sort: [], search: "", filters },
  });
  const add = resource.operations.create !== undefined && (
    <AppLink
      className={classes.all}
      address={newAddress(model, resource, parents, relation.values)}
    >
      {t("add", { label: inlineLabel(resource.labels.one) })}
    </AppLink>
  );
  if (error !== null && page === undefined) {
    return (
      <ProblemAlert
        error={error}
        title={t("failed", { label: relation.label })}
        retries={reading.isFetching ? reading.failureCount : 0}
        onRetry={reading.refresh}
        isRetrying={reading.isFetching}
      />
    );
  }
  if (reading.missing.length > 0) {
    return (
      <AppLink className={classes.all} address={all}>
        {t("showAll", { label: inlineLabel(relation.label) })}
      </AppLink>
    );
  }
  if (page?.rows.length === 0) {
    return (
      <Stack gap="sm" align="flex-start">
        <Text c="dimmed" size="sm" role="status">
          {t("none", { label: inlineLabel(relation.label) })}
        </Text>
        {add || (
          <AppLink className={classes.all} address={all}>
            {t("showAll", { label: inlineLabel(relation.label) })}
          </AppLink>
        )}
      </Stack>
    );
  }
  return (
    <Stack gap="sm">
      {page === undefined && (
        <span role="status" className={hidden.hidden}>
          {t("loading", { label: inlineLabel(relation.label) })}
        </span>
      )}
      <ResourceTable
        resource={resource}
        parents={parents}
        // The column would have the same value in every row.
        fields={shownFields(
          listedFields(resource, page?.rows).filter(
            ({ name }) => !Object.hasOwn(relation.values, name),
          ),
          undefined,
        )}
        rows={page?.rows.slice(0, maxRows) ?? []}
        skeletons={page === undefined ? maxRows : undefined}
        onMenu={openMenu}
      />
      {menu}
      <Group>
        <AppLink className={classes.all} address={all}>
          {page?.total === undefined
            ? t("showAll", { label: inlineLabel(relation.label) })
            : t("showAllOf", {
                label: inlineLabel(relation.label),
                count: format.number(page.total),
              })}
        </AppLink>
        {add}
      </Group>
    </Stack>
  );
}
