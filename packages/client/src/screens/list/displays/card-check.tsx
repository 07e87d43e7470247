import { type ReactNode, useSyncExternalStore } from "react";
import checkbox from "#components/styles/checkbox.module.css";
import { isEmpty, type RowSelection } from "#tables/row-selection.ts";
import { useTexts } from "#texts/use-texts.ts";
import classes from "./cards.module.css";

interface CardCheckProps {
  readonly selection: RowSelection;
  readonly rowKey: string;
  readonly name: string;
}

/** Checkbox of a card; only the focus shows it before a record is selected. */
export function CardCheck({ selection, rowKey, name }: CardCheckProps): ReactNode {
  const t = useTexts("fields");
  const isOn = useSyncExternalStore(selection.subscribe, () => selection.has(rowKey));
  const isUsed = useSyncExternalStore(selection.subscribe, () => !isEmpty(selection.get()));
  return (
    <label className={classes.check} data-used={isUsed || undefined}>
      <input
        type="checkbox"
        className={checkbox.checkbox}
        data-row-check
        aria-label={t("selectRow", { name })}
        checked={isOn}
        onChange={() => selection.choose(rowKey, !isOn, false)}
      />
    </label>
  );
}
