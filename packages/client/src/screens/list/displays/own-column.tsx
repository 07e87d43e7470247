import {
  type ChoiceField,
  type Filter,
  isSameJson,
  type ListShape,
  ownMember,
  recordKey,
} from "@quarterdeck/model";
import type { ReactNode } from "react";
import type { ListAddress } from "#addresses/list-address.ts";
import { ColumnFrame, type ColumnProps } from "./board-column.tsx";
import type { Move } from "./use-card-moves.ts";
import { useColumnRows } from "./use-column-rows.ts";

interface OwnColumnProps extends ColumnProps {
  readonly field: ChoiceField;
  readonly list: ListShape;
  readonly address: ListAddress;
  readonly filter: Filter;
  readonly movesSince: (updatedAt: number) => readonly Move[];
}

/** Column that reads its records with a filter, page by page. */
export function OwnColumn(props: OwnColumnProps): ReactNode {
  const { column, field, card, list, address, filter, movesSince } = props;
  const { resource, parents } = card;
  const value = String(column.value);
  const own = useColumnRows({ resource, parents, list, address, filter, value });
  const moves = movesSince(own.updatedAt);
  const isHere = ({ values }: Move): boolean =>
    isSameJson(ownMember(values, field.name), column.value);
  const moveOf = (row: unknown): Move | undefined => {
    const key = recordKey(resource, row);
    return moves.find((move) => move.key === key);
  };
  const remaining = own.rows.filter((row) => {
    const move = moveOf(row);
    return move === undefined || isHere(move);
  });
  const keys = new Set(own.rows.map((row) => recordKey(resource, row)));
  const arrived = moves.filter((move) => isHere(move) && !keys.has(move.key)).map(({ row }) => row);
  const change = arrived.length + remaining.length - own.rows.length;
  return (
    <ColumnFrame
      {...props}
      rows={[...arrived, ...remaining]}
      listedOf={(row) => row}
      total={own.total === undefined ? undefined : own.total + change}
      isWhole
      isReading={own.isReading}
      error={own.error}
      onRetry={own.retry}
      onMore={own.readMore}
    />
  );
}
