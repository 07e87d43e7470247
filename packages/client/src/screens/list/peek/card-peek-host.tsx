import { ownMember, recordKey } from "@quarterdeck/model";
import { type ReactNode, useEffect, useEffectEvent, useRef } from "react";
import { recordAddress } from "#addresses/resource-address.ts";
import { lazyComponent } from "#chunks/lazy-component.tsx";
import { useModel } from "#queries/model/use-model.ts";
import { useNavigate } from "#router/use-router.ts";
import { cardSelector, focusCard, readCardKey, useCardKeys } from "./card-keys.ts";
import type { PeekProps } from "./peek-props.ts";

// Loaded for the first record that is opened.
const PeekPanel = lazyComponent(async () => (await import("./peek-panel.tsx")).PeekPanel);

/** Cards that arrow keys pass within this time are not read. */
const FOLLOW_MS = 150;
/** A pointer that moves farther drags. */
const DRAG_PX = 4;

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Opens the record of a card in a panel by click or Space, and follows the focus to other cards. */
export function CardPeekHost(props: PeekProps): ReactNode {
  const { table: id, resource, parents, rows, peek, onPeek } = props;
  const model = useModel();
  const navigate = useNavigate();
  const keys = useCardKeys(id);
  const timer = useRef<number>(undefined);
  const pressed = useRef({ x: 0, y: 0 });
  const at = peek === undefined ? -1 : keys.indexOf(peek);
  const row = rows.find((one) => peek !== undefined && recordKey(resource, one) === peek);
  useEffect(() => () => clearTimeout(timer.current), []);

  function close(): void {
    onPeek(undefined);
    if (peek !== undefined) focusCard(id, peek);
    // The focus would open the panel again.
    clearTimeout(timer.current);
  }

  const onClick = useEffectEvent((event: MouseEvent) => {
    const key = isControl(event.target) ? undefined : readCardKey(id, event.target);
    const isPlain = !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
    const { x, y } = pressed.current;
    const isDrag = Math.hypot(event.clientX - x, event.clientY - y) > DRAG_PX;
    const isSelecting = getSelection()?.isCollapsed === false;
    if (key === undefined || !isPlain || isDrag || isSelecting || !isWide()) return;
    if (key === peek) void navigate(recordAddress(model, resource, key, { parents }));
    else {
      focusCard(id, key);
      onPeek(key);
    }
  });

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event;
    const key = readCardKey(id, target);
    const isPlain = !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
    if (key === undefined || !isPlain || !isName(target) || !isWide()) return;
    const step = ownMember(steps, event.key);
    if (event.key === " ") {
      if (key === peek) close();
      else onPeek(key);
    } else if (event.key === "Escape" && peek !== undefined) {
      close();
    } else if (step !== undefined && peek !== undefined) {
      const next = keys[keys.indexOf(key) + step];
      if (next !== undefined) focusCard(id, next);
    } else {
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  });

  const onFocus = useEffectEvent(({ target }: FocusEvent) => {
    const key = readCardKey(id, target);
    if (peek === undefined || key === undefined || !isName(target)) return;
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => onPeek(key), FOLLOW_MS);
  });

  useEffect(() => {
    const ended = new AbortController();
    const { signal } = ended;
    // The display appears after its rows.
    document.addEventListener(
      "pointerdown",
      ({ clientX, clientY }) => {
        pressed.current = { x: clientX, y: clientY };
      },
      { signal },
    );
    document.addEventListener("click", (event) => onClick(event), { signal });
    document.addEventListener("focusin", (event) => onFocus(event), { signal });
    document.addEventListener("keydown", (event) => onKey(event), { signal, capture: true });
    return () => ended.abort();
  }, []);

  if (peek === undefined) return null;
  return (
    <PeekPanel
      {...{ resource, parents }}
      recordKey={peek}
      mark={cardSelector(id, peek)}
      row={row === undefined ? undefined : { value: row }}
      previous={at < 0 ? undefined : keys[at - 1]}
      next={at < 0 ? undefined : keys[at + 1]}
      onPeek={onPeek}
      onClose={close}
    />
  );
}

/** True for a link or button of a card. */
function isControl(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("a, button") !== null;
}

/** True for the link or button with the name of a card. */
function isName(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && "rowLink" in target.dataset;
}

/** False on a phone, where a tap opens the page. */
function isWide(): boolean {
  return matchMedia("(min-width: 48em)").matches;
}
