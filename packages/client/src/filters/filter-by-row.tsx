import { ownMember } from "@quarterdeck/model";
import type { Field, ListShape } from "@quarterdeck/model";
import { IconFilter } from "@tabler/icons-react";
import type { ReactNode } from "react";
import type { ListAddress } from "#addresses/list-address.ts";
import lines from "#components/styles/menu-item.module.css";
import { useTexts } from "#texts/use-texts.ts";
import { focusRows } from "./focus-rows.ts";
import { groupFilters, withFilters } from "./filter-groups.ts";
import { FilterValues } from "./filter-values.tsx";
import classes from "./filters.module.css";
import { rowFilters } from "./row-filters.ts";
import { filters as filterMessages } from "#texts/en/filters.ts";
import { TextsProvider } from "#texts/texts-provider.tsx";

const filterTexts = { filters: filterMessages };

interface FilterByRowProps {
  readonly row: unknown;
  readonly list: ListShape;
  readonly fields: readonly Field[];
  readonly address: ListAddress;
  readonly onNarrow: (change: Partial<ListAddress>, isTyping: boolean) => void;
}

/** Items of a row menu that filter the list by a value of the row. */
export function FilterByRow(props: FilterByRowProps): ReactNode {
  return (
    <TextsProvider texts={filterTexts}>
      <Lines {...props} />
    </TextsProvider>
  );
}

function Lines({ row, list, fields, address, onNarrow }: FilterByRowProps): ReactNode {
  const t = useTexts("filters");
  const { filters } = address;
  const matches = rowFilters(groupFilters(list.filters, fields), fields, row).filter(
    ({ condition }) =>
      Object.entries(condition).some(
        ([name, values]) => ownMember(filters, name)?.join("\n") !== values.join("\n"),
      ),
  );
  if (matches.length === 0) return null;
  return (
    <div role="group" aria-label={t("alike")} className={classes.byRow}>
      <div className={classes.byRowHeading} aria-hidden="true">
        {t("alike")}
      </div>
      {matches.map(({ group, line, values, condition }) => (
        <button
          key={group.id}
          type="button"
          role="menuitem"
          tabIndex={-1}
          className={lines.item}
          onClick={({ currentTarget }) => {
            currentTarget.closest<HTMLElement>("[popover]")?.hidePopover();
            // The row may move or disappear.
            focusRows();
            onNarrow({ filters: withFilters(filters, condition) }, false);
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
