import { type Resource, type TimeField, valueAt } from "@quarterdeck/model";
import { type ReactNode, useState } from "react";
import type { ParentValues } from "#addresses/address.ts";
import { recordName } from "#components/resources/record-name.ts";
import { useChunk } from "#queries/model/model-chunk.ts";
import { findEditableCell } from "#screens/list/cells/editable-cell.ts";
import { useFormats } from "#texts/formats.ts";
import { addDays, daysBetween } from "#components/inputs/times/calendar-dates.ts";
import { readDay, writeDay } from "./calendar-days.ts";
import { DayMenu } from "./day-menu.tsx";
import { type DayRecord, formatDay } from "./day-record.ts";
import { MoveMessage } from "./move-message.tsx";
import { type Move, useCardMoves } from "./use-card-moves.ts";
import { useLastMove } from "./use-last-move.ts";
import { useMovedFocus } from "./use-moved-focus.ts";

interface DayMovesOptions {
  /** Id of the element with the records. */
  readonly id: string;
  readonly resource: Resource;
  readonly parents: ParentValues;
  readonly field: TimeField;
  readonly end: TimeField | undefined;
}

interface DayMoves {
  /** True if the first and the last day of a record can be changed. */
  readonly canMove: boolean;
  readonly isSaving: (key: string) => boolean;
  /** Moves that a list read at this time does not contain. */
  readonly movesSince: (updatedAt: number) => readonly Move[];
  /** Moves a record to another first day; it lasts as long as before. */
  readonly moveTo: (record: DayRecord, day: string) => void;
  readonly openMenu: (record: DayRecord, button: HTMLElement) => void;
  /** Result of the last move. */
  readonly message: ReactNode;
  readonly menu: ReactNode;
}

/** Moves of records to other days, by drag or by a dialog. */
export function useDayMoves(options: DayMovesOptions): DayMoves {
  const { id, resource, parents, field, end } = options;
  const { locale } = useFormats();
  const chunk = useChunk();
  const { movesSince, isSaving, move } = useCardMoves({ resource, parents });
  const [menu, setMenu] = useState<{ readonly record: DayRecord; readonly button: HTMLElement }>();
  const [last, setLast] = useLastMove(resource.name);
  const focusMoved = useMovedFocus((moved: MovedDay) => findMoved(id, moved));
  const canMove = [field, ...(end === undefined ? [] : [end])].every(
    ({ name }) => findEditableCell({ chunk, resource, parents, name }).kind === "editable",
  );
  const nameOf = ({ row, key }: DayRecord): string => recordName(resource, row) ?? key ?? "";

  async function moveTo(record: DayRecord, day: string): Promise<void> {
    const { key, row, first } = record;
    if (key === undefined || day === first) return;
    const endValue = end && valueAt(row, [end.name]);
    const endDay = end && readDay(end, endValue);
    const values = {
      [field.name]: writeDay(field, valueAt(row, [field.name]), day),
      ...(end !== undefined &&
        endDay !== undefined && {
          [end.name]: writeDay(end, endValue, addDays(endDay, daysBetween(first, day))),
        }),
    };
    setLast(undefined);
    const result = await move(key, row, values);
    setLast({ recordKey: key, name: nameOf(record), label: formatDay(day, locale), result });
  }

  return {
    canMove,
    isSaving,
    movesSince,
    moveTo: (record, day) => void moveTo(record, day),
    openMenu: (record, button) => setMenu({ record, button }),
    message: last !== undefined && <MoveMessage {...last} field={field} />,
    menu: menu !== undefined && (
      <DayMenu
        name={nameOf(menu.record)}
        day={menu.record.first}
        button={menu.button}
        onMove={(day) => {
          const { key, first } = menu.record;
          if (key !== undefined) focusMoved({ key, days: [day, first], at: rowOf(menu.button) });
          void moveTo(menu.record, day);
        }}
        onClose={() => setMenu(undefined)}
      />
    ),
  };
}

/** A record that was moved to another day. */
interface MovedDay {
  readonly key: string;
  /** Its new first day and that before. */
  readonly days: readonly string[];
  /** Its row before. */
  readonly at: number;
}

function rowOf(button: HTMLElement): number {
  const row = button.closest("li");
  return row === null ? 0 : [...(row.parentElement?.children ?? [])].indexOf(row);
}

/**
 * The button of the moved record. If it is not visible: the day in a calendar, or its button for more; in a list, the
 * record that has its position.
 */
function findMoved(id: string, { key, days, at }: MovedDay): readonly (Element | null)[] {
  const frame = document.getElementById(id);
  if (frame === null) return [];
  const cells = days.map((day) => frame.querySelector(`td:has(> time[datetime="${day}"])`));
  const rows = frame.querySelectorAll(":scope > li");
  return [
    frame.querySelector(`[data-key="${CSS.escape(key)}"] [aria-haspopup="dialog"]`),
    ...cells.flatMap((cell) => [cell?.querySelector(":scope > button") ?? null, cell]),
    rows[Math.min(at, rows.length - 1)]?.querySelector("[aria-haspopup]") ?? null,
  ];
}
