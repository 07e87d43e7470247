import type { Field, ListShape, ListState } from "@quarterdeck/model";
import { IconFilter } from "@tabler/icons-react";
import { type ReactNode, useRef } from "react";
import { lazyComponent } from "#chunks/lazy-component.tsx";
import { EarlyInput } from "#components/inputs/early-input.tsx";
import { Popup } from "#components/overlays/popup.tsx";
import type { CountedList } from "./use-choice-counts.ts";
import { useListTexts } from "#texts/use-list-texts.ts";

const filterIcon = <IconFilter size="1rem" />;

const FilterBuilder = lazyComponent(
  async () => (await import("./filter-builder.tsx")).FilterBuilder,
);

interface FilterMenuProps {
  readonly list: ListShape;
  readonly fields: readonly Field[];
  readonly chosen: ListState["filters"];
  readonly counted: CountedList;
  readonly onFilters: (filters: ListState["filters"]) => void;
}

/** Narrows the list by one more condition. */
export function FilterMenu(props: FilterMenuProps): ReactNode {
  const t = useListTexts();
  const label = t("filter");
  const typedRef = useRef("");
  return (
    <Popup label={label} icon={filterIcon} shortcut="f" isTool>
      {(close) => (
        <FilterBuilder
          fallback={
            <>
              <span role="status">{t("loading", { label })}</span>
              <EarlyInput label={label} typedRef={typedRef} />
            </>
          }
          {...props}
          typedRef={typedRef}
          onFilters={(filters) => {
            close();
            props.onFilters(filters);
          }}
        />
      )}
    </Popup>
  );
}
