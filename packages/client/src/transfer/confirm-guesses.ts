import {
  type ImportMapping,
  type ImportPlan,
  isUnproven,
  provenReference,
  type ReferenceField,
  scalarText,
  valueAt,
} from "@quarterdeck/model";
import type { QueryClient } from "@tanstack/react-query";
import { isListable, listRows, type LookupTarget } from "./find-by-key.ts";
import { findReferences } from "./find-references.ts";

interface Order extends Pick<LookupTarget, "chunk" | "resource" | "parents"> {
  readonly plan: ImportPlan;
  readonly mapping: ImportMapping;
}

/**
 * The plan with references in place of texts and numbers that only seem to be keys: those whose values in stored records
 * are all keys.
 */
export async function confirmGuesses(
  order: Order,
  { client, signal }: { readonly client: QueryClient; readonly signal: AbortSignal },
): Promise<ImportPlan> {
  const { plan, mapping, resource } = order;
  const mapped = new Set(mapping.values());
  const guesses = resource.fields.filter(isUnproven).filter(({ name, isGuess, alternateKeys }) => {
    const column = plan.columns.find((one) => one.name === name && mapped.has(name));
    const isPlain = column?.field.kind === "text" || column?.field.kind === "number";
    const isKey = column !== undefined && plan.keys.includes(column);
    return isPlain && !isKey && isGuess === true && alternateKeys === undefined;
  });
  const target = { ...order, client, signal };
  if (guesses.length === 0 || !isListable(target)) return plan;
  const rows = await listRows(target, FIRST_ROWS);
  const texts = new Map(guesses.map((guess) => [guess, textsOf(guess, rows)]));
  const { find } = await findReferences(texts, { client, signal });
  const isProven = (guess: ReferenceField): boolean => {
    const values = [...(texts.get(guess) ?? [])];
    const isKey = (text: string) => {
      const match = find(guess, text);
      return match !== undefined && "value" in match && scalarText(match.value) === text;
    };
    return values.length >= leastValues(guess) && values.every(isKey);
  };
  const proven = new Map(guesses.filter(isProven).map((guess) => [guess.name, guess]));
  const columns = plan.columns.map((column) => {
    const guess = proven.get(column.name);
    return guess ? { ...column, field: provenReference(guess, { to: guess.to }) } : column;
  });
  return { ...plan, columns };
}

function textsOf({ name }: ReferenceField, rows: readonly unknown[]): ReadonlySet<string> {
  return new Set(rows.flatMap((row) => scalarText(valueAt(row, [name])) || []));
}

/** Small numbers are keys of most lists: one proves nothing. */
function leastValues({ isInteger }: ReferenceField): number {
  return isInteger === true ? 2 : 1;
}

const FIRST_ROWS = { page: 1, size: 50, sort: [], search: "", filters: {} };
