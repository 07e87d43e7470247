import { isSameJson, type Resource, valueAt } from "@quarterdeck/model";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { ParentValues } from "#addresses/address.ts";
import { isRecord } from "#fields/values/record-value.ts";
import { useChunk } from "#queries/model/model-chunk.ts";
import { freshOptions } from "#records/read-fresh.ts";
import type { StartedWrite } from "#records/follow-write.ts";
import { trackSave } from "#records/running-saves.ts";
import { refreshWritten } from "#records/write-events.ts";
import { findEditableCell } from "#screens/list/cells/editable-cell.ts";
import { type FieldOutcome, saveField } from "#screens/list/cells/save-field.ts";

/** A card that was moved: its values until the list is read again. */
export interface Move {
  readonly key: string;
  /** The record with the new values. */
  readonly row: unknown;
  readonly values: MovedValues;
  /** Undefined while it is saved. */
  readonly savedAt?: number;
}

/** New values by field name. */
export type MovedValues = Readonly<Record<string, unknown>>;

/** Result of a move for its message; `changed`: another user changed the value since the list was read. */
export type MoveResult =
  | Exclude<FieldOutcome, { readonly kind: "accepted" }>
  | { readonly kind: "changed" }
  /** The job of the move failed without a message. */
  | { readonly kind: "failed"; readonly error?: undefined };

interface CardMovesOptions {
  readonly resource: Resource;
  readonly parents: ParentValues;
}

interface CardMoves {
  /** Moves that a read at this time does not contain. */
  readonly movesSince: (updatedAt: number) => readonly Move[];
  readonly isSaving: (key: string) => boolean;
  readonly move: (key: string, row: unknown, values: MovedValues) => Promise<MoveResult>;
}

/** Moves cards: each is a checked update of a record that was just read. */
export function useCardMoves({ resource, parents }: CardMovesOptions): CardMoves {
  const client = useQueryClient();
  const chunk = useChunk();
  const [moves, setMoves] = useState<readonly Move[]>([]);
  // State would be too late for a second drop.
  const saving = useRef(new Set<string>());

  async function save(
    key: string,
    row: unknown,
    values: MovedValues,
  ): Promise<FieldOutcome | MoveResult> {
    const target = { chunk, resource, parents, key };
    const changes = Object.entries(values).map(([name, value]) => ({
      cell: findEditableCell({ chunk, resource, parents, name }),
      value,
    }));
    const [first, ...others] = changes.flatMap(({ cell, value }) =>
      cell.kind === "editable" ? [{ ...cell, value }] : [],
    );
    if (first === undefined || others.length + 1 < changes.length) return { kind: "unseen" };
    try {
      const fresh = await client.fetchQuery({ ...freshOptions(target), staleTime: 0 });
      if (fresh !== null && !isRecord(fresh.record)) return { kind: "gone" };
      const base = fresh ?? { record: row };
      const isSame = Object.keys(values).every((name) =>
        isSameJson(valueAt(base.record, [name]), valueAt(row, [name])),
      );
      if (!isSame) return { kind: "changed" };
      const outcome = await saveField(client, { ...first, target, base, others });
      return outcome.kind === "conflict" ? { kind: "changed" } : outcome;
    } catch (error) {
      return { kind: "failed", error: error instanceof Error ? error : new Error(String(error)) };
    }
  }

  async function move(key: string, row: unknown, values: MovedValues): Promise<MoveResult> {
    if (saving.current.has(key)) return { kind: "saved" };
    saving.current.add(key);
    const others = (all: readonly Move[]): readonly Move[] => all.filter((one) => one.key !== key);
    const moved = { key, values, row: isRecord(row) ? { ...row, ...values } : row };
    setMoves((all) => [...others(all), moved]);
    const sent = await trackSave(() => save(key, row, values));
    const result = sent.kind === "accepted" ? await awaitEnd(client, sent.started) : sent;
    saving.current.delete(key);
    const isSaved = result.kind === "saved";
    setMoves((all) => [...others(all), ...(isSaved ? [{ ...moved, savedAt: Date.now() }] : [])]);
    if (result.kind === "changed" || result.kind === "gone") refreshWritten(client, resource.name);
    return result;
  }

  return {
    movesSince: (updatedAt) =>
      moves.filter(({ savedAt }) => savedAt === undefined || savedAt > updatedAt),
    isSaving: (key) => moves.some((one) => one.key === key && one.savedAt === undefined),
    move,
  };
}

/** Waits for the job of an accepted move. */
async function awaitEnd(client: QueryClient, started: StartedWrite): Promise<MoveResult> {
  const { followWrite } = await import("#records/follow-write.ts");
  const end = await followWrite(client, started);
  if (end.kind === "done") return { kind: "saved" };
  if (end.kind === "unknown") return { kind: "unknown" };
  return { kind: "failed", ...(end.message !== undefined && { error: new Error(end.message) }) };
}

/** The row with the values that it was moved to. */
export function withMove(row: unknown, key: string | undefined, moves: readonly Move[]): unknown {
  const moved = moves.find((one) => one.key === key);
  return moved === undefined || !isRecord(row) ? row : { ...row, ...moved.values };
}
