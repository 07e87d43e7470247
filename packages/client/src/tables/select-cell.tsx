import { type MouseEvent, type ReactNode, useEffect, useRef, useSyncExternalStore } from "react";
import { DisabledReason } from "#components/feedback/disabled-reason.tsx";
import checkbox from "#components/styles/checkbox.module.css";
import { useTexts } from "#texts/use-texts.ts";
import classes from "./select-cell.module.css";
import { isSelected, type RowSelection, useSelected } from "./row-selection.ts";

interface SelectCellProps {
  readonly selection: RowSelection;
  readonly rowKey: string;
  readonly name: string;
}

/**
 * Checkbox of a row. Native, because 1,000 Mantine checkboxes are slow; renders only for changes of
 * its row.
 */
export function SelectCell({ selection, rowKey, name }: SelectCellProps): ReactNode {
  const t = useTexts("fields");
  const input = useRef<HTMLInputElement>(null);
  const isOn = useSyncExternalStore(selection.subscribe, () => selection.has(rowKey));
  // Not by `:has()`, which would be evaluated for every changed cell.
  useEffect(() => {
    const row = input.current?.closest("tr");
    row?.toggleAttribute("data-chosen", isOn);
    return () => row?.removeAttribute("data-chosen");
  }, [isOn]);

  // Not `onChange`: only the click event has `shiftKey`.
  function choose({ shiftKey }: MouseEvent): void {
    selection.choose(rowKey, !isOn, shiftKey);
  }

  return (
    <label className={classes.cell}>
      <input
        ref={input}
        type="checkbox"
        className={checkbox.checkbox}
        data-row-check
        aria-label={t("selectRow", { name })}
        checked={isOn}
        onClick={choose}
        readOnly
      />
    </label>
  );
}

/** Checkbox that selects or deselects all rows of the page. */
export function SelectPage({ selection }: { readonly selection: RowSelection }): ReactNode {
  const t = useTexts("fields");
  const input = useRef<HTMLInputElement>(null);
  const selected = useSelected(selection);
  const rows = useSyncExternalStore(selection.subscribe, selection.shown);
  const count = rows.filter(([key]) => isSelected(selected, key)).length;
  const isSome = count > 0 && count < rows.length;
  useEffect(() => {
    if (input.current !== null) input.current.indeterminate = isSome;
  }, [isSome]);
  return (
    <label className={classes.cell}>
      <DisabledReason reason={rows.length === 0 ? t("selectNone") : undefined}>
        {(disabledProps) => (
          <input
            ref={input}
            type="checkbox"
            className={checkbox.checkbox}
            aria-label={t("selectPage")}
            checked={count > 0 && !isSome}
            onChange={() => selection.choosePage(count < rows.length)}
            {...disabledProps}
          />
        )}
      </DisabledReason>
    </label>
  );
}
