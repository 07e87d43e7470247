import type { Field, ListField } from "@quarterdeck/model";
import type { ReactNode } from "react";
import { useTexts } from "#texts/use-texts.ts";
import classes from "./cell.module.css";
import { CutText } from "./truncated-text.tsx";
import type { CellProps, FieldView } from "#fields/field-props.ts";
import { OtherValue, writePlain } from "./plain-value.tsx";

const mostInCell = 3;
const mostAtOnce = 200;
const inside: ReadonlySet<Field["kind"]> = new Set(["group", "list", "json"]);

function ListCell({ field, value, isWhole, Nested }: CellProps<ListField>): ReactNode {
  const t = useTexts("fields");
  if (!Array.isArray(value)) return <OtherValue value={value} isWhole={isWhole} />;
  const items: readonly unknown[] = value;
  if (items.length === 0) return <span className={classes.empty}>{t("noItems")}</span>;
  if (!isWhole && inside.has(field.item.kind)) {
    return <CutText text={t("items", { count: items.length })} isWhole={false} />;
  }
  const shown = items.slice(0, isWhole ? mostAtOnce : mostInCell);
  const more = items.length - shown.length;
  return (
    <ul className={isWhole && inside.has(field.item.kind) ? classes.stacked : classes.items}>
      {shown.map((item, index) => (
        // An item has no identity but its place.
        <li key={index}>
          <Nested field={field.item} value={item} isWhole={isWhole} />
        </li>
      ))}
      {more > 0 && (
        <li title={isWhole ? undefined : writePlain(items)}>{t("more", { count: more })}</li>
      )}
    </ul>
  );
}

export const listView: FieldView<ListField> = {
  align: "start",
  Cell: ListCell,
};
