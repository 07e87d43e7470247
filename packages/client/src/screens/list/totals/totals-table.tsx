import { ActionIcon } from "@mantine/core";
import type { Field, ListShape, ListState, RowGroup } from "@quarterdeck/model";
import { writeJson } from "@quarterdeck/model";
import { IconFilter } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { FieldCell } from "#fields/field-cell.tsx";
import { groupFilters, withFilters } from "#filters/filter-groups.ts";
import { rowFilters } from "#filters/row-filters.ts";
import { useFormat, useTexts } from "#texts/use-texts.ts";
import classes from "./totals.module.css";

interface TotalsTableProps {
  readonly list: ListShape;
  readonly field: Field;
  readonly summed: readonly Field[];
  readonly groups: readonly RowGroup[];
  /** Number of all groups. */
  readonly groupCount: number;
  /** All rows. */
  readonly total: RowGroup;
  /** Label of the rows. */
  readonly label: string;
  readonly chosen: ListState["filters"];
  readonly onFilters: (filters: ListState["filters"]) => void;
}

const maxGroups = 200;

/** Table with a line for each value and one for all rows. */
export function TotalsTable(props: TotalsTableProps): ReactNode {
  const { list, field, summed, groups, groupCount, total, label, chosen, onFilters } = props;
  const t = useTexts("totals");
  const { number } = useFormat();
  const filters = groupFilters(list.filters, [field]);
  const more = groupCount - Math.min(groups.length, maxGroups);
  return (
    <div className={classes.frame} role="group" aria-label={field.label} tabIndex={0}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{field.label}</th>
            <th scope="col" className={classes.number}>
              {t("count")}
            </th>
            {summed.map(({ name, label: sumLabel }) => (
              <th key={name} scope="col" className={classes.number}>
                {t("sum", { label: sumLabel })}
              </th>
            ))}
            <td />
          </tr>
        </thead>
        <tbody>
          {groups.slice(0, maxGroups).map((group) => {
            const [filter] = rowFilters(filters, [field], { [field.name]: group.value });
            return (
              <tr key={writeJson(group.value)}>
                <th scope="row">
                  <FieldCell field={field} value={group.value} isWhole={false} />
                </th>
                <Numbers {...{ group, summed }} />
                <td className={classes.number}>
                  {filter !== undefined && (
                    <ActionIcon
                      variant="subtle"
                      color="gray"
                      aria-label={t("filter", { label, value: filter.values.join() })}
                      title={t("filter", { label, value: filter.values.join() })}
                      onClick={() => onFilters(withFilters(chosen, filter.condition))}
                    >
                      <IconFilter size="1rem" />
                    </ActionIcon>
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{more > 0 ? t("more", { count: number(more) }) : t("sumOfAll")}</th>
            <Numbers {...{ group: total, summed }} />
            <td />
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

function Numbers({
  group,
  summed,
}: {
  readonly group: RowGroup;
  readonly summed: readonly Field[];
}) {
  const { number } = useFormat();
  return (
    <>
      <td className={classes.number}>{number(group.count)}</td>
      {summed.map((one, at) => (
        <td key={one.name} className={classes.number}>
          <FieldCell field={one} value={group.sums[at]} isWhole={false} />
        </td>
      ))}
    </>
  );
}
