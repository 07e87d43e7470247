import { changeOperation, recordKey, type Resource } from "@quarterdeck/model";
import { type ReactNode, useEffect, useEffectEvent, useMemo, useRef } from "react";
import { recordAddress } from "#addresses/resource-address.ts";
import { lazyComponent } from "#chunks/lazy-component.tsx";
import { useChunk } from "#queries/model/model-chunk.ts";
import { useModel } from "#queries/model/use-model.ts";
import { useNavigate } from "#router/use-router.ts";
import { isControl } from "#screens/list/cells/focus-cell.ts";
import type { TakeEarlyClick } from "#screens/list/use-settled-rows.ts";
import type { PeekProps } from "./peek-props.ts";
import { focusRow, rowSelector, rowTargetKind, readRow } from "./table-rows.ts";

// Loaded for the first record that is opened.
const PeekPanel = lazyComponent(async () => (await import("./peek-panel.tsx")).PeekPanel);

interface PeekHostProps extends PeekProps {
  /** False until the table has rows. */
  readonly hasTable: boolean;
  readonly takeEarlyClick: TakeEarlyClick;
}

/** Longest time between a click and its effect. */
const EARLY_MS = 3000;

/** Longer than the interval of a double click that edits a cell: the panel moves the cells. */
const CLICK_MS = 280;
/** Rows that arrow keys pass within this time are not read. */
const FOLLOW_MS = 150;

/** Opens the record of a row in a panel by click or Space, and follows the focus to other rows. */
export function PeekHost(props: PeekHostProps): ReactNode {
  const {
    table: id,
    hasTable,
    resource,
    parents,
    rows,
    fields,
    peek,
    takeEarlyClick,
    onPeek,
  } = props;
  const model = useModel();
  const navigate = useNavigate();
  const canEdit = changeOperation(useChunk(), resource) !== undefined;
  const keys = useMemo(() => peekKeys(resource, rows), [resource, rows]);
  const names = fields.map(({ name }) => name);
  const timer = useRef<number>(undefined);
  /** Record in the panel and focused cell when the pointer was pressed: the focus has moved before the click. */
  const pressed = useRef<{ readonly key: string | undefined; readonly focused: Element | null }>(
    undefined,
  );
  useEffect(() => () => clearTimeout(timer.current), []);

  const openPage = (key: string): void =>
    void navigate(recordAddress(model, resource, key, { parents }));
  const showNow = useEffectEvent((key: string | undefined) => {
    if (key !== peek) onPeek(key);
  });

  function runSoon(run: () => void, ms: number): void {
    clearTimeout(timer.current);
    timer.current = window.setTimeout(run, ms);
  }

  const showSoon = useEffectEvent((key: string, ms: number) => runSoon(() => showNow(key), ms));

  function close(): void {
    onPeek(undefined);
    const isInTable = document.getElementById(id)?.contains(document.activeElement) === true;
    if (!isInTable) focusRow(id, keys.indexOf(peek));
    // The focus would open the panel again.
    clearTimeout(timer.current);
  }

  const onClick = useEffectEvent((table: HTMLTableElement, event: MouseEvent) => {
    const key = keys[readRow(table, event.target, names) ?? -1];
    const isPlain = !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
    // A double click selects a word in some browsers.
    if (event.detail > 1) return clearTimeout(timer.current);
    const isSelecting = getSelection()?.isCollapsed === false;
    if (key === undefined || !isPlain || isSelecting || isControl(event.target)) return;
    if (!matchMedia("(min-width: 48em)").matches) return openPage(key);
    if (key !== pressed.current?.key) showSoon(key, CLICK_MS);
    else if (!canEdit) openPage(key);
    // Other cells of a row with the focus take it, to be edited.
    else if (!isOtherCell(pressed.current.focused, event.target))
      runSoon(() => openPage(key), CLICK_MS);
  });

  const onKey = useEffectEvent((table: HTMLTableElement, event: KeyboardEvent) => {
    const key = keys[readRow(table, event.target, names) ?? -1];
    const isPlain = !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
    const kind = rowTargetKind(event.target);
    if (key === undefined || !isPlain || kind === undefined) return;
    if (event.key === " " && kind !== "selectable") {
      if (key === peek) close();
      else onPeek(key);
    } else if (event.key === "Escape" && peek !== undefined) {
      close();
    } else if (event.key === "Enter" && kind === "cell" && key === peek && !canEdit) {
      openPage(key);
    } else {
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  });

  const onFocus = useEffectEvent((table: HTMLTableElement, { target }: Event) => {
    const key = keys[readRow(table, target, names) ?? -1];
    if (peek === undefined || key === undefined || rowTargetKind(target) === undefined) return;
    showSoon(key, FOLLOW_MS);
  });

  const onMount = useEffectEvent((table: HTMLTableElement) => {
    const click = takeEarlyClick();
    if (!(click?.target instanceof Node) || !table.contains(click.target)) return;
    if (performance.now() - click.timeStamp >= EARLY_MS) return;
    // The cells already listen.
    if (click.detail > 1) click.target.dispatchEvent(new MouseEvent("dblclick", { bubbles: true }));
    else onClick(table, click);
  });

  const onPress = useEffectEvent(() => {
    pressed.current = { key: peek, focused: document.activeElement };
  });

  useEffect(() => {
    const table = document.getElementById(id);
    if (!hasTable || !(table instanceof HTMLTableElement)) return undefined;
    const ended = new AbortController();
    const { signal } = ended;
    table.addEventListener("pointerdown", () => onPress(), { signal });
    table.addEventListener("click", (event) => onClick(table, event), { signal });
    table.addEventListener("focusin", (event) => onFocus(table, event), { signal });
    // Before the cells, which take Enter and Escape.
    table.addEventListener("keydown", (event) => onKey(table, event), { signal, capture: true });
    onMount(table);
    return () => ended.abort();
  }, [id, hasTable]);

  if (peek === undefined) return null;
  const at = keys.indexOf(peek);
  return (
    <PeekPanel
      {...{ resource, parents }}
      recordKey={peek}
      mark={at < 0 ? undefined : `:is(${rowSelector(id, at)}) > td`}
      row={at < 0 ? undefined : { value: rows[at] }}
      previous={at < 0 ? undefined : keys[at - 1]}
      next={at < 0 ? undefined : keys[at + 1]}
      onPeek={onPeek}
      onClose={close}
    />
  );
}

/** True for a target in another cell of the row with the focus. */
function isOtherCell(focused: Element | null, target: EventTarget | null): boolean {
  const cell = focused?.closest("td");
  if (!cell || !(target instanceof Element) || cell.contains(target)) return false;
  return cell.parentElement === target.closest("tr");
}

/** Keys of the rows that lead to records of this resource. */
function peekKeys(resource: Resource, rows: readonly unknown[]): readonly (string | undefined)[] {
  if (resource.rowTarget !== undefined) return [];
  return rows.map((row) => recordKey(resource, row));
}
