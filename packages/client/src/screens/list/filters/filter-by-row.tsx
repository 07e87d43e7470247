import type { Field, ListShape } from "@quarterdeck/model";
import { IconFilter } from "@tabler/icons-react";
import type { ReactNode } from "react";
import type { ListAddress } from "#addresses/list-address.ts";
import lines from "#components/styles/menu-item.module.css";
import { useTexts } from "#texts/use-texts.ts";
import { focusRows } from "#screens/list/focus-rows.ts";
import { groupFilters, withFilters } from "./filter-groups.ts";
import { FilterValues } from "./filter-values.tsx";
import classes from "./filters.module.css";
import { rowFilters } from "./row-filters.ts";
import { filters } from "#texts/en/filters.ts";
import { TextsProvider } from "#texts/texts-provider.tsx";

const filterTexts = { filters };

interface RowLikeProps {
  readonly row: unknown;
  readonly list: ListShape;
  readonly fields: readonly Field[];
  readonly address: ListAddress;
  readonly onNarrow: (change: Partial<ListAddress>, isTyping: boolean) => void;
}

/** Lines of a row's menu: the list narrowed to those that share something with it. */
export function RowLike(props: RowLikeProps): ReactNode {
  return (
    <TextsProvider texts={filterTexts}>
      <Lines {...props} />
    </TextsProvider>
  );
}

function Lines({ row, list, fields, address, onNarrow }: RowLikeProps): ReactNode {
  const t = useTexts("filters");
  const { filters } = address;
  const found = rowFilters(groupFilters(list.filters, fields), fields, row).filter(({ asked }) =>
    Object.entries(asked).some(([name, values]) => filters[name]?.join("\n") !== values.join("\n")),
  );
  if (found.length === 0) return null;
  return (
    <div role="group" aria-label={t("alike")} className={classes.alike}>
      <div className={classes.alikeHeading} aria-hidden="true">
        {t("alike")}
      </div>
      {found.map(({ group, line, values, asked }) => (
        <button
          key={group.id}
          type="button"
          role="menuitem"
          tabIndex={-1}
          className={lines.item}
          onClick={({ currentTarget }) => {
            currentTarget.closest<HTMLElement>("[popover]")?.hidePopover();
            // The row's own place may be another now.
            focusRows();
            onNarrow({ filters: withFilters(filters, asked) }, false);
          }}
        >
          <IconFilter size="1rem" aria-hidden />
          <span>
            <bdi>{group.label}</bdi>:{" "}
            <bdi>
              <FilterValues filter={line.filter} values={values} />
            </bdi>
          </span>
        </button>
      ))}
    </div>
  );
}
