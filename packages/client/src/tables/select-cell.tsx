import { type MouseEvent, type ReactNode, useEffect, useRef, useSyncExternalStore } from "react";
import { DisabledReason } from "#components/feedback/disabled-reason.tsx";
import tick from "#components/styles/checkbox.module.css";
import { useTexts } from "#texts/use-texts.ts";
import classes from "./select-cell.module.css";
import { isSelected, type RowSelection, useSelected } from "./row-selection.ts";

interface SelectCellProps {
  readonly selection: RowSelection;
  readonly rowKey: string;
  readonly name: string;
}

/** Plain: a thousand of Mantine's checkboxes would be slow. Drawn again for a change of its own row alone. */
export function SelectCell({ selection, rowKey, name }: SelectCellProps): ReactNode {
  const t = useTexts("fields");
  const input = useRef<HTMLInputElement>(null);
  const isOn = useSyncExternalStore(selection.subscribe, () => selection.has(rowKey));
  // By hand: a style that asks whether a row has a tick is worked out again for every cell that changes.
  useEffect(() => {
    const row = input.current?.closest("tr");
    row?.toggleAttribute("data-chosen", isOn);
    return () => row?.removeAttribute("data-chosen");
  }, [isOn]);

  // Not `onChange`: whether Shift was held, only the click says.
  function choose({ shiftKey }: MouseEvent): void {
    selection.choose(rowKey, !isOn, shiftKey);
  }

  return (
    <label className={classes.cell}>
      <input
        ref={input}
        type="checkbox"
        className={tick.tick}
        data-row-check
        aria-label={t("selectRow", { name })}
        checked={isOn}
        onClick={choose}
        readOnly
      />
    </label>
  );
}

/** Chooses all rows of the page that shows, or none of them. */
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
        {(off) => (
          <input
            ref={input}
            type="checkbox"
            className={tick.tick}
            aria-label={t("selectPage")}
            checked={count > 0 && !isSome}
            onChange={() => selection.choosePage(count < rows.length)}
            {...off}
          />
        )}
      </DisabledReason>
    </label>
  );
}
