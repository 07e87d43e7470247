import type { ListShape, ListState } from "@quarterdeck/model";
import type { ReactNode } from "react";
import { lazyComponent } from "#chunks/lazy-component.tsx";
import type { CountedList } from "./use-choice-counts.ts";

// Few searches contain a condition.
const TypedOffer = lazyComponent(async () => (await import("./filter-builder.tsx")).TypedOffer);

interface SearchConditionsProps extends CountedList {
  readonly list: ListShape;
  /** Returns to the first page. */
  readonly onNarrow: (change: Pick<ListState, "filters" | "search">, isReplace: boolean) => void;
}

/** Conditions in the text of the search box. Small, as it loads for each search. */
export function SearchConditions(props: SearchConditionsProps): ReactNode {
  const { resource, list, address, onNarrow } = props;
  const { search, filters } = address;
  if (!/[:=<>]/.test(search)) return null;
  return (
    <TypedOffer
      list={list}
      fields={resource.fields}
      chosen={filters}
      search={search}
      onNarrow={(change) => onNarrow(change, false)}
    />
  );
}
