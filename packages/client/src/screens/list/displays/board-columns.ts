import { type Choice, type ChoiceField, isSameJson, valueAt, writeJson } from "@quarterdeck/model";

export interface BoardColumn {
  readonly id: string;
  readonly value: Choice["value"];
  /** Undefined: the field has no value. */
  readonly label: string | undefined;
  /** False for a value that the description lacks. */
  readonly isOffered: boolean;
  readonly rows: readonly unknown[];
}

/** Columns of a board: the described values in their order, then those that only rows have. */
export function boardColumns(
  { name, choices }: ChoiceField,
  rows: readonly unknown[],
): readonly BoardColumn[] {
  const valueOf = (row: unknown): Choice["value"] => readChoice(valueAt(row, [name]));
  const offered = choices.filter(({ value }) => value !== null);
  const isDescribed = (value: Choice["value"]): boolean =>
    offered.some((one) => isSameJson(one.value, value));
  const further = new Map(
    rows
      .map(valueOf)
      .filter((value) => !isDescribed(value))
      .map((value) => [writeJson(value), value]),
  );
  const toColumn = (
    value: Choice["value"],
    { label, isOffered }: Pick<BoardColumn, "label" | "isOffered">,
  ): BoardColumn => ({
    id: writeJson(value),
    value,
    label,
    isOffered,
    rows: rows.filter((row) => isSameJson(valueOf(row), value)),
  });
  return [
    ...offered.map(({ value, label }) => toColumn(value, { label, isOffered: true })),
    ...Array.from(further.values(), (value) =>
      toColumn(value, { label: value === null ? undefined : String(value), isOffered: false }),
    ),
  ];
}

function readChoice(value: unknown): Choice["value"] {
  const isPlain =
    typeof value === "string" || typeof value === "number" || typeof value === "boolean";
  return isPlain ? value : null;
}
