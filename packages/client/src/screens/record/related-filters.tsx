import type { ListShape, ListState, Resource } from "@quarterdeck/model";
import { IconFilter } from "@tabler/icons-react";
import { type ReactNode, useMemo, useRef } from "react";
import { lazyComponent } from "#chunks/lazy-component.tsx";
import { Popup } from "#components/overlays/popup.tsx";
import { resolveFilters } from "#fields/filters/relative-days.ts";
import { useToday } from "#fields/filters/use-today.ts";
import { listedFields } from "#tables/listed-fields.ts";
import { useListTexts } from "#texts/use-list-texts.ts";
import type { Relation } from "./relations.ts";

const filterIcon = <IconFilter size="1rem" />;

// Loaded by the first use of a filter.
const FilterBuilder = lazyComponent(
  async () => (await import("#filters/filter-builder.tsx")).FilterBuilder,
);
const FilterChips = lazyComponent(
  async () => (await import("#filters/filter-chips.tsx")).FilterChips,
);

interface RelatedFiltersProps {
  readonly relation: Relation;
  readonly resource: Resource;
  readonly list: ListShape;
  readonly search: string;
  /** Filters of the user, without those of the relation. */
  readonly chosen: ListState["filters"];
  readonly onFilters: (change: FilterChange) => void;
}

interface FilterChange {
  readonly chosen: ListState["filters"];
  /** Filters of the request, which have days instead of periods. */
  readonly filters: ListState["filters"];
}

/** Filters of related records, other than those that relate them. */
export function RelatedFilters(props: RelatedFiltersProps): ReactNode {
  const { relation, resource, list, search, chosen } = props;
  const { parents, values, filters } = relation;
  const t = useListTexts();
  const today = useToday();
  const typedRef = useRef("");
  const own = useMemo(() => withoutRelation(list, relation), [list, relation]);
  if (own.filters.length === 0) return null;
  const fields = listedFields(resource, undefined).filter(
    ({ name }) => !Object.hasOwn(values, name),
  );
  const address = { page: 1, sort: [], search, filters: { ...chosen, ...filters } };
  const counted = { resource, parents, address };
  const onFilters = (next: ListState["filters"]): void =>
    props.onFilters({ chosen: next, filters: resolveFilters(own, next, today) });
  return (
    <>
      <Popup label={t("filter")} icon={filterIcon} isNarrow>
        {(close) => (
          <FilterBuilder
            fallback={<span role="status">{t("loading", { label: t("filter") })}</span>}
            list={own}
            {...{ fields, chosen, counted, typedRef }}
            onFilters={(next) => {
              close();
              onFilters(next);
            }}
          />
        )}
      </Popup>
      {Object.keys(chosen).length > 0 && (
        <FilterChips list={own} {...{ fields, chosen, onFilters }} />
      )}
    </>
  );
}

/** The list without filters on the fields that have the same value in every row. */
function withoutRelation(list: ListShape, { filters, values }: Relation): ListShape {
  return {
    ...list,
    filters: list.filters.filter(
      ({ name, fieldName }) =>
        !Object.hasOwn(filters, name) &&
        (fieldName === undefined || !Object.hasOwn(values, fieldName)),
    ),
  };
}
