import { type Resource, recordKey } from "@quarterdeck/model";
import type { DataColumn } from "#components/table/data-table.tsx";
import hidden from "#components/styles/visually-hidden.module.css";
import type { useTexts } from "#texts/use-texts.ts";
import classes from "./menu-cell.module.css";
import { recordName } from "#components/resources/record-name.ts";

/** Opens the menu of a row at its button. */
export type OpenMenu = (row: unknown, button: HTMLElement) => void;

/** Last column: a menu button per row. Native buttons are fast in tables of 1,000 rows. */
export function menuColumn(
  resource: Resource,
  onMenu: OpenMenu,
  t: ReturnType<typeof useTexts<"fields">>,
): DataColumn<unknown> {
  return {
    id: " menu",
    label: "",
    align: "end",
    head: <span className={hidden.hidden}>{t("actions")}</span>,
    renderCell: (row) => {
      // Rows of a nested list have no key.
      const key = resource.name === "" ? "" : recordKey(resource, row);
      return (
        key !== undefined && (
          <button
            type="button"
            data-row-menu
            className={classes.button}
            aria-haspopup="menu"
            aria-label={t("actionsOf", { name: recordName(resource, row) ?? (key || textOf(row)) })}
            onClick={({ currentTarget }) => onMenu(row, currentTarget)}
          />
        )
      );
    },
  };
}

/** First text of a row without a key. */
function textOf(row: unknown): string {
  return Object.values(row as object).find((value) => typeof value === "string" && value) ?? "";
}
