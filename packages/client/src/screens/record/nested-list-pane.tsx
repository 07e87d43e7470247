import { Button, Stack, TextInput } from "@mantine/core";
import type { Field, ListShape, Resource } from "@quarterdeck/model";
import { arrangeRows, changeOperation, resourceChunk, writtenField } from "@quarterdeck/model";
import { IconInbox, IconPencil, IconSearch } from "@tabler/icons-react";
import { type ReactNode, useMemo } from "react";
import type { ListAddress } from "#addresses/list-address.ts";
import { editAddress } from "#addresses/resource-address.ts";
import { EmptyState } from "#components/feedback/empty-state.tsx";
import { inlineLabel } from "#components/values/inline-label.ts";
import { LinkButton } from "#components/buttons/link-button.tsx";
import { NoResults } from "#components/feedback/no-results.tsx";
import { Pager } from "#components/navigation/pager.tsx";
import { ChunkBoundary } from "#queries/model/chunk-boundary.tsx";
import { useTypedText } from "#components/inputs/use-typed-text.ts";
import { listedFields, shownFields } from "#tables/listed-fields.ts";
import { ResourceTable } from "#tables/resource-table.tsx";
import { useModel } from "#queries/model/use-model.ts";
import { useChunk } from "#queries/model/model-chunk.ts";
import { useTexts } from "#texts/use-texts.ts";
import type { OpenedList } from "./nested-lists.ts";
import type { RecordScreenProps } from "./record-screen-props.ts";

interface NestedListPaneProps {
  readonly list: OpenedList;
  /** The record that contains the list. */
  readonly of: Pick<RecordScreenProps, "resource" | "recordKey" | "parents">;
  readonly onReload: () => void;
  readonly address: ListAddress;
  readonly onAddress: (next: ListAddress, how: { readonly isReplace: boolean }) => void;
}

const defaultSize = 25;
const sizes: readonly number[] = [10, 25, 50, 100, 250];

/** A list inside a record with columns, search, sort and pages. */
export function NestedListPane(props: NestedListPaneProps): ReactNode {
  const { list } = props;
  const t = useTexts("record");
  if (list.resource === undefined) return <Rows {...props} resource={rowsOf(list)} />;
  const label = inlineLabel(list.label);
  return (
    <ChunkBoundary
      name={resourceChunk(list.resource)}
      loading={<span role="status">{t("loading", { label })}</span>}
    >
      {({ resource }) => <Rows {...props} resource={rowsOf(list, resource)} />}
    </ChunkBoundary>
  );
}

function Rows({
  list,
  of,
  address,
  onAddress,
  onReload,
  resource,
}: NestedListPaneProps & { readonly resource: Resource }): ReactNode {
  const t = useTexts("record");
  const words = useTexts("list");
  const size = address.size ?? defaultSize;
  const { search, sort, page } = address;
  const { fields: all } = resource;
  const matches = useMemo(
    () => arrangeRows({ fields: all }, list.rows, { search, sort }),
    [all, list.rows, search, sort],
  );
  const start = (page - 1) * size;
  const shown = { rows: matches.slice(start, start + size), total: matches.length };
  const fields = useMemo(
    () => shownFields(listedFields(resource, list.rows), undefined),
    [resource, list.rows],
  );
  const label = inlineLabel(list.label);
  const narrow = (change: Partial<ListAddress>, isReplace = false): void =>
    onAddress({ ...address, ...change, page: 1 }, { isReplace });
  const typed = useTypedText(search, (text, isTyping) => narrow({ search: text }, isTyping));
  if (list.rows.length === 0) return <EmptyList list={list} of={of} onReload={onReload} />;
  return (
    <Stack gap="sm">
      <TextInput
        type="search"
        maw="24rem"
        aria-label={t("searchNested", { label })}
        placeholder={t("searchNested", { label })}
        autoComplete="off"
        leftSection={<IconSearch size="1rem" />}
        {...typed}
      />
      {search !== "" && shown.total === 0 && (
        <NoResults title={words("noMatch", { label })} onClear={() => narrow({ search: "" })} />
      )}
      {shown.rows.length > 0 && (
        <ResourceTable
          resource={resource}
          parents={{}}
          fields={fields}
          rows={shown.rows}
          sort={sort}
          onSort={(next) => narrow({ sort: next })}
        />
      )}
      <Pager
        page={page}
        size={size}
        count={shown.rows.length}
        total={shown.total}
        isStale={false}
        hasNext={page * size < shown.total}
        isNumbered
        sizes={sizes.includes(size) ? sizes : [...sizes, size].sort((a, b) => a - b)}
        onPage={(next) => onAddress({ ...address, page: next }, { isReplace: false })}
        onSize={(next) => narrow({ size: next })}
      />
    </Stack>
  );
}

type EmptyListProps = Pick<NestedListPaneProps, "list" | "of" | "onReload">;

/** Empty state; rows are added in the form of the record if the API supports it. */
function EmptyList({ list, of, onReload }: EmptyListProps): ReactNode {
  const { resource, recordKey, parents } = of;
  const t = useTexts("record");
  const common = useTexts("components");
  const model = useModel();
  const chunk = useChunk();
  const change = changeOperation(chunk, resource);
  const written = change && writtenField(chunk, resource, change);
  const isWritten =
    written?.kind === "group" && written.fields.some(({ name }) => name === list.path[0]);
  return (
    <EmptyState
      icon={<IconInbox size="1.75rem" />}
      title={t("holdsNone", { label: inlineLabel(list.label) })}
      hint={t(isWritten ? "holdsNoneEdit" : "holdsNoneHint")}
    >
      {isWritten ? (
        <LinkButton
          address={editAddress(model, resource, recordKey, parents)}
          leftSection={<IconPencil size="1rem" />}
        >
          {t("edit")}
        </LinkButton>
      ) : (
        <Button variant="default" onClick={onReload}>
          {common("reload")}
        </Button>
      )}
    </EmptyState>
  );
}

/** Resource for the table; rows of another resource link to its records. */
function rowsOf(list: OpenedList, described?: Resource): Resource {
  const fields = described?.fields ?? list.fields;
  const rows = { ...emptyResource(list), fields, list: loadedList(fields) };
  // Without the keys of their parents, rows have no address.
  return described === undefined || described.parents.length > 0
    ? rows
    : { ...described, labels: { one: described.labels.one, many: list.label }, list: rows.list };
}

function emptyResource({ label }: OpenedList): Resource {
  return {
    name: "",
    labels: { one: label, many: label },
    parents: [],
    key: [],
    fields: [],
    operations: {},
    actions: [],
    evidence: [],
  };
}

const structuredKinds: ReadonlySet<Field["kind"]> = new Set([
  "group",
  "list",
  "references",
  "choices",
]);

/** List shape of loaded rows: the client sorts by any plain field. */
function loadedList(fields: readonly Field[]): ListShape {
  const evidence = { pointer: "", reason: { code: "seen" } as const, confidence: 1 };
  const sortable = fields.filter(({ kind }) => !structuredKinds.has(kind)).map(({ name }) => name);
  return {
    operation: "",
    rows: [],
    paging: { style: "none" },
    sort: {
      form: "sign",
      at: { parameter: "" },
      words: { ascending: "asc", descending: "desc" },
      ...(sortable.length === 0 ? {} : { fields: sortable }),
      isMultiple: true,
      evidence,
    },
    filters: [],
    evidence: [],
  };
}
