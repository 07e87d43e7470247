/** Cell of a table: its row in the list and the name of its column. */
export interface CellPosition {
  readonly row: number;
  /** `Field.name`. */
  readonly name: string;
}

/** Position of a cell that shows a field; undefined for headings, checkboxes and menus. */
export function readPosition(
  table: HTMLTableElement,
  cell: HTMLElement,
  names: readonly string[],
): CellPosition | undefined {
  const line = cell.closest("tr");
  if (line === null) return undefined;
  const name = columnNames(table)[Array.from(line.children).indexOf(cell)];
  if (name === undefined || !names.includes(name)) return undefined;
  const index = Number(line.dataset["index"] ?? bodyLines(table).indexOf(line));
  return index < 0 ? undefined : { row: index, name };
}

/** Cell at a position; undefined if its row is not in the document. */
export function findCell(
  table: HTMLTableElement,
  { row, name }: CellPosition,
): HTMLElement | undefined {
  const lines = bodyLines(table);
  const isWindow = lines.some(({ dataset }) => dataset["index"] !== undefined);
  const line = isWindow
    ? lines.find(({ dataset }) => dataset["index"] === String(row))
    : lines[row];
  return line?.querySelectorAll<HTMLElement>("td")[columnNames(table).indexOf(name)];
}

export function columnNames(table: HTMLTableElement): readonly (string | undefined)[] {
  const headings = table.querySelectorAll<HTMLElement>("thead th");
  return Array.from(headings, ({ dataset }) => dataset["column"]);
}

export function bodyLines(table: HTMLTableElement): readonly HTMLElement[] {
  return Array.from(table.querySelectorAll<HTMLElement>("tbody tr"));
}

export type Step = "left" | "right" | "up" | "down" | "start" | "end";

/** Next position, or the same at an edge; `names` are the columns in their order. */
export function stepFrom(
  { row, name }: CellPosition,
  step: Step,
  { names, count }: { readonly names: readonly string[]; readonly count: number },
): CellPosition {
  const at = names.indexOf(name);
  const column = (index: number): CellPosition => ({
    row,
    name: names[Math.min(Math.max(index, 0), names.length - 1)] ?? name,
  });
  if (step === "left") return column(at - 1);
  if (step === "right") return column(at + 1);
  if (step === "start") return column(0);
  if (step === "end") return column(names.length - 1);
  return { row: Math.min(Math.max(row + (step === "up" ? -1 : 1), 0), count - 1), name };
}

/** Step of an arrow key, Home or End in the direction of the text. */
export function stepOfKey(key: string, isRightToLeft: boolean): Step | undefined {
  if (key === "ArrowLeft") return isRightToLeft ? "right" : "left";
  if (key === "ArrowRight") return isRightToLeft ? "left" : "right";
  return others.get(key);
}

const others: ReadonlyMap<string, Step> = new Map([
  ["ArrowUp", "up"],
  ["ArrowDown", "down"],
  ["Home", "start"],
  ["End", "end"],
]);
