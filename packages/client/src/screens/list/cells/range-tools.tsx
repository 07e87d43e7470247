import type { CellBlock, Field, Resource } from "@quarterdeck/model";
import { readCellBlock, recordKey } from "@quarterdeck/model";
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import type { ParentValues } from "#addresses/address.ts";
import { lazyComponent } from "#chunks/lazy-component.tsx";
import { CellNote, type Copied } from "./cell-note.tsx";
import { type CellPosition, findCell, readPosition } from "./cell-position.ts";
import { type CellRange, boundsOf, countCells, gridStepFrom, gridStepOf } from "./cell-range.ts";
import { rangeJson, rangeText } from "./copy-range.ts";
import { copyText } from "./copy-value.ts";
import { cellOf, focusCell, isControl } from "./focus-cell.ts";
import { focusFarCell, pageOf } from "./far-cell.ts";
import { markCells } from "./mark-cells.ts";
import { RangeBar } from "./range-bar.tsx";
import "./ranges.css";

// Few visits paste cells.
const PasteHost = lazyComponent(
  async () => (await import("#screens/list/paste/paste-host.tsx")).PasteHost,
);

interface RangeToolsProps {
  /** Id of the table element. */
  readonly table: string;
  readonly resource: Resource;
  readonly parents: ParentValues;
  readonly rows: readonly unknown[];
  /** Visible columns in their order. */
  readonly fields: readonly Field[];
  /** Cell of the last long press. */
  readonly pressed: CellPosition | undefined;
  /** True while the input of a cell is open. */
  readonly isEditing: boolean;
  readonly onEdit: (position: CellPosition) => void;
}

/** Cells from the clipboard and the range that they are pasted into. */
interface Paste {
  readonly block: CellBlock;
  readonly range: CellRange;
}

/** Ranges of cells: selected by keys, clicks with Shift or a long press, copied, and pasted into. */
export function RangeTools(props: RangeToolsProps): ReactNode {
  const {
    table: id,
    resource,
    parents,
    rows,
    fields,
    pressed: longPress,
    isEditing,
    onEdit,
  } = props;
  const [marked, setMarked] = useState<CellRange & { readonly of: string }>();
  /** The reason for the bar of a single cell. */
  const [menu, setMenu] = useState<"key" | "press">();
  const [copied, setCopied] = useState<Copied>();
  const [paste, setPaste] = useState<Paste>();
  const [hasPasted, setHasPasted] = useState(false);
  /** Start of a range that a click with Shift selects: the focus moves before the click. */
  const pressed = useRef<CellPosition>(undefined);
  const names = fields.map(({ name }) => name);
  const columns = names.join("\n");
  const of = `${columns}\n\n${rows.map((row) => recordKey(resource, row)).join("\n")}`;
  // Other rows or columns end a range.
  const range = marked?.of === of ? marked : undefined;
  const bounds = range && boundsOf(range, names);
  const count = bounds === undefined ? 0 : countCells(bounds);
  const hasBar = count > (menu === undefined ? 1 : 0) && paste === undefined && !isEditing;

  const [shownPress, setShownPress] = useState<CellPosition>();
  if (longPress !== undefined && longPress !== shownPress) {
    setShownPress(longPress);
    setMenu("press");
    setMarked({ anchor: longPress, focus: longPress, of });
  }

  const positionOf = (table: HTMLTableElement, target: EventTarget | null) => {
    const cell = cellOf(target);
    return cell && readPosition(table, cell, names);
  };

  function select(next: CellRange): void {
    setMenu(undefined);
    setMarked({ ...next, of });
  }

  /** Closes the bar of a single cell, or the range; the cell takes the focus. */
  function close(retainsRange: boolean): void {
    const cell = range && cellAt(id, range.focus);
    setMenu(undefined);
    if (!retainsRange || count === 1) setMarked(undefined);
    if (cell !== undefined) focusCell(cell);
  }

  function editOne(): void {
    close(false);
    if (range !== undefined) onEdit(range.focus);
  }

  /** The range, or the cell with the focus. */
  function current(): CellRange | undefined {
    if (range !== undefined) return range;
    const table = tableOf(id);
    const position = table && positionOf(table, document.activeElement);
    return position && { anchor: position, focus: position };
  }

  function copy(isJson: boolean): void {
    const chosen = current();
    if (chosen === undefined) return;
    const parts = { rows, fields, bounds: boundsOf(chosen, names) };
    const text = isJson ? rangeJson(parts) : rangeText(parts);
    void copyText(text).then((kind) => {
      const anchor = cellAt(id, chosen.focus);
      setCopied(anchor && { anchor, kind });
    });
  }

  function pasteText(text: string): void {
    const chosen = current();
    if (chosen === undefined || text === "") return;
    setHasPasted(true);
    setPaste({ block: readCellBlock(text), range: chosen });
  }

  const onKey = useEffectEvent((table: HTMLTableElement, event: KeyboardEvent) => {
    const { target, key, shiftKey, ctrlKey, metaKey, altKey } = event;
    const from = positionOf(table, target);
    const isLink = target instanceof HTMLElement && "rowLink" in target.dataset;
    if (from === undefined || altKey || (target !== cellOf(target) && !isLink)) return;
    const letter = ctrlKey || metaKey ? key.toLowerCase() : "";
    if (letter === "c" && bounds !== undefined && getSelection()?.isCollapsed !== false) {
      take(event);
      return copy(false);
    }
    const last = names.at(-1);
    if (letter === "a" && !isLink && last !== undefined) {
      take(event);
      const end = { row: rows.length - 1, name: last };
      return select({ anchor: { row: 0, name: names[0] ?? last }, focus: end });
    }
    if (!isLink && (key === "ContextMenu" || (key === "F10" && shiftKey))) {
      take(event);
      select(range ?? { anchor: from, focus: from });
      return setMenu("key");
    }
    if (key === "Escape") setMarked(undefined);
    const step = gridStepOf(event, document.dir === "rtl");
    if (step === undefined) return;
    const grid = { names, count: rows.length, page: pageOf(table) };
    const isOther = ["first", "last", "page-up", "page-down"].includes(step);
    if (!shiftKey) setMarked(undefined);
    // The other steps without Shift are those of single cells.
    if (!shiftKey && !isOther) return;
    take(event);
    const to = gridStepFrom(range?.focus ?? from, step, grid);
    if (shiftKey) select({ anchor: range?.anchor ?? from, focus: to });
    focusFarCell(table, to, focusCell);
  });

  const onPress = useEffectEvent((table: HTMLTableElement, event: MouseEvent) => {
    const isInside = table.contains(document.activeElement);
    pressed.current = isInside ? current()?.anchor : undefined;
    const to = positionOf(table, event.target);
    // The browser would select text.
    if (event.shiftKey && to !== undefined && !isControl(event.target)) event.preventDefault();
  });

  const onClick = useEffectEvent((table: HTMLTableElement, event: MouseEvent) => {
    const to = positionOf(table, event.target);
    if (to === undefined || isControl(event.target)) return;
    if (event.shiftKey) select({ anchor: pressed.current ?? to, focus: to });
    else setMarked(undefined);
  });

  /** After a long press, a tap selects the range up to its cell. */
  const onTap = useEffectEvent((table: HTMLTableElement, event: MouseEvent) => {
    const to = positionOf(table, event.target);
    if (menu !== "press" || range === undefined || to === undefined) return;
    if (isControl(event.target)) return;
    take(event);
    setMarked({ anchor: range.anchor, focus: to, of });
  });

  const onOutside = useEffectEvent((table: HTMLTableElement, { target }: Event) => {
    const isOwn = target instanceof Element && target.closest("[popover], dialog") !== null;
    if (range !== undefined && !isOwn && !table.contains(target as Node)) setMarked(undefined);
  });

  const onPaste = useEffectEvent((table: HTMLTableElement, event: ClipboardEvent) => {
    const { activeElement } = document;
    const isInBar = activeElement !== null && activeElement.closest("[data-range-bar]") !== null;
    if (!isInBar && positionOf(table, activeElement) === undefined) return;
    const text = event.clipboardData?.getData("text/plain") ?? "";
    if (text === "") return;
    event.preventDefault();
    pasteText(text);
  });

  useEffect(() => {
    const table = tableOf(id);
    if (table === undefined) return undefined;
    const ended = new AbortController();
    const { signal } = ended;
    table.setAttribute("role", "grid");
    table.setAttribute("aria-multiselectable", "true");
    // Before the keys of single cells.
    const early = { signal, capture: true };
    table.addEventListener("keydown", (event) => onKey(table, event), early);
    table.addEventListener("mousedown", (event) => onPress(table, event), early);
    table.addEventListener("click", (event) => onTap(table, event), early);
    table.addEventListener("click", (event) => onClick(table, event), { signal });
    document.addEventListener("pointerdown", (event) => onOutside(table, event), { signal });
    document.addEventListener("paste", (event) => onPaste(table, event), { signal });
    return () => ended.abort();
  }, [id]);

  const { first, last } = bounds ?? {};
  const chosen = bounds?.names.join("\n");
  useEffect(() => {
    const table = tableOf(id);
    if (table === undefined || first === undefined || last === undefined) return undefined;
    return markCells(table, { first, last, names: chosen?.split("\n") ?? [] });
  }, [id, first, last, chosen]);

  return (
    <>
      {hasBar && (
        <RangeBar
          table={id}
          count={count}
          takesFocus={menu !== undefined}
          onEdit={count === 1 ? editOne : undefined}
          onCopy={(isJson) => {
            copy(isJson);
            close(true);
          }}
          onPaste={pasteText}
          onClose={() => close(false)}
        />
      )}
      {copied !== undefined && <CellNote {...copied} onClose={() => setCopied(undefined)} />}
      {(paste !== undefined || hasPasted) && (
        <PasteHost
          {...{ resource, parents, rows, fields }}
          paste={paste && { block: paste.block, bounds: boundsOf(paste.range, names) }}
          onClose={() => {
            const cell = paste && cellAt(id, paste.range.focus);
            setPaste(undefined);
            if (cell !== undefined) focusCell(cell);
          }}
        />
      )}
    </>
  );
}

function cellAt(id: string, position: CellPosition): HTMLElement | undefined {
  const table = tableOf(id);
  return table && findCell(table, position);
}

function tableOf(id: string): HTMLTableElement | undefined {
  const table = document.getElementById(id);
  return table instanceof HTMLTableElement ? table : undefined;
}

/** Keeps an event from the table and from single cells. */
function take(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}
