import { Button, Stack, TextInput } from "@mantine/core";
import type { Resource } from "@quarterdeck/model";
import { arrangeRows, changeOperation, resourceChunk, writtenField } from "@quarterdeck/model";
import { IconInbox, IconPencil, IconPlus, IconSearch } from "@tabler/icons-react";
import { type ReactNode, useCallback, useMemo, useState } from "react";
import { emptyListAddress, type ListAddress } from "#addresses/list-address.ts";
import { editAddress } from "#addresses/resource-address.ts";
import { CorrectPath } from "#components/corrections/correct-path.tsx";
import { renderHeadingTool } from "#components/corrections/heading-tool.tsx";
import { EmptyState } from "#components/feedback/empty-state.tsx";
import { inlineLabel } from "#components/values/inline-label.ts";
import { LinkButton } from "#components/buttons/link-button.tsx";
import { NoResults } from "#components/feedback/no-results.tsx";
import { Pager } from "#components/navigation/pager.tsx";
import { ChunkBoundary } from "#queries/model/chunk-boundary.tsx";
import { useTypedText } from "#components/inputs/use-typed-text.ts";
import { ResourceTable } from "#operations/resource-table.tsx";
import { useModel } from "#queries/model/use-model.ts";
import { useChunk } from "#queries/model/model-chunk.ts";
import { useListTexts } from "#texts/use-list-texts.ts";
import { useRecordTexts } from "#texts/use-record-texts.ts";
import { useTexts } from "#texts/use-texts.ts";
import { lazyComponent } from "#chunks/lazy-component.tsx";
import type { OpenMenu } from "#tables/menu-cell.tsx";
import { findNestedChange } from "./nested-change.ts";
import type { OpenedList } from "./nested-lists.ts";
import { chooseColumns, parentsOf, rowsOf } from "./nested-rows.ts";
import type { RecordScreenProps } from "./record-screen-props.ts";

interface NestedListPaneProps {
  readonly list: OpenedList;
  /** The record that contains the list. */
  readonly of: Pick<RecordScreenProps, "resource" | "recordKey" | "parents">;
  readonly onReload: () => void;
  /** Absent: all rows in their order. */
  readonly address?: ListAddress;
  readonly onAddress?: (next: ListAddress, how: { readonly isReplace: boolean }) => void;
  /** Only the rows, without search and pages. */
  readonly isBrief?: boolean;
}

// Few lists are changed row by row.
const NestedRowMenu = lazyComponent(
  async () => (await import("./nested-row-menu.tsx")).NestedRowMenu,
);
const NestedChangeDialog = lazyComponent(
  async () => (await import("./nested-change-dialog.tsx")).NestedChangeDialog,
);

/** Row that the user changes; without it, a new one. */
interface Changing {
  readonly row?: unknown;
  readonly isRemoval: boolean;
}

const defaultSize = 25;
const sizes: readonly number[] = [10, 25, 50, 100, 250];

/** A list inside a record with columns, search, sort and pages; its rows are changed if an update of the record can. */
export function NestedListPane(props: NestedListPaneProps): ReactNode {
  const { list, of, onReload } = props;
  const t = useRecordTexts();
  const common = useTexts("components");
  const { operations } = useChunk();
  const change = useMemo(
    () => findNestedChange(operations, of.resource, list.path),
    [operations, of.resource, list.path],
  );
  const [menu, setMenu] = useState<{ readonly row: unknown; readonly button: HTMLElement }>();
  const [changing, setChanging] = useState<Changing>();
  const onMenu = useCallback<OpenMenu>((row, button) => setMenu({ row, button }), []);
  const label = inlineLabel(list.label);
  if (change !== undefined) {
    return (
      <Stack gap="sm">
        <Button
          variant="default"
          leftSection={<IconPlus size="1rem" />}
          style={{ alignSelf: "flex-start" }}
          onClick={() => setChanging({ isRemoval: false })}
        >
          {common("new")}
        </Button>
        <Rows {...props} resource={rowsOf(list)} onMenu={onMenu} />
        {menu !== undefined && (
          <NestedRowMenu
            key={menu.button.ariaLabel}
            button={menu.button}
            canRemove={change.remove !== undefined}
            onChoose={(isRemoval) => setChanging({ row: menu.row, isRemoval })}
            onClose={() => setMenu(undefined)}
          />
        )}
        {changing !== undefined && (
          <NestedChangeDialog
            change={change}
            of={of}
            row={changing.row}
            isRemoval={changing.isRemoval}
            label={list.label}
            onClose={() => setChanging(undefined)}
            onDone={() => {
              setChanging(undefined);
              onReload();
            }}
          />
        )}
      </Stack>
    );
  }
  if (list.resource === undefined) return <Rows {...props} resource={rowsOf(list)} />;
  return (
    <ChunkBoundary
      name={resourceChunk(list.resource)}
      loading={<span role="status">{t("loading", { label })}</span>}
    >
      {({ resource }) => <Rows {...props} resource={rowsOf(list, resource, of)} />}
    </ChunkBoundary>
  );
}

function Rows({
  list,
  of,
  address = emptyListAddress,
  onAddress = () => undefined,
  isBrief = false,
  onReload,
  resource,
  onMenu,
}: NestedListPaneProps & {
  readonly resource: Resource;
  readonly onMenu?: OpenMenu;
}): ReactNode {
  const t = useRecordTexts();
  const words = useListTexts();
  const size = address.size ?? defaultSize;
  const { search, sort, page } = address;
  const { fields: all } = resource;
  const matches = useMemo(
    () => arrangeRows({ fields: all }, list.rows, { search, sort }),
    [all, list.rows, search, sort],
  );
  const start = (page - 1) * size;
  const shown = { rows: matches.slice(start, start + size), total: matches.length };
  const fields = useMemo(() => chooseColumns(resource, list.rows), [resource, list.rows]);
  const label = inlineLabel(list.label);
  const narrow = (change: Partial<ListAddress>, isReplace = false): void =>
    onAddress({ ...address, ...change, page: 1 }, { isReplace });
  const typed = useTypedText(search, (text, isTyping) => narrow({ search: text }, isTyping));
  if (list.rows.length === 0) return <EmptyList list={list} of={of} onReload={onReload} />;
  return (
    <Stack gap="sm">
      {!isBrief && (
        <TextInput
          type="search"
          maw="24rem"
          aria-label={t("searchNested", { label })}
          placeholder={t("searchNested", { label })}
          autoComplete="off"
          leftSection={<IconSearch size="1rem" aria-hidden />}
          {...typed}
        />
      )}
      {search !== "" && shown.total === 0 && (
        <NoResults title={words("noMatch", { label })} onClear={() => narrow({ search: "" })} />
      )}
      {shown.rows.length > 0 && (
        <CorrectPath
          value={list.resource === undefined ? [of.resource.name, ...list.path] : [list.resource]}
        >
          <ResourceTable
            resource={resource}
            parents={parentsOf(resource, of) ?? {}}
            fields={fields}
            rows={shown.rows}
            sort={sort}
            {...(!isBrief && { onSort: (next) => narrow({ sort: next }) })}
            onMenu={onMenu}
            renderTool={renderHeadingTool}
          />
        </CorrectPath>
      )}
      {!isBrief && (
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
      )}
    </Stack>
  );
}

type EmptyListProps = Pick<NestedListPaneProps, "list" | "of" | "onReload">;

/** Empty state; rows are added in the form of the record if the API supports it. */
function EmptyList({ list, of, onReload }: EmptyListProps): ReactNode {
  const { resource, recordKey, parents } = of;
  const t = useRecordTexts();
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
          {common("edit")}
        </LinkButton>
      ) : (
        <Button variant="default" onClick={onReload}>
          {common("reload")}
        </Button>
      )}
    </EmptyState>
  );
}
