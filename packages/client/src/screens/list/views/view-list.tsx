import { ownMember } from "@quarterdeck/model";
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from "react";
import hidden from "#components/styles/visually-hidden.module.css";
import { moveView } from "#storage/arrange-views.ts";
import { isSameView, type SavedView } from "#storage/views.ts";
import { useFormat } from "#texts/use-texts.ts";
import { useViewTexts } from "#texts/use-view-texts.ts";
import columns from "#screens/list/columns/columns.module.css";
import classes from "./views.module.css";
import { useRowDrag } from "#screens/list/use-row-drag.ts";
import { ViewLine } from "./view-line.tsx";

interface ViewListProps {
  /** Views of one list. */
  readonly views: readonly SavedView[];
  readonly now: SavedView;
  readonly onName: (view: SavedView, name: string) => void;
  readonly onUpdate: (view: SavedView) => void;
  readonly onRemove: (view: SavedView) => void;
}

/** Saved views, reordered by dragging, with buttons, or with Alt and the arrow keys. */
export function ViewList({ views, now, onName, onUpdate, onRemove }: ViewListProps): ReactNode {
  const t = useViewTexts();
  const format = useFormat();
  const list = useRef<HTMLUListElement>(null);
  const refocus = useRef<{ readonly element: HTMLElement; readonly position: number }>(undefined);
  const [announcement, setAnnouncement] = useState("");
  const drag = useRowDrag(list, move);

  // A line loses the focus when React moves it, and the first line has no Move up button.
  useEffect(() => {
    const { element, position } = refocus.current ?? {};
    refocus.current = undefined;
    if (element?.isConnected === true) element.focus();
    else if (position !== undefined) list.current?.children[position]?.querySelector("a")?.focus();
  });

  function move(from: number, to: number): void {
    const view = views[from];
    if (view === undefined) return;
    const element = document.activeElement;
    const position = moveView(view, to);
    if (element instanceof HTMLElement) refocus.current = { element, position };
    const count = format.number(views.length);
    setAnnouncement(t("moved", { name: view.name, position: format.number(position + 1), count }));
  }

  function moveByKey(event: KeyboardEvent, at: number): void {
    const step = ownMember(steps, event.key);
    if (step === undefined || !event.altKey) return;
    event.preventDefault();
    move(at, at + step);
  }

  return (
    <>
      <ul ref={list} className={classes.list}>
        {views.map((view, at) => (
          <li
            key={view.name}
            className={columns.moved}
            style={{ transform: drag.shiftOf(at) }}
            data-dragged={drag.from === at || undefined}
            onKeyDown={(event) => moveByKey(event, at)}
          >
            <ViewLine
              view={view}
              taken={views.map(({ name }) => name)}
              grip={views.length > 1 ? drag.gripOf(at) : undefined}
              onName={(name) => onName(view, name)}
              onUpdate={isSameView(view, now) ? undefined : () => onUpdate(view)}
              onMoveUp={isSameGroup(view, views[at - 1]) ? () => move(at, at - 1) : undefined}
              onRemove={() => onRemove(view)}
            />
          </li>
        ))}
      </ul>
      <span role="status" className={hidden.hidden}>
        {announcement}
      </span>
    </>
  );
}

/** True if both views are pinned or both are not: pinned views come first. */
function isSameGroup(view: SavedView, above: SavedView | undefined): boolean {
  return above !== undefined && (above.isPinned === true) === (view.isPinned === true);
}

const steps: Readonly<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowDown: 1 };
