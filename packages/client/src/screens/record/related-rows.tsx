import { ActionIcon, TextInput } from "@mantine/core";
import {
  divideListState,
  latestSort,
  type ListState,
  type Resource,
  leadsOn,
  withBrowserList,
} from "@quarterdeck/model";
import { IconChevronLeft, IconChevronRight, IconSearch } from "@tabler/icons-react";
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { HttpError } from "#http/errors.ts";
import { listAddress, newAddress } from "#addresses/resource-address.ts";
import { lazyComponent } from "#chunks/lazy-component.tsx";
import { renderHeadingTool } from "#components/corrections/heading-tool.tsx";
import { NoResults } from "#components/feedback/no-results.tsx";
import { ProblemAlert } from "#components/feedback/problem-alert.tsx";
import { useTypedText } from "#components/inputs/use-typed-text.ts";
import { AppLink } from "#components/navigation/app-link.tsx";
import hidden from "#components/styles/visually-hidden.module.css";
import { inlineLabel } from "#components/values/inline-label.ts";
import { useRowMenu } from "#operations/use-row-menu.tsx";
import { useList } from "#queries/list.ts";
import { useModel } from "#queries/model/use-model.ts";
import { isShortList } from "#queries/short-list.ts";
import { listedFields, shownFields } from "#tables/listed-fields.ts";
import { ResourceTable } from "#operations/resource-table.tsx";
import { useListTexts } from "#texts/use-list-texts.ts";
import { useRecordTexts } from "#texts/use-record-texts.ts";
import { useFormat, useTexts } from "#texts/use-texts.ts";
import classes from "./related.module.css";
import type { Relation } from "./relations.ts";

interface RelatedRowsProps {
  readonly relation: Relation;
  /** The full description of the resource. */
  readonly resource: Resource;
  /** Rows of a page. */
  readonly size: number;
  /** Called when the first page or an error shows, and with another total. */
  readonly onSettled?: (total: number | undefined) => void;
}

// Few lists have no total.
const ExactTotal = lazyComponent(async () => (await import("#tables/exact-total.tsx")).ExactTotal);

// Most related lists have one page.
const RelatedFilters = lazyComponent(
  async () => (await import("./related-filters.tsx")).RelatedFilters,
);

interface Shown extends Omit<ListState, "size"> {
  /** Filters as the user chose them, with periods. */
  readonly chosen: ListState["filters"];
}

/** Related records, the newest first: sorted, searched, filtered and paged in their section. */
export function RelatedRows({ relation, resource, size, onSettled }: RelatedRowsProps): ReactNode {
  const t = useRecordTexts();
  const words = useTexts("components");
  const ofList = useListTexts();
  const format = useFormat();
  const model = useModel();
  const { parents } = relation;
  const label = inlineLabel(relation.label);
  const [shown, setShown] = useState<Shown>(() => ({
    page: 1,
    sort: latestSort(resource),
    search: "",
    filters: {},
    chosen: {},
  }));
  /** Cursor of each page that was shown: a cursor leads forward only. */
  const cursors = useRef<readonly (string | undefined)[]>([]);
  const { chosen, ...requested } = shown;
  const [isRefused, setIsRefused] = useState(false);
  const filters = (isRefused ? relation.otherFilters : undefined) ?? relation.filters;
  const state = { ...requested, size, filters: { ...shown.filters, ...filters } };
  const reading = useList(resource, state, parents);
  const [openMenu, menu] = useRowMenu(resource, parents);
  const [isShort, setIsShort] = useState(false);
  const { page, error } = reading;
  if (!isRefused && relation.otherFilters && isRefusal(error)) setIsRefused(true);
  const isSettled = page !== undefined || error !== null || reading.missing.length > 0;
  // A long list whose API cannot select the related records has the rows of all records.
  const isUnrelated =
    page?.isTooLong === true &&
    divideListState(resource, { ...requested, search: "", sort: [], filters }).browser !==
      undefined;
  const settle = useEffectEvent(() => onSettled?.(isUnrelated ? undefined : page?.total));
  const isNarrowed = shown.search !== "" || Object.keys(chosen).length > 0;
  useEffect(() => {
    if (isSettled && !isNarrowed) settle();
  }, [isSettled, isNarrowed, page?.total]);
  const narrow = (change: Partial<Shown>): void =>
    setShown({ ...shown, ...change, page: 1, cursor: undefined });
  const typed = useTypedText(shown.search, (search) => narrow({ search }));
  const all = listAddress(model, resource, {
    parents,
    state: {
      page: 1,
      sort: [],
      search: shown.search,
      filters: { ...chosen, ...filters },
    },
  });
  const showAll = (
    <AppLink className={classes.all} address={all}>
      {page?.total === undefined || isNarrowed || isUnrelated
        ? t("showAll", { label })
        : t("showAllOf", { label, count: format.number(page.total) })}
    </AppLink>
  );
  const failure = error !== null && page === undefined && (
    <ProblemAlert
      error={error}
      title={t("failed", { label: relation.label })}
      retries={reading.isFetching ? reading.failureCount : 0}
      onRetry={reading.refresh}
      isRetrying={reading.isFetching}
    />
  );
  // The user can change filters that the API refuses.
  if (failure !== false && !isNarrowed) return failure;
  if (reading.missing.length > 0) return showAll;
  if (isUnrelated)
    return (
      <>
        <p className={classes.none}>{t("tooLongToFilter")}</p>
        {showAll}
      </>
    );
  const described = resource.list;
  if (!isShort && page && described && isShortList(described, state, page)) setIsShort(true);
  const list = isShort ? withBrowserList(resource).list : described;
  const rows = page?.rows.slice(0, size);
  // The browser filtered the rows of a list whose end is unknown.
  const isPart = page?.arranged !== undefined && page.hasNext === undefined;
  const canTurn = shown.page > 1 || (page !== undefined && mayFollow());

  // The browser counts the rows that it filters.
  const isOpen = canTurn && page?.total === undefined && page?.arranged === undefined;

  /** True if the API may have more rows than this page. */
  function mayFollow(): boolean {
    if (page === undefined || list === undefined) return false;
    return page.arranged === undefined ? leadsOn(list, page) : page.hasNext === true;
  }

  function turn(step: 1 | -1): void {
    cursors.current = [...cursors.current.slice(0, shown.page - 1), shown.cursor];
    const number = shown.page + step;
    const cursor = step === 1 ? page?.next : cursors.current[number - 1];
    setShown({ ...shown, page: number, cursor });
  }

  return (
    <>
      {page === undefined && failure === false && (
        <span role="status" className={hidden.hidden}>
          {t("loading", { label })}
        </span>
      )}
      {list !== undefined && (canTurn || isNarrowed) && (
        <div className={classes.tools}>
          {list.search !== undefined && (
            <TextInput
              className={classes.search}
              type="search"
              aria-label={t("searchNested", { label })}
              placeholder={t("searchNested", { label })}
              autoComplete="off"
              leftSection={<IconSearch size="1rem" aria-hidden />}
              {...typed}
            />
          )}
          {list.filters.length > 0 && (
            <RelatedFilters
              {...{ relation, resource, list, chosen }}
              search={shown.search}
              onFilters={narrow}
            />
          )}
        </div>
      )}
      {failure}
      {rows?.length === 0 && !isNarrowed && (
        <p className={classes.none} role="status">
          {relation.isUnproven === true || isPart
            ? ofList("noMatch", { label })
            : t("none", { label })}
        </p>
      )}
      {rows?.length === 0 && isNarrowed && (
        <NoResults
          title={ofList("noMatch", { label })}
          onClear={() => narrow({ search: "", filters: {}, chosen: {} })}
        />
      )}
      {rows?.length !== 0 && failure === false && (
        <ResourceTable
          resource={resource}
          parents={parents}
          // The column would have the same value in every row.
          fields={shownFields(
            listedFields(resource, rows).filter(
              ({ name }) => !Object.hasOwn(relation.values, name),
            ),
            undefined,
          )}
          rows={rows ?? []}
          list={list}
          sort={shown.sort}
          onSort={(sort) => narrow({ sort })}
          isStale={reading.isPrevious}
          skeletons={page === undefined ? size : undefined}
          onMenu={openMenu}
          renderTool={renderHeadingTool}
        />
      )}
      {isPart && <p className={classes.none}>{t("partOfList")}</p>}
      {menu}
      <div className={classes.foot} hidden={!isSettled}>
        {showAll}
        {isOpen && list && (list.total?.in === "operation" || list.estimate?.exact) && (
          <ExactTotal resource={resource} list={list} parents={parents} state={state} />
        )}
        {resource.operations.create !== undefined && (
          <AppLink
            className={classes.all}
            address={newAddress(model, resource, parents, relation.values)}
          >
            {t("add", { label: inlineLabel(resource.labels.one) })}
          </AppLink>
        )}
        {canTurn && (
          <div className={classes.pages} role="group" aria-label={words("pages")}>
            <Turn label={words("previousPage")} isOff={shown.page === 1} onTurn={() => turn(-1)}>
              <IconChevronLeft size="1rem" aria-hidden />
            </Turn>
            <span role="status">{format.number(shown.page)}</span>
            <Turn label={words("nextPage")} isOff={!mayFollow()} onTurn={() => turn(1)}>
              <IconChevronRight size="1rem" aria-hidden />
            </Turn>
          </div>
        )}
      </div>
    </>
  );
}

/** True if the API does not take the value of a filter. */
function isRefusal(error: unknown): boolean {
  return error instanceof HttpError && [400, 404, 422].includes(error.status);
}

interface TurnProps {
  readonly label: string;
  readonly isOff: boolean;
  readonly onTurn: () => void;
  readonly children: ReactNode;
}

/** Button to another page. At the ends it stays in the tab order: the focus is not lost. */
function Turn({ label, isOff, onTurn, children }: TurnProps): ReactNode {
  return (
    <ActionIcon
      variant="default"
      aria-label={label}
      aria-disabled={isOff || undefined}
      {...(isOff && { "data-disabled": true })}
      onClick={() => !isOff && onTurn()}
    >
      {children}
    </ActionIcon>
  );
}
