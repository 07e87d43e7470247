import { useEffect, useState } from "react";
import { onWrite } from "#records/write-events.ts";
import type { MoveResult } from "./use-card-moves.ts";

/** Result of a move, for its message. */
interface LastMove {
  readonly recordKey: string;
  /** Name of the record. */
  readonly name: string;
  /** Label of the column or the day. */
  readonly label: string;
  readonly result: MoveResult;
}

/** The last move, until its record is written again: an undo makes its message false. */
export function useLastMove(resource: string) {
  const [last, setLast] = useState<LastMove>();
  useEffect(
    () =>
      onWrite(({ resource: written, key }) => {
        if (written !== resource) return;
        setLast((move) => (move?.recordKey === key ? undefined : move));
      }),
    [resource],
  );
  return [last, setLast] as const;
}
