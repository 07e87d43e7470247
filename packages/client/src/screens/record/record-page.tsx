import { Group, Text } from "@mantine/core";
import { type ReactNode, useEffect, useState } from "react";
import { lazyComponent, PAINT_MS } from "#chunks/lazy-component.tsx";
import { Age } from "#components/feedback/age.tsx";
import { Skeleton } from "#components/feedback/skeleton.tsx";
import { CopyButton } from "#components/buttons/copy-button.tsx";
import hidden from "#components/styles/visually-hidden.module.css";
import { inlineLabel } from "#components/values/inline-label.ts";
import { JsonView } from "#components/values/json-view.tsx";
import { Page } from "#components/page/page.tsx";
import { ProblemAlert } from "#components/feedback/problem-alert.tsx";
import { ReloadButton } from "#components/buttons/reload-button.tsx";
import { RecordFields } from "#fields/record-fields.tsx";
import { useWasVisible } from "#components/hooks/use-was-visible.ts";
import { findKeyFacts } from "#fields/values/key-facts.ts";
import { formatKey } from "#components/resources/format-key.ts";
import { recordName, shownKey } from "#components/resources/record-name.ts";
import { type Tab, Tabs } from "#components/navigation/tabs.tsx";
import { usePathname } from "#router/use-router.ts";
import { useModel } from "#queries/model/use-model.ts";
import { useChunk } from "#queries/model/model-chunk.ts";
import { useNeighbors } from "#queries/neighbors.ts";
import type { RecordReading } from "#queries/record.ts";
import { useShownTitle } from "#queries/shown-title.ts";
import { TitlesButton } from "#pickers/titles-button.tsx";
import { useRecordTexts } from "#texts/use-record-texts.ts";
import { useFormat } from "#texts/use-texts.ts";
import {
  linkNames,
  listedNames,
  openNestedLists,
  shortLists,
  withoutRelated,
} from "./nested-lists.ts";
import { RecordActions } from "./record-actions.tsx";
import { RecordFacts } from "./record-facts.tsx";
import type { RecordScreenProps } from "./record-screen-props.ts";
import classes from "./record.module.css";
import { findRelations } from "./relations.ts";

const HistoryList = lazyComponent(async () => (await import("#undo/history-list.tsx")).HistoryList);

// The text of most responses is valid.
const ResponseNotice = lazyComponent(
  async () => (await import("#components/feedback/response-notice.tsx")).ResponseNotice,
);

// Most APIs respond soon.
const WaitingLong = lazyComponent(
  async () => (await import("#components/feedback/waiting-long.tsx")).WaitingLong,
);

// A record that was opened by its address has no list next to it.
const NeighborLinks = lazyComponent(
  async () => (await import("./neighbor-links.tsx")).NeighborLinks,
);

interface RecordPageProps extends RecordScreenProps {
  readonly reading: RecordReading;
  readonly record: unknown;
  /** Body of the response. */
  readonly body: unknown;
  readonly etag: string | undefined;
}

// Few records are files.
const FileContent = lazyComponent(
  async () => (await import("#pickers/file-content.tsx")).FileContent,
);

// Few records have nested lists.
const NestedListPane = lazyComponent(
  async () => (await import("./nested-list-pane.tsx")).NestedListPane,
);

const NestedSections = lazyComponent(
  async () => (await import("./nested-sections.tsx")).NestedSections,
);

// The fields show before the related lists.
const Related = lazyComponent(async () => (await import("./related.tsx")).Related);

/** Overview with fields and related lists, each related list, nested lists, JSON and history of a record. */
export function RecordPage(props: RecordPageProps): ReactNode {
  const { resource, recordKey, parents, tab, onTab, reading, record, body, etag } = props;
  const t = useRecordTexts();
  const format = useFormat();
  const model = useModel();
  const key = shownKey(resource, recordKey);
  const label = resource.labels.one;
  const name = record === undefined ? undefined : recordName(resource, record);
  const title = name === undefined || name === key ? `${label} ${key}`.trim() : name;
  const neighbors = useNeighbors(resource, recordKey);
  useShownTitle(usePathname(), name);
  const relations = findRelations(model, useChunk(), recordKey, parents, record);
  const embedded = openNestedLists(resource, record, tab);
  const nestedLists = withoutRelated(embedded, relations);
  const short = shortLists(nestedLists);
  const tabs: readonly Tab[] = [
    {
      id: "overview",
      label: t("overview"),
      render: () => (
        <>
          {resource.content && <FileContent {...{ resource, record, recordKey }} />}
          <RecordFields
            fields={resource.fields}
            record={record}
            excluded={[...listedNames(embedded), ...linkNames(resource, relations)]}
            resource={resource.name}
          />
          {short.length > 0 && (
            <NestedSections lists={short} of={props} onReload={reading.refresh} />
          )}
          <Deferred render={() => <Related relations={relations} of={props} />} />
        </>
      ),
    },
    ...relations.map((relation) => ({
      id: relation.id,
      label: relation.label,
      render: () => (
        <Related
          key={relation.id}
          fallback={
            <span role="status">{t("loading", { label: inlineLabel(relation.label) })}</span>
          }
          relations={relation}
        />
      ),
    })),
    ...nestedLists.map((list) => ({
      id: list.id,
      label: t("nestedTab", { label: list.label, count: format.number(list.rows.length) }),
      render: () => (
        <NestedListPane
          fallback={<span role="status">{t("loading", { label: list.label })}</span>}
          list={list}
          of={props}
          address={props.nestedAddress}
          onAddress={props.onNestedAddress}
          onReload={reading.refresh}
        />
      ),
    })),
    { id: "json", label: t("json"), render: () => <JsonView value={body} label={t("json")} /> },
    {
      id: "history",
      label: t("history"),
      render: () => (
        <HistoryList
          fallback={<span role="status">{t("loading", { label: t("history") })}</span>}
          of={{ resource, key: recordKey, parents }}
        />
      ),
    },
  ];
  const open = tabs.find(({ id }) => id === tab)?.id ?? "overview";
  return (
    <Page
      title={title}
      isNamedLate
      badge={
        // The title has its final width then.
        (record !== undefined || !reading.isLoading) && (
          <Group gap={4}>
            {name !== undefined && name !== key && (
              <Text c="dimmed" size="sm">
                {`${label} ${key}`}
              </Text>
            )}
            {key !== "" && <CopyButton text={formatKey(recordKey)} label={t("copyKey")} />}
          </Group>
        )
      }
      actions={
        <>
          <Text size="sm" c="dimmed" visibleFrom="sm">
            <Age since={reading.updatedAt} />
          </Text>
          <TitlesButton />
          {neighbors !== undefined && (
            <NeighborLinks
              fallback={<span className={classes.neighbors} />}
              resource={resource}
              neighbors={neighbors}
              parents={parents}
              tab={open === "overview" ? undefined : open}
            />
          )}
          <ReloadButton isBusy={reading.isFetching} onReload={reading.refresh} />
          <RecordActions
            resource={resource}
            recordKey={recordKey}
            parents={parents}
            record={record}
            etag={etag}
          />
        </>
      }
    >
      {reading.error !== null && (
        <ProblemAlert
          error={reading.error}
          title={t("failed", { label })}
          retries={reading.isFetching ? reading.failureCount : 0}
          onRetry={reading.refresh}
          isRetrying={reading.isFetching}
        />
      )}
      {reading.isWaitingLong && <WaitingLong text={t("waitingLong")} onCancel={reading.cancel} />}
      {record === undefined && reading.isLoading && reading.error === null && (
        <LoadingRecord label={t("loading", { label })} />
      )}
      {reading.undecodable !== undefined && <ResponseNotice kind="undecodable" />}
      {record !== undefined && (
        <RecordFacts
          facts={findKeyFacts(resource, record)}
          fields={resource.fields}
          record={record}
        />
      )}
      {record !== undefined && (
        <Tabs
          label={title}
          tabs={tabs}
          open={open}
          onOpen={(id) => onTab(id === "overview" ? undefined : id)}
        />
      )}
    </Page>
  );
}

function LoadingRecord({ label }: { readonly label: string }): ReactNode {
  return (
    <>
      <span role="status" className={hidden.hidden}>
        {label}
      </span>
      <Skeleton height={36} width={280} />
      <Skeleton height={260} />
    </>
  );
}

interface DeferredProps {
  readonly render: () => ReactNode;
}

/** Content that is rendered when it is near the viewport and the content before it is painted. */
function Deferred({ render }: DeferredProps): ReactNode {
  const [element, isVisible] = useWasVisible<HTMLDivElement>();
  const [isPainted, setIsPainted] = useState(false);
  useEffect(() => {
    if (!isVisible) return undefined;
    const timer = setTimeout(() => setIsPainted(true), PAINT_MS);
    return () => clearTimeout(timer);
  }, [isVisible]);
  return isPainted ? render() : <div ref={element} />;
}
