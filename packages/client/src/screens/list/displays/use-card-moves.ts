import {
  type Choice,
  type ChoiceField,
  isSameJson,
  type Resource,
  valueAt,
} from "@quarterdeck/model";
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { ParentValues } from "#addresses/address.ts";
import { isRecord } from "#fields/values/record-value.ts";
import { useChunk } from "#queries/model/model-chunk.ts";
import { freshOptions } from "#records/read-fresh.ts";
import { refreshWritten } from "#records/write-events.ts";
import { findEditableCell } from "#screens/list/cells/editable-cell.ts";
import { type FieldOutcome, saveField } from "#screens/list/cells/save-field.ts";

/** A card that was moved: its value until the list is read again. */
interface Move {
  readonly key: string;
  readonly value: Choice["value"];
  /** Undefined while it is saved. */
  readonly savedAt?: number;
}

/** Result of a move for its message; `changed`: another user changed the value since the list was read. */
export type MoveResult = FieldOutcome | { readonly kind: "changed" };

interface CardMovesOptions {
  readonly resource: Resource;
  readonly parents: ParentValues;
  readonly field: ChoiceField;
  /** Time of the last read of the list. */
  readonly updatedAt: number;
}

interface CardMoves {
  /** The row with the value that it was moved to. */
  readonly withMove: (row: unknown, key: string | undefined) => unknown;
  readonly isSaving: (key: string) => boolean;
  readonly move: (key: string, row: unknown, value: Choice["value"]) => Promise<MoveResult>;
}

/** Moves cards of a board: each is a checked update of one field of a record that was just read. */
export function useCardMoves(options: CardMovesOptions): CardMoves {
  const { resource, parents, field, updatedAt } = options;
  const client = useQueryClient();
  const chunk = useChunk();
  const [moves, setMoves] = useState<readonly Move[]>([]);
  // State would be too late for a second drop.
  const saving = useRef(new Set<string>());
  const shown = moves.filter(({ savedAt }) => savedAt === undefined || savedAt > updatedAt);

  async function save(key: string, row: unknown, value: Choice["value"]): Promise<MoveResult> {
    const target = { chunk, resource, parents, key };
    const cell = findEditableCell({ chunk, resource, parents, name: field.name });
    if (cell.kind !== "editable") return { kind: "unseen" };
    try {
      const fresh = await client.fetchQuery({ ...freshOptions(target), staleTime: 0 });
      if (fresh !== null && !isRecord(fresh.record)) return { kind: "gone" };
      const base = fresh ?? { record: row };
      const isSame = isSameJson(valueAt(base.record, [field.name]), valueAt(row, [field.name]));
      if (!isSame) return { kind: "changed" };
      const outcome = await saveField(client, { ...cell, target, base, value });
      return outcome.kind === "conflict" ? { kind: "changed" } : outcome;
    } catch (error) {
      return { kind: "failed", error: error instanceof Error ? error : new Error(String(error)) };
    }
  }

  async function move(key: string, row: unknown, value: Choice["value"]): Promise<MoveResult> {
    if (saving.current.has(key)) return { kind: "saved" };
    saving.current.add(key);
    const others = (all: readonly Move[]): readonly Move[] => all.filter((one) => one.key !== key);
    setMoves((all) => [...others(all), { key, value }]);
    const result = await save(key, row, value);
    saving.current.delete(key);
    const isSaved = result.kind === "saved";
    setMoves((all) => [...others(all), ...(isSaved ? [{ key, value, savedAt: Date.now() }] : [])]);
    if (result.kind === "changed" || result.kind === "gone") refreshWritten(client, resource.name);
    return result;
  }

  return {
    withMove: (row, key) => {
      const moved = shown.find((one) => one.key === key);
      return moved === undefined || !isRecord(row) ? row : { ...row, [field.name]: moved.value };
    },
    isSaving: (key) => shown.some((one) => one.key === key && one.savedAt === undefined),
    move,
  };
}
