import { type Field, recordKey, type Resource } from "@quarterdeck/model";
import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import type { ParentValues } from "#addresses/address.ts";
import { lazyComponent } from "#chunks/lazy-component.tsx";
import { recordName } from "#components/resources/record-name.ts";
import { isRecord } from "#fields/values/record-value.ts";
import { useChunk } from "#queries/model/model-chunk.ts";
import { cells } from "#texts/en/cells.ts";
import { TextsProvider } from "#texts/texts-provider.tsx";
import { CellNote, type Copied } from "./cell-note.tsx";
import { type CellPosition, findCell, readPosition, stepFrom, stepOfKey } from "./cell-position.ts";
import { cellText, copyText } from "./copy-value.ts";
import { type EditableCell, findEditableCell } from "./editable-cell.ts";
import { cellOf, focusCell, isControl } from "./focus-cell.ts";
import { useCellPress } from "./use-cell-press.ts";
import "./cell-focus.css";

const cellTexts = { cells };

// Loaded when the table has the focus.
const RangeTools = lazyComponent(async () => (await import("./range-tools.tsx")).RangeTools);

// With the inputs of forms: loaded when a cell has the focus.
const CellEditor = lazyComponent(async () => (await import("./cell-editor.tsx")).CellEditor);

interface CellToolsProps {
  /** Id of the table element. */
  readonly table: string;
  readonly resource: Resource;
  readonly parents: ParentValues;
  readonly rows: readonly unknown[];
  /** Visible columns in their order. */
  readonly fields: readonly Field[];
}

/** A cell that is open for editing, or that shows why it is not. */
interface OpenCell {
  readonly position: CellPosition;
  readonly anchor: HTMLElement;
  readonly key: string;
  readonly cell: EditableCell;
}

/** Keyboard grid over a table: cells get the focus, are copied and edited. */
export function CellTools({
  table: id,
  resource,
  parents,
  rows,
  fields,
}: CellToolsProps): ReactNode {
  const chunk = useChunk();
  const [open, setOpen] = useState<OpenCell>();
  const [copied, setCopied] = useState<Copied>();
  const [isUsed, setIsUsed] = useState(false);
  /** Cell of the last long press. */
  const [pressed, setPressed] = useState<CellPosition>();
  const names = fields.map(({ name }) => name);

  function openCell(table: HTMLTableElement, position: CellPosition): void {
    const row = rows[position.row];
    const key = isRecord(row) ? recordKey(resource, row) : undefined;
    const anchor = findCell(table, position);
    if (key === undefined || anchor === undefined) return;
    const cell = findEditableCell({ chunk, resource, parents, name: position.name });
    setCopied(undefined);
    setOpen({ position, anchor, key, cell });
  }

  function close(): void {
    setOpen(undefined);
    if (open !== undefined) focusCell(open.anchor);
  }

  /** Opens the next editable cell in the row; without one, the cell keeps the focus. */
  function openNext(table: HTMLTableElement, from: CellPosition, step: "left" | "right"): void {
    let position = from;
    for (;;) {
      const next = stepFrom(position, step, { names, count: rows.length });
      if (next.name === position.name) return close();
      position = next;
      const cell = findEditableCell({ chunk, resource, parents, name: position.name });
      if (cell.kind === "editable") return openCell(table, position);
    }
  }

  const onDoubleClick = useEffectEvent((table: HTMLTableElement, { target }: MouseEvent) => {
    const cell = cellOf(target);
    const position = cell && readPosition(table, cell, names);
    if (position === undefined || isControl(target)) return;
    getSelection()?.removeAllRanges();
    openCell(table, position);
  });

  const onClick = useEffectEvent((table: HTMLTableElement, { target }: MouseEvent) => {
    const cell = cellOf(target);
    const isSelecting = getSelection()?.isCollapsed === false;
    if (cell === undefined || isControl(target) || isSelecting) return;
    if (readPosition(table, cell, names) === undefined) return;
    void CellEditor.prefetch();
    focusCell(cell);
  });

  const onKey = useEffectEvent((table: HTMLTableElement, event: KeyboardEvent) => {
    const { target, key } = event;
    const cell = cellOf(target);
    const isLink = target instanceof HTMLElement && "rowLink" in target.dataset;
    const position = cell && readPosition(table, cell, names);
    if (position === undefined || (target !== cell && !isLink)) return;
    if (!isLink) void CellEditor.prefetch();
    const isCopy = (event.ctrlKey || event.metaKey) && key.toLowerCase() === "c";
    if (isCopy && cell !== undefined && getSelection()?.isCollapsed !== false) {
      event.preventDefault();
      const row = rows[position.row];
      const text = isRecord(row) ? cellText(row, position.name) : "";
      void copyText(text).then((kind) => setCopied({ anchor: cell, kind }));
      return;
    }
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (key === "F2" || (key === "Enter" && !isLink)) {
      take(event);
      openCell(table, position);
      return;
    }
    if (key === "Escape" && !isLink) {
      cell?.closest("tr")?.querySelector<HTMLElement>("[data-row-link]")?.focus();
      return;
    }
    const step = stepOfKey(key, document.dir === "rtl");
    // The table itself moves between the links of its rows.
    if (step === undefined || (isLink && step !== "left" && step !== "right")) return;
    take(event);
    const next = findCell(table, stepFrom(position, step, { names, count: rows.length }));
    if (next !== undefined) focusCell(next);
  });

  useCellPress(id, (cell) => {
    const table = cell.closest("table");
    const position = table === null ? undefined : readPosition(table, cell, names);
    if (position === undefined) return;
    void CellEditor.prefetch();
    setPressed(position);
    setIsUsed(true);
  });

  function edit(position: CellPosition): void {
    const table = document.getElementById(id);
    if (table instanceof HTMLTableElement) openCell(table, position);
  }

  useEffect(() => {
    const table = document.getElementById(id);
    if (!(table instanceof HTMLTableElement)) return undefined;
    const ended = new AbortController();
    const { signal } = ended;
    // A key, if the table had the focus before.
    for (const type of ["focusin", "keydown"]) {
      table.addEventListener(type, () => setIsUsed(true), { signal, once: true });
    }
    table.addEventListener("dblclick", (event) => onDoubleClick(table, event), { signal });
    table.addEventListener("click", (event) => onClick(table, event), { signal });
    table.addEventListener("keydown", (event) => onKey(table, event), { signal });
    return () => ended.abort();
  }, [id]);

  return (
    <TextsProvider texts={cellTexts}>
      {isUsed && (
        <RangeTools
          {...{ table: id, resource, parents, rows, fields, pressed }}
          isEditing={open !== undefined}
          onEdit={edit}
        />
      )}
      {copied !== undefined && <CellNote {...copied} onClose={() => setCopied(undefined)} />}
      {open?.cell.kind === "read-only" && (
        <CellNote
          anchor={open.anchor}
          kind={open.cell.reason}
          field={fields.find(({ name }) => name === open.position.name)?.label ?? ""}
          onClose={close}
        />
      )}
      {open?.cell.kind === "editable" && (
        <CellEditor
          key={`${open.key} ${open.position.name}`}
          anchor={open.anchor}
          target={{ chunk, resource, parents, key: open.key }}
          name={recordName(resource, rows[open.position.row]) ?? open.key}
          listed={rows[open.position.row]}
          {...open.cell}
          onClose={close}
          onMove={(step) => {
            const table = open.anchor.closest("table");
            if (table !== null) openNext(table, open.position, step);
          }}
        />
      )}
    </TextsProvider>
  );
}

/** Keeps a key from the table, which moves between rows. */
function take(event: KeyboardEvent): void {
  event.preventDefault();
  event.stopPropagation();
}
